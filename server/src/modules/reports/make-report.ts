import { refusalOf } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { readPlan } from "../accounts/index.ts";
import { readOwnAnalysis } from "../analysis/index.ts";
import type { PrintReport } from "./print/report-to-print.ts";
import { saveReportCode } from "./save-report-code.ts";

export interface MakeReportParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly print: PrintReport;
}

/**
 * One of the user's own analyses as a PDF, and its code. Throws `NOT_FOUND` for one that is deleted, missing or another
 * user's, `PRO_REQUIRED`, and the codes of `PrintReport`. @param origin public address of this server, for the link.
 */
export async function makeReport(
  { db, now, print }: MakeReportParts,
  { userId, analysisId, origin }: { userId: string; analysisId: string; origin: string },
): Promise<{ pdf: Uint8Array; code: string }> {
  const moment = now();
  const analysis = await readOwnAnalysis({ db, now: moment }, userId, analysisId);
  const refusal = refusalOf("printReport", (await readPlan(db, userId, moment)).kind);
  if (refusal !== null) throw new AppError(refusal);
  const { code, resultHash } = await saveReportCode({ db, now: moment }, analysis);
  const { wordLevel: _words, ...report } = analysis.report;
  const pdf = await print({
    code,
    resultHash,
    verifyUrl: `${origin}/verify/${code}`,
    analysisId: analysis.id,
    createdAt: analysis.createdAt.toISOString(),
    kind: analysis.kind,
    charCount: analysis.charCount,
    processingTime: analysis.processingTimeMs,
    numPages: analysis.fileMetadata?.numPages ?? null,
    report,
  });
  return { pdf, code };
}
