import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandOf } from "./probability-band.ts";

describe("bandOf", () => {
  it.each([
    [0, 1],
    [0.399_999, 1],
    [0.4, 2],
    [0.499_999, 2],
    [0.5, 3],
    [0.599_999, 3],
    [0.6, 4],
    [0.699_999, 4],
    [0.7, 5],
    [0.799_999, 5],
    [0.8, 6],
    [1, 6],
  ])("확률 %d은 %d번째 색이다", (probability, band) => {
    expect(bandOf(probability)).toBe(band);
  });

  it("takes the band from the raw value, not from the rounded percentage", () => {
    expect(Math.round(0.6996 * 100)).toBe(70);
    expect(bandOf(0.6996)).toBe(4);
  });

  it("never decreases as the probability increases", () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(probability, probability, (a, b) => {
        expect(bandOf(Math.min(a, b))).toBeLessThanOrEqual(bandOf(Math.max(a, b)));
      }),
    );
  });
});
