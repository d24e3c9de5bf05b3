import { clamp } from "./numbers.ts";

/** A logistic model with few inputs, as stored in the model file. */
export interface Logistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

export function scoreLogistic(model: Logistic, inputs: ArrayLike<number>): number {
  let sum = model.bias;
  for (let at = 0; at < model.weights.length; at++) sum += model.weights[at] * inputs[at];
  return sum;
}

export function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

export function logitOf(probability: number): number {
  const inside = clamp(probability, 1e-9, 1 - 1e-9);
  return Math.log(inside / (1 - inside));
}

/** Logit of all AI classes together against all human classes. The first human class is 0 and is not passed. */
export function logitOfClasses(ai: ArrayLike<number>, human: Iterable<number>): number {
  return logOfSum(ai) - logOfSum([0, ...human]);
}

/** Logarithm of the sum of the odds whose logarithms are given; needs at least one. */
export function logOfSum(logits: ArrayLike<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < logits.length; at++) largest = Math.max(largest, logits[at]);
  let sum = 0;
  for (let at = 0; at < logits.length; at++) sum += Math.exp(logits[at] - largest);
  return largest + Math.log(sum);
}
