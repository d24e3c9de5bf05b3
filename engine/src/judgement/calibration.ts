import { probabilityOf } from "./logistic.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/**
 * Inputs of the calibrator: the combined logit, and what it was combined from. The trees see the sentences' summary among
 * these, so that a text of two writers lands between the two.
 */
export function calibrationInputs(combined: number, documentInputs: Float64Array): Float64Array {
  return Float64Array.of(combined, ...documentInputs);
}

export function calibrate(trees: Trees, inputs: Float64Array): number {
  return probabilityOf(scoreTrees(trees, inputs));
}
