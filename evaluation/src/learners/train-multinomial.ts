import type { Logistic } from "@geulgyeol/engine/training";
import { softmax } from "./softmax.ts";

/** Steps of Adam over all rows; the last third uses a smaller rate. */
const STEPS = 200;
const RATE = 0.1;
const LAST_RATE = 0.03;

/**
 * Multinomial logistic regression by Adam (Kingma and Ba 2015); `classes` from 0 to `count` - 1. Returns the model of each class but
 * the first against the first. `ridge` is on the scale of each input's standard deviation.
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
      rows[at * size + k + 1] = (row[k] - mean[k]) / spread[k];
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
      const decay = at % size === 0 ? 0 : ridge * weights[at];
      const slope = (gradient[at] + decay) / total;
      first[at] = 0.9 * first[at] + 0.1 * slope;
      second[at] = 0.99 * second[at] + 0.01 * slope * slope;
      const scale = Math.sqrt(second[at] / (1 - 0.99 ** step)) + 1e-9;
      weights[at] = weights[at] - (rate * first[at]) / (1 - 0.9 ** step) / scale;
    }
  }
  return Array.from({ length: count - 1 }, (_, at): Logistic => {
    const own = (k: number) => weights[(at + 1) * size + k] - weights[k];
    const scaled = Array.from({ length: width }, (__, k) => own(k + 1) / spread[k]);
    const shift = scaled.reduce((sum, weight, k) => sum + weight * mean[k], 0);
    return { bias: own(0) - shift, weights: scaled };
  });
}

function momentsOf(inputs: readonly ArrayLike<number>[], width: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  for (const row of inputs) {
    for (let k = 0; k < width; k++) mean[k] = mean[k] + row[k] / inputs.length;
  }
  for (const row of inputs) {
    for (let k = 0; k < width; k++) {
      const difference = row[k] - mean[k];
      spread[k] = spread[k] + (difference * difference) / inputs.length;
    }
  }
  return { mean, spread: spread.map((square) => Math.sqrt(square) || 1) };
}

/**
 * Adds the gradient of all rows' weighted loss, -log of the true class's probability. `rows` begin with 1 for the bias.
 */
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
      for (let k = 0; k < size; k++) logit += weights[own * size + k] * rows[start + k];
      probabilities[own] = logit;
    }
    softmax(probabilities);
    for (let own = 0; own < count; own++) {
      const residual = rowWeight * (probabilities[own] - (classes[at] === own ? 1 : 0));
      for (let k = 0; k < size; k++) {
        const place = own * size + k;
        gradient[place] = gradient[place] + residual * rows[start + k];
      }
    }
  });
}
