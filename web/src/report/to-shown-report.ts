import type { WordedReport } from "@geulgyeol/wording/report";

/** A report of the engine in this browser as the sections of a result take it: with lists of its own. */
export function toShownReport(report: WordedReport) {
  return {
    ...report,
    segments: [...report.segments],
    evidence: report.evidence.map((one) => ({ ...one, sentences: [...one.sentences] })),
    sentences: report.sentences.map((sentence) => ({ ...sentence, reasons: [...sentence.reasons] })),
  };
}
