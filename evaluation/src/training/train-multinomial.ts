import type { Logistic } from "@geulgyeol/engine/judgement/logistic.ts";
import { softmax } from "./softmax.ts";

/** Steps of Adam over all rows; the last third takes smaller ones. */
const STEPS = 200;
const RATE = 0.1;
const LAST_RATE = 0.03;

/**
 * Multinomial logistic regression by Adam (Kingma and Ba 2015) on all rows at once. `classes` holds the class of each row, from 0 to
 * `count` - 1. Gives back the model of each class but the first against the first. `ridge` penalises each weight on the
 * scale of its input's standard deviation.
 */
export function trainMultinomial(
  inputs: readonly ArrayLike<number>[],
  classes: ArrayLike<number>,
  count: number,
  rowWeights: readonly number[],
  ridge: number,
): Logistic[] {
  const width = (inputs[0] as ArrayLike<number>).length;
  const size = width + 1;
  const { mean, spread } = momentsOf(inputs, width);
  const rows = new Float64Array(inputs.length * size);
  inputs.forEach((row, at) => {
    rows[at * size] = 1;
    for (let k = 0; k < width; k++) {
      rows[at * size + k + 1] = ((row[k] as number) - (mean[k] as number)) / (spread[k] as number);
    }
  });
  const total = rowWeights.reduce((sum, weight) => sum + weight, 0);
  const weights = new Float64Array(count * size);
  const gradient = new Float64Array(count * size);
  const first = new Float64Array(count * size);
  const second = new Float64Array(count * size);
  for (let step = 1; step <= STEPS; step++) {
    gradient.fill(0);
    addGradient(rows, classes, count, rowWeights, weights, gradient);
    const rate = step > (STEPS * 2) / 3 ? LAST_RATE : RATE;
    for (let at = 0; at < gradient.length; at++) {
      const decay = at % size === 0 ? 0 : ridge * (weights[at] as number);
      const slope = ((gradient[at] as number) + decay) / total;
      first[at] = 0.9 * (first[at] as number) + 0.1 * slope;
      second[at] = 0.99 * (second[at] as number) + 0.01 * slope * slope;
      const scale = Math.sqrt((second[at] as number) / (1 - 0.99 ** step)) + 1e-9;
      weights[at] = (weights[at] as number) - (rate * (first[at] as number)) / (1 - 0.9 ** step) / scale;
    }
  }
  return Array.from({ length: count - 1 }, (_, at): Logistic => {
    const own = (k: number) => (weights[(at + 1) * size + k] as number) - (weights[k] as number);
    const scaled = Array.from({ length: width }, (__, k) => own(k + 1) / (spread[k] as number));
    const shift = scaled.reduce((sum, weight, k) => sum + weight * (mean[k] as number), 0);
    return { bias: own(0) - shift, weights: scaled };
  });
}

function momentsOf(inputs: readonly ArrayLike<number>[], width: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  for (const row of inputs) {
    for (let k = 0; k < width; k++) mean[k] = (mean[k] as number) + (row[k] as number) / inputs.length;
  }
  for (const row of inputs) {
    for (let k = 0; k < width; k++) {
      const difference = (row[k] as number) - (mean[k] as number);
      spread[k] = (spread[k] as number) + (difference * difference) / inputs.length;
    }
  }
  return { mean, spread: spread.map((square) => Math.sqrt(square) || 1) };
}

/** Adds the gradient of all rows' weighted loss, -log of the own class's probability. `rows` begin with 1 for the bias. */
function addGradient(
  rows: Float64Array,
  classes: ArrayLike<number>,
  count: number,
  rowWeights: readonly number[],
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const size = weights.length / count;
  const probabilities = new Float64Array(count);
  rowWeights.forEach((rowWeight, at) => {
    const start = at * size;
    for (let own = 0; own < count; own++) {
      let logit = 0;
      for (let k = 0; k < size; k++) logit += (weights[own * size + k] as number) * (rows[start + k] as number);
      probabilities[own] = logit;
    }
    softmax(probabilities);
    for (let own = 0; own < count; own++) {
      const residual = rowWeight * ((probabilities[own] as number) - (classes[at] === own ? 1 : 0));
      for (let k = 0; k < size; k++) {
        const place = own * size + k;
        gradient[place] = (gradient[place] as number) + residual * (rows[start + k] as number);
      }
    }
  });
}
