import { describe, expect, it } from "vitest";
import { addKernels, type KernelMatrix, ridgeScores } from "./ridge-scores.ts";

/** Linear kernel of points on a line. */
function lineKernel(points: readonly number[], trainRows: readonly number[]): KernelMatrix {
  return {
    values: Float64Array.from(points.flatMap((point) => trainRows.map((row) => point * points[row]))),
    rows: points.length,
    columns: trainRows.length,
  };
}

describe("ridgeScores", () => {
  const points = [0, 1, 4, 5, 2.5, 100];
  const trainRows = [0, 1, 2, 3];

  it("equals weighted ridge regression on one feature", () => {
    const scores = ridgeScores(lineKernel(points, trainRows), trainRows, [0, 0, 1, 1], 0.5);
    // Centred points -2.5, -1.5, 1.5, 2.5: the mean square is 4.25, the mean product with the label 2; four texts.
    const slope = (4 * 2) / (4 * 4.25 + 0.5 * 4.25);
    scores.forEach((score, at) => {
      expect(score).toBeCloseTo(slope * (points[at] - 2.5), 10);
    });
  });

  it("weights both classes equally regardless of their size", () => {
    const uneven = [0, 0, 0, 0, 4, 2];
    const scores = ridgeScores(lineKernel(uneven, [0, 1, 2, 3, 4]), [0, 1, 2, 3, 4], [0, 0, 0, 0, 1], 0.1);
    expect(scores[5]).toBeCloseTo(0, 10);
  });

  it("scores zero when the training texts do not differ", () => {
    expect([...ridgeScores(lineKernel([1, 1, 1, 7], [0, 1, 2]), [0, 1, 2], [0, 1, 1], 1)]).toEqual([0, 0, 0, 0]);
  });

  it("throws when all training texts have the same label", () => {
    expect(() => ridgeScores(lineKernel(points, trainRows), trainRows, [1, 1, 1, 1], 1)).toThrow("both labels");
  });
});

describe("addKernels", () => {
  it("weights kernels equally regardless of their scale", () => {
    const small = lineKernel([0, 1, 2], [0, 1, 2]);
    const large = { ...small, values: small.values.map((value) => value * 1000) };
    const sum = addKernels([small, large], [1, 1], [0, 1, 2]);
    const twice = addKernels([small], [2], [0, 1, 2]);
    sum.values.forEach((value, at) => {
      expect(value).toBeCloseTo(twice.values[at], 10);
    });
  });
});
