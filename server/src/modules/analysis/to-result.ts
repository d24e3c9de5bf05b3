import type { AnalysisResult } from "@geulgyeol/contract";
import type { StoredAnalysis } from "./queries.ts";

/** A stored analysis as it is answered. `credits` says what this answer cost, not what the stored one did. */
export function toResult(stored: StoredAnalysis, credits: AnalysisResult["credits"]): AnalysisResult {
  const { numPages, ocr } = stored.fileMetadata ?? {};
  return {
    ...stored.report,
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
