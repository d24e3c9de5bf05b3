import type { AnalyseRequest, AnalysisReport, AnalysisResult, StoredResult } from "@geulgyeol/contract";
import { viewWorded, type WordedReport } from "@geulgyeol/wording/report";
import type { z } from "zod";
import type { StoredAnalysis } from "./queries.ts";

/**
 * A stored analysis as it is answered, with the explanation for the document type that was asked for. `credits` says what
 * this answer cost, not what the stored one did.
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
    credits,
    ...(numPages !== undefined && { pdfMetadata: { numPages } }),
    ...(ocr !== undefined && { ocrMetadata: { ...ocr, extractedText: stored.text } }),
  };
}

type Answered = z.infer<typeof AnalysisReport>;

/** What is worded and what the contract promises must stay one shape; a difference in either direction does not compile. */
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
  // What the sentences were made of stays in the database.
  const { facts: _facts, ...report } = stored;
  if (views === null || wanted === (documentType ?? undefined)) return report;
  return viewWorded(report as WordedReport, views, wanted) as Answered;
}

/** A stored analysis as the history shows it: its credits are those that it cost when it was made. */
export function toStoredResult(stored: StoredAnalysis): StoredResult {
  const credits = { charged: stored.charged, remaining: 0, freeRevision: stored.revisionOf !== null };
  const { remaining: _unknown, ...cost } = credits;
  return { ...toResult(stored, credits, stored.documentType ?? undefined), credits: cost };
}
