import type { Verdict } from "@geulgyeol/engine";
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

/** A text with its sentences' evidence and its outcome, by models that were not fitted on it. */
export interface SharedText {
  readonly variant: ReadVariant;
  readonly evidence: Float64Array;
  readonly probabilities: ClassProbabilities;
}

/** Weight of a text by kind: as many texts by two hands as by one. */
const KIND_WEIGHTS = { whole: 0.04, crop: 0, splice: 0.004, paired: 0.1, cowritten: 1 } as const;
/** Every so many sentences of a text by one author are used. */
const WHOLE_STEP = 5;

/** Fits the sentences' probabilities from their evidence and the outcome of the text. */
export function fitSentenceScale(texts: readonly SharedText[]): NamedLogistic {
  const inputs: number[][] = [];
  const targets: number[] = [];
  const weights: number[] = [];
  for (const { variant, evidence, probabilities } of texts) {
    const weight = KIND_WEIGHTS[variant.kind];
    if (weight === 0) continue;
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
const NEIGHBOURS = 300;
const TAIL = 0.1;
const NO_RESIDUALS: ShareResiduals = { lower: new Array<number>(11).fill(0), upper: new Array<number>(11).fill(0) };

/** Residuals of the AI share on texts by one author and by two. */
export function fitShareResiduals(texts: readonly SharedText[], scale: Logistic): ShareResiduals {
  const pairs = texts.flatMap(({ variant, evidence, probabilities }) => {
    if (variant.kind === "crop" || variant.kind === "splice") return [];
    const own = sentenceProbabilities(evidence, probabilities, scale);
    const verdict: Verdict = likeliestOf(probabilities);
    const { value } = estimateShare(own, variant.sentences, verdict, NO_RESIDUALS);
    return [{ value, difference: variant.share - value }];
  });
  const lower: number[] = [];
  const upper: number[] = [];
  for (let knot = 0; knot <= 10; knot++) {
    const near = [...pairs]
      .sort((a, b) => Math.abs(a.value - knot / 10) - Math.abs(b.value - knot / 10))
      .slice(0, NEIGHBOURS)
      .map(({ difference }) => difference)
      .sort((a, b) => a - b);
    lower.push(near[Math.floor(near.length * TAIL)] ?? 0);
    upper.push(near[Math.floor(near.length * (1 - TAIL))] ?? 0);
  }
  return { lower, upper };
}
