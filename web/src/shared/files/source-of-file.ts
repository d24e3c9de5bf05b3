import type { AnalysisSource } from "@geulgyeol/contract";
import type { FileText } from "./file-readers.ts";

/** The maximum number and length that the contract accepts. */
const MOST_WARNINGS = 20;
const LONGEST_WARNING = 200;
const LONGEST_NAME = 255;

/** The metadata of the file that is sent with an analysis. */
export function sourceOfFile({ kind, name, notices, pages, ocr, hidden }: FileText): AnalysisSource {
  return {
    kind,
    name: name.slice(-LONGEST_NAME),
    warnings: notices.slice(0, MOST_WARNINGS).map((notice) => notice.slice(0, LONGEST_WARNING)),
    ...(pages !== undefined && { numPages: pages }),
    ...(ocr && { ocr: { confidence: ocr.confidence, language: ocr.language, processingTime: ocr.processingTime } }),
    ...(hidden.length > 0 && { hidden: [...hidden] }),
  };
}
