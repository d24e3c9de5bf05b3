import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import type { KatfishText } from "./read-katfish.ts";

/**
 * The published method (KatFishNet, punctuation): logistic regression on the authors' five comma features, standardised,
 * L2 with C = 1. Gives the scores of `tested`.
 */
export function commaScores(train: readonly KatfishText[], tested: readonly KatfishText[]): number[] {
  const inputs = train.map((text) => text.commaFeatures);
  const model = trainDenseLogistic(
    inputs,
    train.map((text) => text.label),
    train.map(() => 1),
    1,
  );
  return tested.map((text) =>
    model.weights.reduce((sum, weight, at) => sum + weight * text.commaFeatures[at], model.bias),
  );
}
