import type { AnalysisKind } from "@geulgyeol/contract";
import type { StoredReport } from "../../analysis/index.ts";

/** The printed content: everything on the pages, and no text beyond the shown sentences. */
export interface ReportToPrint {
  /** `GK-…`: the code for verifying the report. */
  readonly code: string;
  /** Address of the page that checks the code. */
  readonly verifyUrl: string;
  readonly analysisId: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly kind: AnalysisKind;
  readonly charCount: number;
  /** Milliseconds. */
  readonly processingTime: number;
  /** Pages of the PDF that the text came from. */
  readonly numPages: number | null;
  /** SHA-256 of the result, hexadecimal. */
  readonly resultHash: string;
  readonly report: Omit<StoredReport, "wordLevel">;
}

/** Creates a PDF report, off the event loop. Throws `REPORT_FAILED` or `SERVER_BUSY`. */
export type PrintReport = (report: ReportToPrint) => Promise<Uint8Array>;
