import type { Analysis } from "@geulgyeol/engine";

/**
 * Fills in how long the ensemble's local members took. They read the text in one common pass, so the pass's time stands
 * for each of them; a member that is asked elsewhere brings a time of its own.
 */
export function withMemberTimes(analysis: Analysis, passMs: number): Analysis {
  if (analysis.kind === "refusal" || analysis.report.ensemble === undefined) return analysis;
  const { ensemble } = analysis.report;
  const models = ensemble.models.map((one) => (one.processingTime > 0 ? one : { ...one, processingTime: passMs }));
  return { kind: "report", report: { ...analysis.report, ensemble: { ...ensemble, models } } };
}
