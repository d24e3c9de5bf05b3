import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScoredText } from "../members/score-members.ts";
import { CHANGE_POINT_NAMES, contextInputs, sentenceContext } from "./sentence-context.ts";

const evidence = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 40 });

describe("문장의 둘레", () => {
  const ASKED = contextInputs({ language: "ko", views: ["full", "blind"] });
  const reading = (values: readonly number[], windows = 1): Pick<ScoredText, "length" | "sentences"> => ({
    length: values.length * 50,
    sentences: values.map((value, index) => ({
      index,
      window: Math.floor((index * windows) / values.length),
      length: 50,
      ngrams: Float64Array.of(value, value / 2),
      ratio: value * 3,
      ratioPerSymbol: value / 10,
      style: Float64Array.of(5, 50, 4, 1),
    })),
  });

  it("문장마다 같은 수의 유한한 수를 낸다", () => {
    fc.assert(
      fc.property(evidence, fc.integer({ min: 1, max: 4 }), (values, windows) => {
        const { inputs, changePoints } = sentenceContext(reading(values, Math.min(windows, values.length)), ASKED);
        expect(inputs).toHaveLength(values.length);
        for (const own of inputs) {
          expect(own).toHaveLength((inputs[0] as Float32Array).length);
          expect(own.every(Number.isFinite)).toBe(true);
        }
        expect(changePoints).toHaveLength(CHANGE_POINT_NAMES.length);
        expect(changePoints.every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it("같은 문장이라도 둘레가 다르면 다르고, 다른 창의 문장은 둘레가 아니다", () => {
    const among = (side: number, windows: number) =>
      (sentenceContext(reading([side, side, 1, 1], windows), ASKED).inputs[3] as Float32Array).join();
    expect(among(4, 1)).not.toBe(among(-4, 1));
    expect(among(4, 2)).toBe(among(-4, 2));
  });
});
