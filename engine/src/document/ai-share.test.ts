import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateShare, sentenceProbabilities } from "./ai-share.ts";

const SCALE = { bias: 0, weights: [1, 2, -1] };
const RESIDUALS = { lower: new Array<number>(11).fill(-0.2), upper: new Array<number>(11).fill(0.3) };
const evidence = fc.array(fc.double({ min: -8, max: 8, noNaN: true }), { minLength: 1, maxLength: 30 });

describe("AI의 몫", () => {
  it("문장 확률은 근거가 클수록 높다", () => {
    fc.assert(
      fc.property(evidence, (values) => {
        const sorted = Float64Array.from(values).sort();
        const found = sentenceProbabilities(sorted, { ai: 0.2, human: 0.5 }, SCALE);
        for (let at = 1; at < found.length; at++) expect(found[at]).toBeGreaterThanOrEqual(found[at - 1]);
      }),
    );
  });

  it("문장 길이로 평균하고, 결과가 뜻하는 몫보다 작지 않다", () => {
    const sentences = [{ length: 30 }, { length: 10 }];
    const half = Float64Array.of(0.2, 0.8);
    expect(estimateShare(half, sentences, "human", RESIDUALS).value).toBeCloseTo(0.35);
    expect(estimateShare(half, sentences, "mixed", RESIDUALS).value).toBeCloseTo(0.35);
    expect(estimateShare(half, sentences, "ai", RESIDUALS).value).toBe(0.9);
    expect(estimateShare(Float64Array.of(0, 0), sentences, "mixed", RESIDUALS).value).toBe(0.1);
  });

  it("구간은 결과가 맞을 때의 것이다", () => {
    const sentences = [{ length: 30 }, { length: 10 }];
    const share = (verdict: "human" | "mixed" | "ai", probability: number) =>
      estimateShare(Float64Array.of(probability, probability), sentences, verdict, RESIDUALS);
    expect(share("human", 0.2)).toEqual({ value: expect.closeTo(0.2), lower: 0, upper: expect.closeTo(0.2) });
    expect(share("mixed", 0.5)).toEqual({
      value: 0.5,
      lower: expect.closeTo(0.3),
      upper: expect.closeTo(0.8),
    });
    expect(share("ai", 0.95)).toEqual({ value: expect.closeTo(0.95), lower: expect.closeTo(0.95), upper: 1 });
  });

  it("구간은 값을 품고 0과 1을 넘지 않는다", () => {
    fc.assert(
      fc.property(evidence, fc.constantFrom("human" as const, "mixed" as const, "ai" as const), (values, verdict) => {
        const probabilities = sentenceProbabilities(Float64Array.from(values), { ai: 0.3, human: 0.3 }, SCALE);
        const { value, lower, upper } = estimateShare(
          probabilities,
          values.map(() => ({ length: 40 })),
          verdict,
          RESIDUALS,
        );
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(lower).toBeLessThanOrEqual(value);
        expect(upper).toBeGreaterThanOrEqual(value);
        expect(upper).toBeLessThanOrEqual(1);
      }),
    );
  });
});
