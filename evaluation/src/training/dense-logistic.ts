export interface DenseLogistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

/**
 * Logistic regression on few inputs by iteratively reweighted least squares; `labels` may be shares between 0 and 1. Inputs
 * are taken as they are; `ridge` penalises each weight on the scale of its input's standard deviation.
 */
export function trainDenseLogistic(
  inputs: readonly ArrayLike<number>[],
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  ridge: number,
): DenseLogistic {
  const width = (inputs[0] as ArrayLike<number>).length;
  const size = width + 1;
  let total = 0;
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  inputs.forEach((row, at) => {
    total += rowWeights[at] as number;
    for (let k = 0; k < width; k++) mean[k] = (mean[k] as number) + (rowWeights[at] as number) * (row[k] as number);
  });
  for (let k = 0; k < width; k++) mean[k] = (mean[k] as number) / total;
  inputs.forEach((row, at) => {
    for (let k = 0; k < width; k++) {
      const difference = (row[k] as number) - (mean[k] as number);
      spread[k] = (spread[k] as number) + (rowWeights[at] as number) * difference * difference;
    }
  });
  for (let k = 0; k < width; k++) spread[k] = Math.sqrt((spread[k] as number) / total) || 1;
  const beta = new Float64Array(size);
  const standard = new Float64Array(size);
  for (let iteration = 0; iteration < 40; iteration++) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    inputs.forEach((row, at) => {
      standard[0] = 1;
      let logit = beta[0] as number;
      for (let k = 0; k < width; k++) {
        standard[k + 1] = ((row[k] as number) - (mean[k] as number)) / (spread[k] as number);
        logit += (beta[k + 1] as number) * (standard[k + 1] as number);
      }
      const probability = 1 / (1 + Math.exp(-logit));
      const weight = rowWeights[at] as number;
      const curve = weight * Math.max(probability * (1 - probability), 1e-5);
      const residual = weight * ((labels[at] as number) - probability);
      for (let i = 0; i < size; i++) {
        gradient[i] = (gradient[i] as number) + residual * (standard[i] as number);
        const line = hessian[i] as Float64Array;
        const scaled = curve * (standard[i] as number);
        for (let j = 0; j <= i; j++) line[j] = (line[j] as number) + scaled * (standard[j] as number);
      }
    });
    for (let i = 1; i < size; i++) {
      gradient[i] = (gradient[i] as number) - ridge * (beta[i] as number);
      (hessian[i] as Float64Array)[i] = ((hessian[i] as Float64Array)[i] as number) + ridge;
    }
    const step = solveSymmetric(hessian, gradient);
    let largest = 0;
    for (let i = 0; i < size; i++) {
      const change = Math.max(-2, Math.min(2, step[i] as number));
      beta[i] = (beta[i] as number) + change;
      largest = Math.max(largest, Math.abs(change));
    }
    if (largest < 1e-7) break;
  }
  let bias = beta[0] as number;
  const weights = Array.from({ length: width }, (_, k) => (beta[k + 1] as number) / (spread[k] as number));
  weights.forEach((weight, k) => {
    bias -= weight * (mean[k] as number);
  });
  return { bias, weights };
}

/** Solves a symmetric positive definite system given by its lower triangle (Cholesky). */
function solveSymmetric(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const line = lower[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      let sum = line[j] as number;
      const other = lower[j] as Float64Array;
      for (let k = 0; k < j; k++) sum -= (line[k] as number) * (other[k] as number);
      line[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] as number);
    }
  }
  const out = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++)
      out[i] = (out[i] as number) - ((lower[i] as Float64Array)[k] as number) * (out[k] as number);
    out[i] = (out[i] as number) / ((lower[i] as Float64Array)[i] as number);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++)
      out[i] = (out[i] as number) - ((lower[k] as Float64Array)[i] as number) * (out[k] as number);
    out[i] = (out[i] as number) / ((lower[i] as Float64Array)[i] as number);
  }
  return out;
}
