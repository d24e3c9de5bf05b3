import type { WordedAnalysis, WordedReport } from "@geulgyeol/wording/report";

/** The part of a judgement shown on the landing page. */
export type SampleResult = Pick<
  WordedReport,
  | "verdict"
  | "aiProbability"
  | "certainty"
  | "falseAlarm"
  | "interval"
  | "hold"
  | "aiShare"
  | "aiShareInterval"
  | "segments"
  | "gptAnalysis"
  | "sentences"
>;

/** Throws if the engine refuses the text, which must not happen for a sample. */
export function sampleResultOf(analysis: WordedAnalysis): SampleResult {
  if (analysis.kind === "refusal") throw new Error(`The engine refused a sample: ${analysis.message}`);
  const { verdict, aiProbability, certainty, falseAlarm, interval, hold, ...report } = analysis.report;
  const { aiShare, aiShareInterval, segments, gptAnalysis, sentences } = report;
  return {
    verdict,
    aiProbability,
    ...(certainty && { certainty }),
    ...(falseAlarm && { falseAlarm }),
    interval,
    hold,
    aiShare,
    aiShareInterval,
    segments,
    gptAnalysis,
    sentences,
  };
}
