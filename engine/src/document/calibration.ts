import { probabilityOf } from "../learners/logistic.ts";
import { clamp } from "../learners/numbers.ts";
import { scoreTrees, type Trees } from "../learners/trees.ts";

export interface Calibration {
  /** Probability that an AI wrote a text of one author. */
  readonly single: Trees;
  /** Probability of mixed authorship. */
  readonly mixture: Trees;
  /** AI share; fitted on texts of mixed authorship, and where the recipe says so on others. */
  readonly share: Trees;
}

/** Between these probabilities of mixed authorship the answer passes from the single author's to the share. */
const MIXTURE_FROM = 0.55;
const MIXTURE_TO = 0.85;

/**
 * The probability of the report: that of a text of one author, or the share where mixed authorship is likely. A suspicion
 * alone moves nothing, so that texts of one author keep their order.
 */
export function calibrate(calibration: Calibration, inputs: Float64Array): number {
  const single = probabilityOf(scoreTrees(calibration.single, inputs));
  const mixture = probabilityOf(scoreTrees(calibration.mixture, inputs));
  const part = clamp((mixture - MIXTURE_FROM) / (MIXTURE_TO - MIXTURE_FROM), 0, 1);
  return part === 0 ? single : single * (1 - part) + part * probabilityOf(scoreTrees(calibration.share, inputs));
}
