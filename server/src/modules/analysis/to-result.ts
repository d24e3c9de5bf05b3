import type { AnalysisResult, StoredResult } from "@geulgyeol/contract";
import type { StoredAnalysis } from "./queries.ts";

/** A stored analysis as it is answered. `credits` says what this answer cost, not what the stored one did. */
export function toResult(stored: StoredAnalysis, credits: AnalysisResult["credits"]): AnalysisResult {
  const { numPages, ocr, hidden } = stored.fileMetadata ?? {};
  return {
    ...stored.report,
    ...(hidden !== undefined && { textIntegrity: { ...stored.report.textIntegrity, hidden } }),
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

/** A stored analysis as the history shows it: its credits are those that it cost when it was made. */
export function toStoredResult(stored: StoredAnalysis): StoredResult {
  const credits = { charged: stored.charged, remaining: 0, freeRevision: stored.revisionOf !== null };
  const { remaining: _unknown, ...cost } = credits;
  return { ...toResult(stored, credits), credits: cost };
}
