import { probabilityOf } from "../learners/logistic.ts";
import { clamp } from "../learners/numbers.ts";
import { scoreTrees, type Trees } from "../learners/trees.ts";

export interface Calibration {
  /** Probability that a text by one author was written by an AI. */
  readonly single: Trees;
  /** Probability of mixed authorship. */
  readonly mixture: Trees;
  /** AI share; fitted on texts of mixed authorship, and on others if the recipe says so. */
  readonly share: Trees;
}

/**
 * Between these probabilities of mixed authorship the result changes gradually from the one-author probability to the
 * share.
 */
const MIXTURE_FROM = 0.55;
const MIXTURE_TO = 0.85;

/**
 * The probability of the report: that of a text by one author, or the share if mixed authorship is likely. A low
 * probability of mixed authorship has no effect, so that texts by one author keep their order.
 */
export function calibrate(calibration: Calibration, inputs: Float64Array): number {
  const single = probabilityOf(scoreTrees(calibration.single, inputs));
  const mixture = probabilityOf(scoreTrees(calibration.mixture, inputs));
  const part = clamp((mixture - MIXTURE_FROM) / (MIXTURE_TO - MIXTURE_FROM), 0, 1);
  return part === 0 ? single : single * (1 - part) + part * probabilityOf(scoreTrees(calibration.share, inputs));
}
