import { relativeLength } from "./document-inputs.ts";
import { probabilityOf } from "./logistic.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/**
 * Inputs of the calibrator: the combined logit, the relative length, and what the sentences say (share, spread, mean
 * evidence), so that a text of two writers lands between the two.
 */
export function calibrationInputs(combined: number, summary: Float64Array, length: number): Float64Array {
  return Float64Array.of(combined, relativeLength(length), ...summary);
}

export function calibrate(trees: Trees, inputs: Float64Array): number {
  return probabilityOf(scoreTrees(trees, inputs));
}
