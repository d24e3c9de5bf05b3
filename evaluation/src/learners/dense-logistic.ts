export interface DenseLogistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

/**
 * Logistic regression on few inputs by iteratively reweighted least squares; `labels` may be shares between 0 and 1.
 * Inputs are not scaled; `ridge` penalises each weight on the scale of its input's standard deviation.
 */
export function trainDenseLogistic(
  inputs: readonly ArrayLike<number>[],
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  ridge: number,
): DenseLogistic {
  const scale = scaleOf(inputs, rowWeights);
  const { mean, spread } = scale;
  const size = mean.length + 1;
  const beta = new Float64Array(size);
  for (let iteration = 0; iteration < 40; iteration++) {
    const { gradient, hessian } = derivatives(inputs, labels, rowWeights, scale, beta);
    for (let i = 1; i < size; i++) {
      gradient[i] = gradient[i] - ridge * beta[i];
      (hessian[i] as Float64Array)[i] = (hessian[i] as Float64Array)[i] + ridge;
    }
    const step = solveSymmetric(hessian, gradient);
    let largest = 0;
    for (let i = 0; i < size; i++) {
      const change = Math.max(-2, Math.min(2, step[i]));
      beta[i] = beta[i] + change;
      largest = Math.max(largest, Math.abs(change));
    }
    if (largest < 1e-7) break;
  }
  let bias = beta[0];
  const weights = Array.from(mean, (_, k) => beta[k + 1] / spread[k]);
  weights.forEach((weight, k) => {
    bias -= weight * mean[k];
  });
  return { bias, weights };
}

interface Scale {
  readonly mean: Float64Array;
  /** Standard deviation; 1 for a constant input. */
  readonly spread: Float64Array;
}

function scaleOf(inputs: readonly ArrayLike<number>[], rowWeights: ArrayLike<number>): Scale {
  const width = (inputs[0] as ArrayLike<number>).length;
  let total = 0;
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  inputs.forEach((row, at) => {
    total += rowWeights[at];
    for (let k = 0; k < width; k++) mean[k] = mean[k] + rowWeights[at] * row[k];
  });
  for (let k = 0; k < width; k++) mean[k] = mean[k] / total;
  inputs.forEach((row, at) => {
    for (let k = 0; k < width; k++) {
      const difference = row[k] - mean[k];
      spread[k] = spread[k] + rowWeights[at] * difference * difference;
    }
  });
  for (let k = 0; k < width; k++) spread[k] = Math.sqrt(spread[k] / total) || 1;
  return { mean, spread };
}

/** Gradient and lower triangle of the Hessian of the log-likelihood at `beta`, whose first element is the bias. */
function derivatives(
  inputs: readonly ArrayLike<number>[],
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  { mean, spread }: Scale,
  beta: Float64Array,
) {
  const size = beta.length;
  const gradient = new Float64Array(size);
  const hessian = Array.from({ length: size }, () => new Float64Array(size));
  const standard = new Float64Array(size);
  standard[0] = 1;
  inputs.forEach((row, at) => {
    let logit = beta[0];
    for (let k = 1; k < size; k++) {
      standard[k] = (row[k - 1] - mean[k - 1]) / spread[k - 1];
      logit += beta[k] * standard[k];
    }
    const probability = 1 / (1 + Math.exp(-logit));
    const weight = rowWeights[at];
    const curve = weight * Math.max(probability * (1 - probability), 1e-5);
    const residual = weight * (labels[at] - probability);
    for (let i = 0; i < size; i++) {
      gradient[i] = gradient[i] + residual * standard[i];
      const line = hessian[i] as Float64Array;
      const scaled = curve * standard[i];
      for (let j = 0; j <= i; j++) line[j] = line[j] + scaled * standard[j];
    }
  });
  return { gradient, hessian };
}

/** Solves a symmetric positive definite system given by its lower triangle (Cholesky). */
function solveSymmetric(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const line = lower[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      let sum = line[j];
      const other = lower[j] as Float64Array;
      for (let k = 0; k < j; k++) sum -= line[k] * other[k];
      line[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / other[j];
    }
  }
  const out = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) out[i] = out[i] - (lower[i] as Float64Array)[k] * out[k];
    out[i] = out[i] / (lower[i] as Float64Array)[i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) out[i] = out[i] - (lower[k] as Float64Array)[i] * out[k];
    out[i] = out[i] / (lower[i] as Float64Array)[i];
  }
  return out;
}
