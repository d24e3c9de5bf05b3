import type { AnalysisSource } from "@geulgyeol/contract";
import type { FileText } from "./file-readers.ts";

/** As many as the contract takes, and as long. */
const MOST_WARNINGS = 20;
const LONGEST_WARNING = 200;
const LONGEST_NAME = 255;

/** What an analysis says about the file that its text came from. */
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
