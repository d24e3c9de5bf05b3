import type { AnalyseRequest, AnalysisResult, StoredResult } from "@geulgyeol/contract";
import { type Report, viewReport } from "@geulgyeol/engine";
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

function reportFor({ report, views, documentType }: StoredAnalysis, wanted: AnalyseRequest["documentType"]) {
  if (views === null || wanted === (documentType ?? undefined)) return report;
  return viewReport(report as Report, views, wanted) as StoredAnalysis["report"];
}

/** A stored analysis as the history shows it: its credits are those that it cost when it was made. */
export function toStoredResult(stored: StoredAnalysis): StoredResult {
  const credits = { charged: stored.charged, remaining: 0, freeRevision: stored.revisionOf !== null };
  const { remaining: _unknown, ...cost } = credits;
  return { ...toResult(stored, credits, stored.documentType ?? undefined), credits: cost };
}
