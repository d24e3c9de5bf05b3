import type { WordedAnalysis, WordedReport } from "@geulgyeol/wording/report";

/** What the landing page shows of a judgement. */
export type SampleResult = Pick<
  WordedReport,
  "verdict" | "aiProbability" | "interval" | "hold" | "gptAnalysis" | "sentences"
>;

/** Throws when the engine refuses the text, which no ready-made sample may bring about. */
export function sampleResultOf(analysis: WordedAnalysis): SampleResult {
  if (analysis.kind === "refusal") throw new Error(`The engine refused a sample: ${analysis.message}`);
  const { verdict, aiProbability, interval, hold, gptAnalysis, sentences } = analysis.report;
  return { verdict, aiProbability, interval, hold, gptAnalysis, sentences };
}
