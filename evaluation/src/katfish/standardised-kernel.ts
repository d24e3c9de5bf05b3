import type { KernelMatrix } from "./ridge-scores.ts";

const CLIP = 3;

/**
 * Inner products of features, centred between the class means of the training texts, divided by their within-class
 * deviation and clipped at three deviations. Features without variance in training are ignored.
 */
export function standardisedKernel(
  features: readonly Float64Array[],
  trainRows: readonly number[],
  labels: readonly (0 | 1)[],
): KernelMatrix {
  const width = (features[0] as Float64Array).length;
  const standard = features.map(() => new Float64Array(width));
  for (let feature = 0; feature < width; feature++) {
    const column = trainRows.map((row) => (features[row] as Float64Array)[feature]);
    const classes = [0, 1].map((label) => meanAndVariance(column.filter((_, at) => labels[at] === label)));
    const middle = classes.reduce((sum, { mean }) => sum + mean / 2, 0);
    const deviation = Math.sqrt(classes.reduce((sum, { variance }) => sum + variance / 2, 0));
    if (deviation < 1e-9) continue;
    features.forEach((row, at) => {
      const value = (row[feature] - middle) / deviation;
      (standard[at] as Float64Array)[feature] = Math.max(-CLIP, Math.min(CLIP, value)) / Math.sqrt(width);
    });
  }
  const columns = trainRows.length;
  const values = new Float64Array(features.length * columns);
  standard.forEach((left, row) => {
    trainRows.forEach((trainRow, column) => {
      const right = standard[trainRow] as Float64Array;
      let sum = 0;
      for (let feature = 0; feature < width; feature++) sum += left[feature] * right[feature];
      values[row * columns + column] = sum;
    });
  });
  return { values, rows: features.length, columns };
}

function meanAndVariance(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
}
