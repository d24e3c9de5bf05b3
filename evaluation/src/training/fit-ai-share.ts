import {
  type ClassProbabilities,
  estimateShare,
  type Logistic,
  likeliestOf,
  type NamedLogistic,
  SENTENCE_SCALE_INPUTS,
  type ShareResiduals,
  sentenceProbabilities,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import type { ReadVariant } from "./fold-job.ts";
import { outcomeOf } from "./outcome-of.ts";

/** A text with its sentences' evidence and its outcome, by models that were not fitted on it. */
export interface SharedText {
  readonly variant: ReadVariant;
  readonly evidence: Float64Array;
  readonly probabilities: ClassProbabilities;
}

/** Weight of each sentence of a text, by kind. */
const SENTENCE_WEIGHTS = { whole: 0.04, crop: 0, splice: 0.004, paired: 0.1, cowritten: 1 } as const;
/** Every so many sentences of a text by one author are used. */
const WHOLE_STEP = 5;

/** Fits the sentences' probabilities from their evidence and the outcome of the text. */
export function fitSentenceScale(texts: readonly SharedText[]): NamedLogistic {
  const inputs: number[][] = [];
  const targets: number[] = [];
  const weights: number[] = [];
  for (const { variant, evidence, probabilities } of texts) {
    const weight = SENTENCE_WEIGHTS[variant.kind];
    if (weight === 0 || variant.detail === "unmarked") continue;
    const step = variant.kind === "whole" ? WHOLE_STEP : 1;
    for (let at = 0; at < evidence.length; at += step) {
      inputs.push([evidence[at], probabilities.ai, probabilities.human]);
      targets.push(variant.sentenceShares[at]);
      weights.push(weight * step);
    }
  }
  return { inputs: SENTENCE_SCALE_INPUTS, ...trainDenseLogistic(inputs, targets, weights, 1) };
}

/** Number of nearest texts for the quantiles of a knot. */
const NEIGHBOURS = 150;
const TAIL = 0.1;
const NO_RESIDUALS: ShareResiduals = { lower: new Array<number>(11).fill(0), upper: new Array<number>(11).fill(0) };

/**
 * Residuals of the AI share on texts by two hands that are judged so; texts weigh as in the fit of the sentences. Without such
 * texts any share is possible.
 */
export function fitShareResiduals(texts: readonly SharedText[], scale: Logistic): ShareResiduals {
  const pairs = texts.flatMap(({ variant, evidence, probabilities }) => {
    const { kind, sentences, share, detail } = variant;
    if (detail === "unmarked") return [];
    if ((kind !== "cowritten" && kind !== "paired") || outcomeOf(variant) !== "mixed") return [];
    if (likeliestOf(probabilities) !== "mixed") return [];
    const own = sentenceProbabilities(evidence, probabilities, scale);
    const { value } = estimateShare(own, sentences, "mixed", NO_RESIDUALS);
    return [{ value, difference: share - value, weight: SENTENCE_WEIGHTS[kind] }];
  });
  if (pairs.length === 0) return { lower: NO_RESIDUALS.lower.map(() => -1), upper: NO_RESIDUALS.upper.map(() => 1) };
  const knots = Array.from({ length: 11 }, (_, knot) => {
    const near = [...pairs]
      .sort((a, b) => Math.abs(a.value - knot / 10) - Math.abs(b.value - knot / 10))
      .slice(0, NEIGHBOURS)
      .sort((a, b) => a.difference - b.difference);
    return { lower: quantile(near, TAIL), upper: quantile(near, 1 - TAIL) };
  });
  return { lower: knots.map(({ lower }) => lower), upper: knots.map(({ upper }) => upper) };
}

interface Residual {
  readonly difference: number;
  readonly weight: number;
}

/** The difference that this share of the weight does not exceed. */
function quantile(sorted: readonly Residual[], share: number): number {
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { difference, weight } of sorted) {
    below += weight;
    if (below >= share * total) return difference;
  }
  return 0;
}
