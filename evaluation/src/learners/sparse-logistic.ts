import { seededRandom, shuffledOrder } from "./seeded-random.ts";

export interface SparseRow {
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

export interface LinearWeights {
  readonly weights: Float32Array;
  readonly bias: number;
}

const INNER_STEPS = 50;
const INNER_TOLERANCE = 1e-3;

/**
 * L2-regularised logistic regression by dual coordinate descent (Yu, Huang and Lin, "Dual coordinate descent methods for
 * logistic regression and maximum entropy models", 2011). `costs` holds the weight C of each row; the bias is regularised.
 */
export function trainSparseLogistic(
  rows: readonly SparseRow[],
  labels: ArrayLike<number>,
  costs: ArrayLike<number>,
  buckets: number,
  passes: number,
  seed: number,
): LinearWeights {
  const weights = new Float32Array(buckets);
  let bias = 0;
  const size = rows.length;
  const dual = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const { buckets: own, values } = rows[at] as SparseRow;
    const sign = labels[at] > 0.5 ? 1 : -1;
    dual[at] = Math.min(0.001 * costs[at], 1e-8);
    const step = sign * dual[at];
    let square = 1;
    for (let k = 0; k < own.length; k++) {
      const value = values[k];
      square += value * value;
      weights[own[k]] = weights[own[k]] + step * value;
    }
    bias += step;
    squares[at] = square;
  }
  const random = seededRandom(seed);
  for (let pass = 0; pass < passes; pass++) {
    for (const at of shuffledOrder(size, random)) {
      const { buckets: own, values } = rows[at] as SparseRow;
      const sign = labels[at] > 0.5 ? 1 : -1;
      let margin = bias;
      for (let k = 0; k < own.length; k++) margin += weights[own[k]] * values[k];
      const before = dual[at];
      const after = solveOne(before, costs[at], squares[at], margin * sign);
      const step = (after - before) * sign;
      if (step === 0) continue;
      dual[at] = after;
      for (let k = 0; k < own.length; k++) {
        weights[own[k]] = weights[own[k]] + step * values[k];
      }
      bias += step;
    }
  }
  return { weights, bias };
}

/** The optimal dual variable in (0, cost) with all others fixed; Newton steps from the nearer side. */
function solveOne(before: number, cost: number, square: number, margin: number): number {
  const mirrored = 0.5 * square * (cost - 2 * before) + margin < 0;
  const sign = mirrored ? -1 : 1;
  const start = mirrored ? cost - before : before;
  let value = start;
  if (cost - value < 0.5 * cost) value *= 0.1;
  let slope = square * (value - start) + sign * margin + Math.log(value / (cost - value));
  for (let step = 0; step < INNER_STEPS && Math.abs(slope) > INNER_TOLERANCE; step++) {
    const next = value - slope / (square + cost / (cost - value) / value);
    if (next <= 0) value *= 0.1;
    else if (next >= cost) value = (value + cost) / 2;
    else value = next;
    slope = square * (value - start) + sign * margin + Math.log(value / (cost - value));
  }
  return mirrored ? cost - value : value;
}
