import { refusalOf } from "@geulgyeol/contract";
import type { Language } from "@geulgyeol/engine";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { readPlan } from "../accounts/index.ts";
import { readOwnAnalysis, titleOf } from "../analysis/index.ts";
import { findRecordBadge } from "../records/index.ts";
import type { PrintReport } from "./print/report-to-print.ts";
import { cleanField } from "./rules.ts";
import { saveReportCode } from "./save-report-code.ts";

export interface MakeReportParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly print: PrintReport;
}

/** What is printed on the report only: it is not stored. */
export interface ReportRequest {
  readonly analysisId: string;
  /** Absent for the analysis' own title. */
  readonly title?: string | undefined;
  readonly writer?: string | undefined;
  readonly purpose?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * One of the user's own analyses as a PDF, and its code. Throws `NOT_FOUND` for one that is deleted, missing or another
 * user's, `PRO_REQUIRED`, and the codes of `PrintReport`. @param origin public address of this server, for the link.
 */
export async function makeReport(
  { db, now, print }: MakeReportParts,
  { userId, request, origin }: { userId: string; request: ReportRequest; origin: string },
): Promise<{ pdf: Uint8Array; code: string }> {
  const moment = now();
  const { analysisId, title, writer, purpose, language = "ko" } = request;
  const analysis = await readOwnAnalysis({ db, now: moment }, userId, analysisId);
  const refusal = refusalOf("printReport", (await readPlan(db, userId, moment)).kind);
  if (refusal !== null) throw new AppError(refusal);
  const { code, textHash, resultHash } = await saveReportCode({ db, now: moment }, analysis);
  const { wordLevel: _words, ...report } = analysis.report;
  const record = await findRecordBadge({ db, now: moment }, userId, analysis.text);
  const pdf = await print({
    code,
    textHash,
    resultHash,
    language,
    title: cleanField(title ?? titleOf(analysis)),
    writer: cleanField(writer),
    purpose: cleanField(purpose),
    // The page speaks the language of the report.
    verifyUrl: `${origin}/verify/${code}${language === "en" ? "?lang=en" : ""}`,
    analysisId: analysis.id,
    createdAt: analysis.createdAt.toISOString(),
    kind: analysis.kind,
    charCount: analysis.charCount,
    numPages: analysis.fileMetadata?.numPages ?? null,
    recordBadge: record?.badge ?? null,
    report,
  });
  return { pdf, code };
}
