import type { AnalysisSource, DocumentText } from "@geulgyeol/contract";
import { sumHidden } from "@geulgyeol/documents";

/** What is kept of a file beside its text. */
export function sourceOf({ kind, name, pages, ocr, warnings, hidden }: DocumentText): AnalysisSource {
  return {
    ...{ kind, name },
    ...(warnings.length > 0 && { warnings: warnings.map(({ code }) => code) }),
    ...(pages !== undefined && { numPages: pages }),
    ...(ocr && { ocr: { confidence: ocr.confidence, language: ocr.language, processingTime: ocr.processingTime } }),
    ...(hidden.length > 0 && { hidden: sumHidden(hidden) }),
  };
}
