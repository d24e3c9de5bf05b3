import type { Input } from "../../learners/named-inputs.ts";
import type { Surprisals } from "./surprisal.ts";

/** Whole-text measures of the two language models. */
export interface SurprisalMeasures {
  /** Bits per symbol by which the AI model predicts the text better. */
  readonly logLikelihoodRatio: number;
  /** Mean bits per symbol under either model. */
  readonly humanSurprisal: number;
  readonly aiSurprisal: number;
  /** Standard deviation of the AI surprisal over symbols. */
  readonly surprisalSpread: number;
  /** Standard deviation of the sentences' ratios. */
  readonly ratioSpread: number;
  /** Standard deviation of the sentences' mean surprisal divided by its mean. */
  readonly burstiness: number;
}

export const SURPRISAL_INPUTS: readonly Input<SurprisalMeasures>[] = [
  ["language-model.log-likelihood-ratio", ({ logLikelihoodRatio }) => logLikelihoodRatio],
  ["language-model.human-surprisal", ({ humanSurprisal }) => humanSurprisal],
  ["language-model.ai-surprisal", ({ aiSurprisal }) => aiSurprisal],
  ["language-model.surprisal-spread", ({ surprisalSpread }) => surprisalSpread],
  ["language-model.ratio-spread", ({ ratioSpread }) => ratioSpread],
  ["language-model.burstiness", ({ burstiness }) => burstiness],
];

export interface SurprisalSums {
  /** Sums of surprisal in bits over the symbols before each index; one entry more than there are symbols. */
  readonly human: Float64Array;
  readonly ai: Float64Array;
}

export function surprisalSums(surprisals: Surprisals): SurprisalSums {
  const size = surprisals.human.length;
  const human = new Float64Array(size + 1);
  const ai = new Float64Array(size + 1);
  for (let at = 0; at < size; at++) {
    human[at + 1] = human[at] + surprisals.human[at];
    ai[at + 1] = ai[at] + surprisals.ai[at];
  }
  return { human, ai };
}

/** `sentences` are ranges of symbols; those of fewer than five are skipped. All 0 for a text without symbols. */
export function measureSurprisal(
  surprisals: Surprisals,
  sums: SurprisalSums,
  sentences: readonly { readonly first: number; readonly last: number }[],
): SurprisalMeasures {
  const size = surprisals.human.length;
  if (size === 0) return NOTHING;
  const human = sums.human[size] / size;
  const ai = sums.ai[size] / size;
  let square = 0;
  for (let at = 0; at < size; at++) square += (surprisals.ai[at] - ai) ** 2;
  const ratios: number[] = [];
  const means: number[] = [];
  for (const { first, last } of sentences) {
    if (last - first < 5) continue;
    const humanPart = (sums.human[last] - sums.human[first]) / (last - first);
    const aiPart = (sums.ai[last] - sums.ai[first]) / (last - first);
    ratios.push(humanPart - aiPart);
    means.push(humanPart);
  }
  return {
    logLikelihoodRatio: human - ai,
    humanSurprisal: human,
    aiSurprisal: ai,
    surprisalSpread: Math.sqrt(square / size),
    ratioSpread: spread(ratios),
    burstiness: burstinessOf(means),
  };
}

const NOTHING: SurprisalMeasures = {
  logLikelihoodRatio: 0,
  humanSurprisal: 0,
  aiSurprisal: 0,
  surprisalSpread: 0,
  ratioSpread: 0,
  burstiness: 0,
};

function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

function burstinessOf(means: readonly number[]): number {
  if (means.length < 2) return 0;
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  return mean === 0 ? 0 : spread(means) / mean;
}
