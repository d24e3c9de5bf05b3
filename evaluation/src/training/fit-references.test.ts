import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tendencies } from "./fit-references.ts";

const rows = (values: readonly number[]) => values.map((value) => Float64Array.of(value));
const ones = (values: readonly number[]) => Float64Array.from(values, () => 1);
const of = (humans: readonly number[], ais: readonly number[]) =>
  tendencies(rows(humans), ones(humans), rows(ais), ones(ais))[0] ?? Number.NaN;

describe("기울기", () => {
  it("returns 1 or -1 without overlap and 0 for equal sides", () => {
    expect(of([1, 2], [3, 4])).toBe(1);
    expect(of([3, 4], [1, 2])).toBe(-1);
    expect(of([1, 2], [1, 2])).toBe(0);
  });

  it("ignores tied pairs", () => {
    expect(of([0, 3], [0, 5])).toBeCloseTo(1 / 3, 6);
  });

  it("returns 0 when hardly any pair differs", () => {
    const zeros = Array.from({ length: 100 }, () => 0);
    expect(of(zeros, [...zeros, 7])).toBe(0);
    expect(of(zeros, [...zeros, 7, 7, 7])).toBe(1);
  });

  it("treats a row of weight 2 as two rows", () => {
    const weighed = tendencies(rows([0, 3]), Float64Array.of(2, 1), rows([1, 4]), Float64Array.of(1, 3));
    expect(weighed[0]).toBeCloseTo(of([0, 0, 3], [1, 4, 4, 4]), 6);
  });

  it("equals a count over all pairs", () => {
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
