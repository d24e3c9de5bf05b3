import type { AnalyseRequest, AnalysisReport, AnalysisResult, StoredResult } from "@geulgyeol/contract";
import { viewWorded, type WordedReport } from "@geulgyeol/wording/report";
import type { z } from "zod";
import type { StoredAnalysis } from "./queries.ts";

/**
 * A stored analysis as a response, with the explanation for the requested document type. `credits` is the cost of this
 * response, not of the stored one.
 */
export function toResult(
  stored: StoredAnalysis,
  credits: AnalysisResult["credits"],
  documentType: AnalyseRequest["documentType"],
): AnalysisResult {
  const { numPages, ocr, hidden } = stored.fileMetadata ?? {};
  const report = reportFor(stored, documentType);
  return {
    ...report,
    ...(hidden !== undefined && { textIntegrity: { ...report.textIntegrity, hidden } }),
    analysisId: stored.id,
    createdAt: stored.createdAt.toISOString(),
    kind: stored.kind,
    processingTime: stored.processingTimeMs,
    charCount: stored.charCount,
    documentType: documentType ?? null,
    credits,
    ...(numPages !== undefined && { pdfMetadata: { numPages } }),
    ...(ocr !== undefined && { ocrMetadata: { ...ocr, extractedText: stored.text } }),
  };
}

type Answered = z.infer<typeof AnalysisReport>;

/** The worded report and the contract's type must be equal; a difference in either direction does not compile. */
type DeepReadonly<T> = T extends (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
type Defined<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
const isPromised = (report: Defined<WordedReport>): Defined<DeepReadonly<Answered>> => report;
const isWorded = (report: Defined<DeepReadonly<Answered>>): Defined<WordedReport> => report;
void [isPromised, isWorded];

function reportFor({ report: stored, views, documentType }: StoredAnalysis, wanted: AnalyseRequest["documentType"]) {
  // The facts of the sentences stay in the database.
  const { facts: _facts, ...report } = stored;
  if (views === null || wanted === (documentType ?? undefined)) return report;
  return viewWorded(report as WordedReport, views, wanted) as Answered;
}

/** A stored analysis as shown in the history, with its original cost. */
export function toStoredResult(stored: StoredAnalysis): StoredResult {
  const credits = { charged: stored.charged, remaining: 0, freeRevision: stored.revisionOf !== null };
  const { remaining: _unknown, ...cost } = credits;
  return { ...toResult(stored, credits, stored.documentType ?? undefined), credits: cost };
}
