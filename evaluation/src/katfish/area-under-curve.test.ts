import { describe, expect, it } from "vitest";
import { areaUnderCurve } from "./area-under-curve.ts";

describe("areaUnderCurve", () => {
  it("returns 1 for a perfect order and 0 for its reverse", () => {
    expect(areaUnderCurve([0.1, 0.2, 0.8, 0.9], [0, 0, 1, 1])).toBe(1);
    expect(areaUnderCurve([0.9, 0.8, 0.2, 0.1], [0, 0, 1, 1])).toBe(0);
  });

  it("counts ties as half", () => {
    expect(areaUnderCurve([5, 5, 5, 5], [0, 1, 0, 1])).toBe(0.5);
    expect(areaUnderCurve([1, 2, 2, 3], [0, 0, 1, 1])).toBe(0.875);
  });

  it("equals the share of correctly ordered pairs", () => {
    const scores = Array.from({ length: 40 }, (_, at) => (at * 7919) % 13);
    const labels = scores.map((_, at) => (at % 3 === 0 ? 1 : 0));
    let won = 0;
    let pairs = 0;
    scores.forEach((high, i) => {
      scores.forEach((low, j) => {
        if (labels[i] !== 1 || labels[j] !== 0) return;
        pairs++;
        won += high > low ? 1 : high === low ? 0.5 : 0;
      });
    });
    expect(areaUnderCurve(scores, labels)).toBeCloseTo(won / pairs, 12);
  });

  it("throws when all texts have the same label", () => {
    expect(() => areaUnderCurve([1, 2], [1, 1])).toThrow("both labels");
  });
});
