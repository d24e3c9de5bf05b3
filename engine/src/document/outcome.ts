import { type Logistic, probabilityOf, scoreLogistic } from "../learners/logistic.ts";
import { clamp } from "../learners/numbers.ts";
import { scoreTrees, type Trees } from "../learners/trees.ts";
import { AI_BAND, MIXED_BAND, type Verdict } from "./verdict-bands.ts";

/** Who wrote a text; the three probabilities add up to 1. */
export interface ClassProbabilities {
  /** No part by an AI. */
  readonly human: number;
  /** A person and an AI both had a hand in it. */
  readonly mixed: number;
  /** At least nine tenths by an AI. */
  readonly ai: number;
}

/** Evidence for one outcome against another: a logit from trees and its calibration by `pairInputs`. */
interface PairModel {
  readonly trees: Trees;
  readonly scale: Logistic;
}

/** The trained parts that tell the outcomes apart, two at a time. */
export interface OutcomeModels {
  /** An AI's text against a person's, from the combined logit alone; increases with it. */
  readonly aiOrHuman: Logistic;
  readonly mixedOrHuman: PairModel;
  readonly mixedOrAi: PairModel;
}

/** Probabilities are kept this far from 0 and 1. */
const CLOSEST = 1e-6;
/** Limit on the combined logit. */
const MOST_LOGIT = 12;

/** Inputs of a pair's calibration: the logit, the relative length, and their product. */
export function pairInputs(logit: number, length: number): readonly [number, number, number] {
  const limited = clamp(logit, -MOST_LOGIT, MOST_LOGIT);
  return [limited, length, limited * length];
}

/**
 * Couples the three pairs of outcomes: p_i is proportional to 1 / (sum over j of 1/r_ij - 1), where r_ij is the probability of
 * i if it is i or j (Price, Knerr, Personnaz and Dreyfus 1994). A pair counts only as far as its two outcomes are likely.
 * @param inputs of the trees
 * @param length `relativeLength`
 */
export function classProbabilities(
  models: OutcomeModels,
  inputs: ArrayLike<number>,
  combined: number,
  length: number,
): ClassProbabilities {
  const pair = ({ trees, scale }: PairModel) => oddsOf(scale, scoreTrees(trees, inputs), length);
  const aiOrHuman = oddsOf(models.aiOrHuman, combined, length);
  const mixedOrHuman = pair(models.mixedOrHuman);
  const mixedOrAi = pair(models.mixedOrAi);
  const human = couple(1 - aiOrHuman, 1 - mixedOrHuman);
  const mixed = couple(mixedOrHuman, mixedOrAi);
  const ai = couple(aiOrHuman, 1 - mixedOrAi);
  const sum = human + mixed + ai;
  return { human: human / sum, mixed: mixed / sum, ai: ai / sum };
}

function oddsOf(scale: Logistic, logit: number, length: number): number {
  return clamp(probabilityOf(scoreLogistic(scale, pairInputs(logit, length))), CLOSEST, 1 - CLOSEST);
}

function couple(first: number, second: number): number {
  return 1 / (1 / first + 1 / second - 1);
}

/** The likeliest outcome; of equally likely ones the one that accuses less. */
export function likeliestOf({ human, mixed, ai }: ClassProbabilities): Verdict {
  if (human >= mixed && human >= ai) return "human";
  return mixed >= ai ? "mixed" : "ai";
}

/** Distance kept from the next band, so that rounding never crosses it. */
const INSIDE = 0.001;

/** P(ai) + P(mixed) / 2, kept inside the band of the likeliest outcome. */
export function aiProbabilityOf(probabilities: ClassProbabilities): number {
  const value = probabilities.ai + probabilities.mixed / 2;
  switch (likeliestOf(probabilities)) {
    case "human":
      return Math.min(value, MIXED_BAND - INSIDE);
    case "mixed":
      return clamp(value, MIXED_BAND, AI_BAND - INSIDE);
    case "ai":
      return Math.max(value, AI_BAND);
  }
}
