import type { Surprisals } from "./surprisal.ts";

/** Whole-text measures of the two language models, in the order of `SURPRISAL_INPUTS`. */
export const SURPRISAL_INPUTS = [
  "log-likelihood-ratio",
  "human-surprisal",
  "ai-surprisal",
  "surprisal-spread",
  "ratio-spread",
  "burstiness",
] as const;

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
    human[at + 1] = (human[at] as number) + (surprisals.human[at] as number);
    ai[at + 1] = (ai[at] as number) + (surprisals.ai[at] as number);
  }
  return { human, ai };
}

/**
 * Bits a symbol by which the AI model predicts the text better, mean surprisal under both models, standard deviation of the
 * AI surprisal over symbols, and spreads over sentences (given as symbol ranges). Burstiness is the standard deviation of
 * the sentences' mean surprisal divided by its mean.
 */
export function measureSurprisal(
  surprisals: Surprisals,
  sums: SurprisalSums,
  sentences: readonly { readonly first: number; readonly last: number }[],
): Float64Array {
  const size = surprisals.human.length;
  const out = new Float64Array(SURPRISAL_INPUTS.length);
  if (size === 0) return out;
  const human = (sums.human[size] as number) / size;
  const ai = (sums.ai[size] as number) / size;
  let square = 0;
  for (let at = 0; at < size; at++) square += ((surprisals.ai[at] as number) - ai) ** 2;
  const ratios: number[] = [];
  const means: number[] = [];
  for (const { first, last } of sentences) {
    if (last - first < 5) continue;
    const humanPart = ((sums.human[last] as number) - (sums.human[first] as number)) / (last - first);
    const aiPart = ((sums.ai[last] as number) - (sums.ai[first] as number)) / (last - first);
    ratios.push(humanPart - aiPart);
    means.push(humanPart);
  }
  out[0] = human - ai;
  out[1] = human;
  out[2] = ai;
  out[3] = Math.sqrt(square / size);
  out[4] = spread(ratios);
  out[5] = burstinessOf(means);
  return out;
}

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
