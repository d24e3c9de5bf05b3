import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tendencies } from "./fit-references.ts";

const rows = (values: readonly number[]) => values.map((value) => Float64Array.of(value));
const ones = (values: readonly number[]) => Float64Array.from(values, () => 1);
const of = (humans: readonly number[], ais: readonly number[]) =>
  tendencies(rows(humans), ones(humans), rows(ais), ones(ais))[0] ?? Number.NaN;

describe("기울기", () => {
  it("is 1 or -1 where the two sides do not overlap, and 0 where they are alike", () => {
    expect(of([1, 2], [3, 4])).toBe(1);
    expect(of([3, 4], [1, 2])).toBe(-1);
    expect(of([1, 2], [1, 2])).toBe(0);
  });

  it("counts only pairs that differ: of (0,0) (0,5) (3,0) (3,5) two are for AI and one against", () => {
    expect(of([0, 3], [0, 5])).toBeCloseTo(1 / 3, 6);
  });

  it("says nothing of a feature on which hardly any pair differs", () => {
    const zeros = Array.from({ length: 100 }, () => 0);
    expect(of(zeros, [...zeros, 7])).toBe(0);
    expect(of(zeros, [...zeros, 7, 7, 7])).toBe(1);
  });

  it("weighs rows: a row of weight 2 is two rows", () => {
    const weighed = tendencies(rows([0, 3]), Float64Array.of(2, 1), rows([1, 4]), Float64Array.of(1, 3));
    expect(weighed[0]).toBeCloseTo(of([0, 0, 3], [1, 4, 4, 4]), 6);
  });

  it("agrees with counting every pair", () => {
    const values = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(values, values, (humans, ais) => {
        let higher = 0;
        let lower = 0;
        for (const ai of ais) for (const human of humans) ai > human ? higher++ : ai < human && lower++;
        const different = higher + lower;
        expect(of(humans, ais)).toBeCloseTo(different === 0 ? 0 : (higher - lower) / different, 5);
      }),
    );
  });
});
