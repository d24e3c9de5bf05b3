/** Row-major matrix: one row per scored text, one column per training text. */
export interface KernelMatrix {
  readonly values: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/**
 * Kernel ridge regression on balanced labels +1 (AI) and -1 (human), bias unpenalised. `trainRows[c]` is the row of
 * column c; `shrinkage` is in units of mean centred self-similarity. Only the order of scores matters. Throws if a
 * class is missing.
 */
export function ridgeScores(
  kernel: KernelMatrix,
  trainRows: readonly number[],
  labels: readonly (0 | 1)[],
  shrinkage: number,
): Float64Array {
  const size = trainRows.length;
  const positives = labels.filter((label) => label === 1).length;
  if (positives === 0 || positives === size) throw new Error("Training needs texts of both labels");
  const weights = labels.map((label) => 0.5 / (label === 1 ? positives : size - positives));
  const centred = centreKernel(kernel, trainRows, weights);
  const system = new Float64Array(size * size);
  let trace = 0;
  for (let row = 0; row < size; row++) {
    const from = trainRows[row] * size;
    system.set(centred.subarray(from, from + size), row * size);
    trace += system[row * size + row] * weights[row];
  }
  if (!(trace > 0)) return new Float64Array(kernel.rows);
  for (let row = 0; row < size; row++) {
    const at = row * size + row;
    system[at] = system[at] + (shrinkage * trace) / (weights[row] * size);
  }
  const dual = solvePositive(
    system,
    Float64Array.from(labels, (label) => (label === 1 ? 1 : -1)),
  );
  const scores = new Float64Array(kernel.rows);
  for (let row = 0; row < kernel.rows; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) sum += centred[row * size + column] * dual[column];
    scores[row] = sum;
  }
  return scores;
}

/**
 * Weighted sum of kernels over the same rows, each first divided by its mean centred self-similarity in training, so
 * that weights are comparable. A kernel without variance in training is left out.
 */
export function addKernels(
  kernels: readonly KernelMatrix[],
  weights: readonly number[],
  trainRows: readonly number[],
): KernelMatrix {
  const [first] = kernels as [KernelMatrix, ...KernelMatrix[]];
  const even = trainRows.map(() => 1 / trainRows.length);
  const values = new Float64Array(first.values.length);
  kernels.forEach((kernel, which) => {
    const centred = centreKernel(kernel, trainRows, even);
    const spread = trainRows.reduce((sum, row, at) => sum + centred[row * kernel.columns + at], 0);
    if (!(spread > 0)) return;
    const scale = (weights[which] * trainRows.length) / spread;
    for (let at = 0; at < values.length; at++) {
      values[at] = values[at] + scale * kernel.values[at];
    }
  });
  return { ...first, values };
}

/** The kernel of vectors from which the weighted mean of the training vectors is subtracted. */
function centreKernel(kernel: KernelMatrix, trainRows: readonly number[], weights: readonly number[]): Float64Array {
  const { rows, columns } = kernel;
  const centred = Float64Array.from(kernel.values);
  const columnMean = new Float64Array(columns);
  for (let at = 0; at < columns; at++) {
    const from = trainRows[at] * columns;
    for (let column = 0; column < columns; column++) {
      columnMean[column] = columnMean[column] + weights[at] * centred[from + column];
    }
  }
  for (let row = 0; row < rows; row++) {
    const from = row * columns;
    let rowMean = 0;
    for (let column = 0; column < columns; column++) {
      const value = centred[from + column] - columnMean[column];
      centred[from + column] = value;
      rowMean += weights[column] * value;
    }
    for (let column = 0; column < columns; column++) centred[from + column] = centred[from + column] - rowMean;
  }
  return centred;
}

/** Solves a symmetric positive definite system by Cholesky's decomposition; `system` is overwritten. */
function solvePositive(system: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = system[row * size + column];
      for (let at = 0; at < column; at++) {
        sum -= system[row * size + at] * system[column * size + at];
      }
      if (row === column && !(sum > 0)) throw new Error("The kernel is not positive definite");
      system[row * size + column] = row === column ? Math.sqrt(sum) : sum / system[column * size + column];
    }
  }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = solution[row];
    for (let at = 0; at < row; at++) sum -= system[row * size + at] * solution[at];
    solution[row] = sum / system[row * size + row];
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row];
    for (let at = row + 1; at < size; at++) sum -= system[at * size + row] * solution[at];
    solution[row] = sum / system[row * size + row];
  }
  return solution;
}
