import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBesideLimit } from "./decimals.ts";
import { formatOfHundred, formatPercentPoints, formatRate, formatRateInterval } from "./rates.ts";
import { speakInterval, speakPercent } from "./spoken.ts";
import { formatExactPercent, VERDICT_RANGE } from "./verdicts.ts";

describe("formatBesideLimit", () => {
  it.each([
    [3.01, 1, 3, "3.1"],
    [3, 1, 3, "3.0"],
    [2.99, 1, 3, "2.9"],
    [3.26, 1, 3, "3.3"],
    [0.499, 2, 0.5, "0.49"],
    [0.5, 2, 0.5, "0.50"],
    [2.998, 2, 3, "2.99"],
    [0.2999, 2, 0.3, "0.29"],
  ])("%d with %i decimals beside %d is %s", (value, decimals, limit, text) => {
    expect(formatBesideLimit(value, decimals, limit)).toBe(text);
  });

  it("keeps a rounded value on its side of the limit", () => {
    const near = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(
        near,
        fc.constantFrom([1, 3] as const, [2, 0.5] as const, [2, 3] as const),
        (off, [decimals, limit]) => {
          const value = limit + off;
          const shown = Number(formatBesideLimit(value, decimals, limit));
          expect(Math.sign(shown - limit)).toBe(Math.sign(value - limit));
          expect(Math.abs(shown - value)).toBeLessThanOrEqual(10 ** -decimals + 1e-12);
        },
      ),
    );
  });
});

describe("formatRate, formatRateInterval and formatPercentPoints", () => {
  it("show one decimal, and 0% or 100% only for exact values", () => {
    expect(formatRate(0)).toBe("0.0%");
    expect(formatRate(1)).toBe("100.0%");
    expect(formatRate(0.0024)).toBe("0.2%");
    expect(formatRate(0.0004)).toBe("0.1% 미만");
    expect(formatRate(0.9996)).toBe("99.9% 이상");
    expect(formatRateInterval({ lower: 0, upper: 0.094 })).toBe("0.0–9.4%");
  });

  it("show a difference in percentage points", () => {
    expect(formatPercentPoints(0.0537)).toBe("5.4%p");
  });
});

describe("speakPercent and speakInterval", () => {
  it("spell out percentages and intervals in Korean", () => {
    expect(speakPercent(0.576)).toBe("58퍼센트");
    expect(speakPercent(0.9975)).toBe("99퍼센트 이상");
    expect(speakPercent(0)).toBe("1퍼센트 미만");
    expect(speakInterval({ lower: 0.491, upper: 0.666 })).toBe("49에서 67퍼센트");
  });
});

it("VERDICT_RANGE names the verdict limits 40% and 70%", () => {
  expect(VERDICT_RANGE).toEqual({ human: "40% 미만", mixed: "40% 이상 70% 미만", ai: "70% 이상" });
  expect([0, 0.4, 1, 1.5].map(formatExactPercent)).toEqual(["0%", "40%", "100%", "150%"]);
});

describe("formatOfHundred", () => {
  it("counts whole texts, and never none or all", () => {
    expect([0, 0.0099, 0.01, 0.0149, 0.05, 0.414, 0.9899, 0.99, 1].map(formatOfHundred)).toEqual([
      "100편 중 1편 미만",
      "100편 중 1편 미만",
      "100편 중 1편",
      "100편 중 1편",
      "100편 중 5편",
      "100편 중 41편",
      "100편 중 99편",
      "100편 중 99편 이상",
      "100편 중 99편 이상",
    ]);
  });

  it("never decreases", () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    const shown = (ratio: number) => Number(/중 (\d+)편/.exec(formatOfHundred(ratio))?.[1]);
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        expect(shown(Math.min(a, b))).toBeLessThanOrEqual(shown(Math.max(a, b)));
      }),
    );
  });
});
