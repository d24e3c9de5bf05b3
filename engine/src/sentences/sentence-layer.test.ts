import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SentenceOutputs } from "../members/score-members.ts";
import { meanByLength, sentenceProbabilities } from "./sentence-layer.ts";

const evidence = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 40 });

function readings(count: number): SentenceOutputs[] {
  return Array.from({ length: count }, (_, index) => ({
    index,
    window: 0,
    length: 20 + ((index * 37) % 60),
    ngrams: new Float64Array(0),
    ratio: 0,
    ratioPerSymbol: 0,
    style: new Float64Array(0),
  }));
}

describe("문장 층", () => {
  it("문장 확률의 길이 평균은 글의 AI 비율이고, 근거가 큰 문장일수록 높다", () => {
    fc.assert(
      fc.property(evidence, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (values, share) => {
        const own = readings(values.length);
        const found = sentenceProbabilities(Float64Array.from(values), own, share);
        expect(meanByLength(found, own)).toBeCloseTo(share, 6);
        values.forEach((value, at) => {
          expect(found[at]).toBeGreaterThanOrEqual(0);
          expect(found[at]).toBeLessThanOrEqual(1);
          values.forEach((other, place) => {
            if (value > other) expect(found[at]).toBeGreaterThanOrEqual(found[place]);
          });
        });
      }),
    );
  });

  it("문장이 없으면 확률도 없다", () => {
    expect(sentenceProbabilities(new Float64Array(0), [], 0.4)).toHaveLength(0);
  });
});
