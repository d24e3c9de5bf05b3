import type { AnalysisKind, RecordBadge } from "@geulgyeol/contract";
import type { Language } from "@geulgyeol/engine";
import type { StoredReport } from "../../analysis/index.ts";

/** What whoever saves a report writes on it; null where nothing was written. */
interface ReportFields {
  readonly title: string | null;
  readonly writer: string | null;
  /** Class, course or purpose. */
  readonly purpose: string | null;
}

/** The printed content: everything on the pages, and no text beyond the shown sentences. */
export interface ReportToPrint extends ReportFields {
  /** Of the report's own words; the text keeps its own. */
  readonly language: Language;
  /** `GK-…`: the code for verifying the report. */
  readonly code: string;
  /** Address of the page that checks the code. */
  readonly verifyUrl: string;
  readonly analysisId: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly kind: AnalysisKind;
  readonly charCount: number;
  /** Pages of the PDF that the text came from. */
  readonly numPages: number | null;
  /** SHA-256 of the text and of the result, hexadecimal. */
  readonly textHash: string;
  readonly resultHash: string;
  /** Null unless an open link shows a writing record of the text. */
  readonly recordBadge: RecordBadge | null;
  readonly report: Omit<StoredReport, "wordLevel">;
}

/** Creates a PDF report, off the event loop. Throws `REPORT_FAILED` or `SERVER_BUSY`. */
export type PrintReport = (report: ReportToPrint) => Promise<Uint8Array>;
