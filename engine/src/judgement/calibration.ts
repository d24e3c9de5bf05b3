import { probabilityOf } from "./logistic.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/**
 * Inputs of the calibrator: the combined logit, what it was combined from, and what the ways of dividing the text between two
 * writers say. The trees see the sentences' summary among these, so that a text of two writers lands between the two.
 */
export function calibrationInputs(
  combined: number,
  documentInputs: Float64Array,
  twoWriters: Float64Array,
): Float64Array {
  return Float64Array.of(combined, ...documentInputs, ...twoWriters);
}

export interface Calibration {
  /** Probability that an AI wrote a text of one writer. */
  readonly single: Trees;
  /** Probability that a text has two writers. */
  readonly mixture: Trees;
  /** AI share; fitted on texts of two writers, and where the recipe says so on others. */
  readonly share: Trees;
}

/** Between these probabilities of two writers the answer passes from the single writer's to the share. */
const MIXTURE_FROM = 0.55;
const MIXTURE_TO = 0.85;

/**
 * The probability of the report: that of a text of one writer, unless two writers are likely; then the share. A suspicion
 * alone moves nothing, so that texts of one writer keep their order.
 */
export function calibrate(calibration: Calibration, inputs: Float64Array): number {
  const single = probabilityOf(scoreTrees(calibration.single, inputs));
  const mixture = probabilityOf(scoreTrees(calibration.mixture, inputs));
  const part = Math.min(1, Math.max(0, (mixture - MIXTURE_FROM) / (MIXTURE_TO - MIXTURE_FROM)));
  return part === 0 ? single : single * (1 - part) + part * probabilityOf(scoreTrees(calibration.share, inputs));
}
