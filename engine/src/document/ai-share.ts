import { type Logistic, probabilityOf, scoreLogistic } from "../learners/logistic.ts";
import { clamp } from "../learners/numbers.ts";
import { meanByLength } from "../sentences/mean-by-length.ts";
import type { ClassProbabilities } from "./outcome.ts";
import type { Verdict } from "./verdict-bands.ts";

/** Inputs of a sentence's probability: its own evidence, and the outcome of the text. */
export const SENTENCE_SCALE_INPUTS = ["evidence", "ai", "human"] as const;

/** The probability that an AI wrote or rewrote each sentence. */
export function sentenceProbabilities(
  evidence: Float64Array,
  { ai, human }: Pick<ClassProbabilities, "ai" | "human">,
  scale: Logistic,
): Float64Array {
  return evidence.map((own) => probabilityOf(scoreLogistic(scale, [own, ai, human])));
}

/**
 * Difference between the real and the estimated AI share of texts by two hands that were judged so, out of fold: its 10% and 90%
 * quantiles, at estimates of 0, 0.1 to 1.
 */
export interface ShareResiduals {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

export interface ShareEstimate {
  readonly value: number;
  /** 80% interval, provided that the outcome is right. */
  readonly lower: number;
  readonly upper: number;
}

/** Least share of an AI's text, and of one by two hands. */
const LEAST = { human: 0, mixed: 0.1, ai: 0.9 } as const;

/**
 * The AI's share of the text: the mean of its sentences by length, no less than the outcome means. A text judged to be a person's
 * may have no part by an AI, and one judged to be an AI's no part by a person.
 */
export function estimateShare(
  probabilities: Float64Array,
  sentences: readonly { readonly length: number }[],
  verdict: Verdict,
  { lower, upper }: ShareResiduals,
): ShareEstimate {
  const value = Math.max(LEAST[verdict], meanByLength(probabilities, sentences));
  if (verdict === "human") return { value, lower: 0, upper: value };
  if (verdict === "ai") return { value, lower: value, upper: 1 };
  const at = Math.min(9, Math.floor(value * 10));
  const part = value * 10 - at;
  const between = (table: readonly number[]) => table[at] * (1 - part) + table[at + 1] * part;
  return {
    value,
    lower: clamp(value + between(lower), 0, value),
    upper: clamp(value + between(upper), value, 1),
  };
}
