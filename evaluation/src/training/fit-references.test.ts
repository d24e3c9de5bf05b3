import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CorpusRow } from "../corpus/read-corpus.ts";
import { quantiles, sourceWeights, tendencies } from "./fit-references.ts";

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

describe("출처가 고르게 세어지는 분포", () => {
  const row = (source: string) => ({ source, label: 0 }) as CorpusRow;
  const from = (source: string, count: number) => Array.from({ length: count }, () => row(source));

  it("gives every source of at least 30 texts the same weight, and a smaller one none", () => {
    const weights = sourceWeights([...from("large", 300), ...from("small", 30), ...from("tiny", 29)]);
    const sum = (first: number, last: number) =>
      weights.slice(first, last).reduce((total, weight) => total + weight, 0);
    expect([sum(0, 300), sum(300, 330), sum(330, 359)].map((total) => Math.round(total * 1e9) / 1e9)).toEqual([
      1, 1, 0,
    ]);
  });

  it("leaves out rows that are not counted", () => {
    const rows = [...from("large", 40), ...from("large", 10).map((one) => ({ ...one, genre: "essay" }))];
    expect(sourceWeights(rows, ({ genre }) => genre !== "essay")[0]).toBe(1 / 40);
    expect(sourceWeights(rows, ({ genre }) => genre !== "essay").at(-1)).toBe(0);
  });

  it("has the weighted quantiles of each feature", () => {
    const values = rows(Array.from({ length: 101 }, (_, at) => 100 - at));
    const points = quantiles(values, ones(values.map(() => 1)));
    expect(points).toHaveLength(101);
    expect([points[0], points[100]]).toEqual([0, 100]);
    expect(Math.abs((points[95] ?? 0) - 95)).toBeLessThanOrEqual(1);
    const weighed = quantiles(rows([1, 2, 3]), Float64Array.of(1, 98, 0));
    expect([weighed[0], weighed[50], weighed[100]]).toEqual([1, 2, 2]);
  });
});
