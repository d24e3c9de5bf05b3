import { severityOf, verdictOf } from "@geulgyeol/engine/thresholds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatInterval,
  formatPercent,
  formatPercentRange,
  formatShare,
  wholeEnds,
  wholePercent,
  wholePercentile,
} from "./percent.ts";

const BANDS = [0.4, 0.5, 0.6, 0.7, 0.8];

/** The double next to a number, upwards or downwards. */
function beside(value: number, step: 1n | -1n): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + step);
  return view.getFloat64(0);
}

/** Any probability, and often one at or right beside a limit. */
const probability = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-0.005, -0.0001, 0, 0.0001, 0.005))
    .map(([whole, off]) => Math.min(1, Math.max(0, whole / 100 + off))),
  fc
    .tuple(fc.constantFrom(...BANDS, 0.01, 0.99), fc.constantFrom(1n, -1n))
    .map(([limit, step]) => beside(limit, step as 1n | -1n)),
);

describe("formatPercent and wholePercent", () => {
  it.each([
    [0, "1% 미만"],
    [0.003, "1% 미만"],
    [0.0099, "1% 미만"],
    [0.01, "1%"],
    [0.29, "29%"],
    [0.3999, "39%"],
    [0.4, "40%"],
    [0.4999, "49%"],
    [0.576, "58%"],
    [0.5996, "59%"],
    [0.6, "60%"],
    [0.6999, "69%"],
    [0.7, "70%"],
    [0.7999, "79%"],
    [0.9899, "98%"],
    [0.99, "99% 이상"],
    [1, "99% 이상"],
  ])("%d is %s", (ratio, text) => {
    expect(formatPercent(ratio)).toBe(text);
  });

  it("never move a value across a band limit", () => {
    fc.assert(
      fc.property(probability, (ratio) => {
        const shown = wholePercent(ratio) / 100;
        for (const band of BANDS) expect(shown >= band).toBe(ratio >= band);
        expect(verdictOf(shown)).toBe(verdictOf(ratio));
        expect(severityOf(shown)).toBe(severityOf(ratio));
      }),
      { numRuns: 2_000 },
    );
  });

  it("stay within one point of the value, never 0% or 100%", () => {
    fc.assert(
      fc.property(probability, (ratio) => {
        expect(Math.abs(wholePercent(ratio) / 100 - ratio)).toBeLessThanOrEqual(0.01 + 1e-12);
        expect(formatPercent(ratio)).toMatch(/^([1-9]|[1-8]\d|9[0-8])%$|^1% 미만$|^99% 이상$/);
        expect(formatPercent(ratio).endsWith("미만")).toBe(ratio < 0.01);
        expect(formatPercent(ratio).endsWith("이상")).toBe(ratio >= 0.99);
      }),
      { numRuns: 2_000 },
    );
  });

  it("never decrease as the probability increases", () => {
    fc.assert(
      fc.property(probability, probability, (a, b) => {
        expect(wholePercent(Math.min(a, b))).toBeLessThanOrEqual(wholePercent(Math.max(a, b)));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("wholePercentile", () => {
  it("rounds to the nearest and stays between 1 and 99", () => {
    expect([0, 0.004, 0.3997, 0.497, 0.6999, 0.996, 1].map(wholePercentile)).toEqual([1, 1, 40, 50, 70, 99, 99]);
  });
});

describe("formatShare", () => {
  it("shows 0% or 100% only for none or all", () => {
    expect(formatShare(0, 3)).toBe("0%");
    expect(formatShare(3, 3)).toBe("100%");
    expect(formatShare(2, 3)).toBe("67%");
    expect(formatShare(1, 400)).toBe("1% 미만");
    expect(formatShare(399, 400)).toBe("99% 이상");
    expect(formatShare(0, 0)).toBe("0%");
  });
});

describe("formatInterval and wholeEnds", () => {
  it("round outwards", () => {
    expect(formatInterval({ lower: 0.491, upper: 0.666 })).toBe("49–67%");
    expect(formatInterval({ lower: 0.29, upper: 0.57 })).toBe("29–57%");
    expect(formatInterval({ lower: 0.2, upper: 0.1 + 0.2 })).toBe("20–30%");
    expect(formatInterval({ lower: 1 - 0.8 - 1e-15, upper: 0.301 })).toBe("20–31%");
    expect(formatInterval({ lower: 0.3999999999999, upper: 0.7000000000001 })).toBe("39–70%");
    expect(formatInterval({ lower: 0.001, upper: 0.999 })).toBe("1–99%");
  });

  it("contain the rounded percent of every value inside the interval", () => {
    fc.assert(
      fc.property(fc.tuple(probability, probability, probability), (three) => {
        const [lower, value, upper] = three.sort((a, b) => a - b) as [number, number, number];
        const [from, to] = wholeEnds({ lower, upper });
        const shown = wholePercent(value);
        // Below 1% and from 99% the text is words: "99% 이상" agrees with 100–100.
        if (value >= 0.01 && value < 0.99) expect(shown >= from && shown <= to).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

it("여러 확률의 처음과 끝을 한 번의 기호로 적는다", () => {
  expect(formatPercentRange(0.031, 0.14)).toBe("3–14%");
  expect(formatPercentRange(0.121, 0.119)).toBe("12%");
  expect(formatPercentRange(0.9999, 1)).toBe("99% 이상");
});
