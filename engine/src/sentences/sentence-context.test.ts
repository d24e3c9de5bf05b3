import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sentenceFeaturesOf } from "../members/stylometry/measure-sentences.ts";
import { PassageSignals } from "./passage-signals.ts";
import { contextInputs, type SentenceText, sentenceContext } from "./sentence-context.ts";
import { NEIGHBOUR_INPUTS, sentenceNeighbours } from "./sentence-neighbours.ts";

const evidence = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 40 });

/** Two n-gram models whose logits of each sentence are `value` and half of it. */
function reading(values: readonly number[], windows = 1): SentenceText {
  return {
    length: values.length * 50,
    stylometry: { logit: 1, classes: new Float64Array(0) },
    "language-model": { measures: MEASURES },
    sentences: values.map((value, index) => ({
      index,
      window: Math.floor((index * windows) / values.length),
      length: 50,
      ngrams: Float64Array.of(value * 3, 9, value, 4),
      kinds: Float64Array.of(value / 4),
      surprisal: 250,
      ratio: value * 3,
      style: new Float64Array(sentenceFeaturesOf("ko").length).fill(value),
    })),
  };
}

const MEASURES = {
  logLikelihoodRatio: 0.1,
  humanSurprisal: 5,
  aiSurprisal: 4.9,
  surprisalSpread: 2,
  ratioSpread: 0.3,
  burstiness: 0.2,
};

describe("문장의 둘레", () => {
  const ASKED = contextInputs({ language: "ko", models: ["full", "blind"], kinds: ["recent"] });

  it("문장마다 같은 수의 유한한 수를 낸다", () => {
    fc.assert(
      fc.property(evidence, fc.integer({ min: 1, max: 4 }), (values, windows) => {
        const text = reading(values, Math.min(windows, values.length));
        for (const inputs of [
          sentenceContext(text, ASKED),
          sentenceNeighbours(text, Float64Array.from(values), NEIGHBOUR_INPUTS),
        ]) {
          expect(inputs).toHaveLength(values.length);
          for (const own of inputs) {
            expect(own).toHaveLength((inputs[0] as Float32Array).length);
            expect(own.every(Number.isFinite)).toBe(true);
          }
        }
      }),
    );
  });

  it("같은 문장이라도 둘레가 다르면 다르고, 다른 창의 문장은 둘레가 아니다", () => {
    const among = (side: number, windows: number) => {
      const values = [side, side, 1, 1];
      const text = reading(values, windows);
      const inputs = [
        ...sentenceContext(text, ASKED),
        ...sentenceNeighbours(text, Float64Array.from(values), NEIGHBOUR_INPUTS),
      ];
      return [inputs[3]?.join(), inputs[7]?.join()];
    };
    expect(among(4, 1)).not.toEqual(among(-4, 1));
    expect(among(4, 2)).toEqual(among(-4, 2));
  });
});

describe("구절의 근거", () => {
  it("한 문장은 그 문장의 로짓이고, 여러 문장은 합을 크기의 제곱근으로 나눈다", () => {
    const signals = new PassageSignals(reading([2, 2, 2, 2]).sentences);
    expect(signals.evidence(0, 1, 2)).toBeCloseTo(2);
    expect(signals.evidence(1, 1, 2)).toBeCloseTo(1);
    expect(signals.evidence(0, 0, 4)).toBeCloseTo(4);
    expect(signals.evidence(0, -5, 9)).toBeCloseTo(4);
    expect(signals.evidence(0, 4, 9)).toBe(0);
  });

  it("놀람은 글자로, 글의 종류는 길이로, 문체는 문장으로 평균한다", () => {
    const signals = new PassageSignals(reading([0, 2, 4, 6]).sentences);
    expect(signals.surprisal(-3, 9)).toBeCloseTo(5);
    expect(signals.kind(0, 0, 4)).toBeCloseTo(0.75);
    expect(signals.kind(0, 2, 9)).toBeCloseTo(1.25);
    expect(signals.style(0, -1, 2)).toBeCloseTo(1);
    expect(signals.style(0, 4, 9)).toBe(0);
    expect(signals.surprisal(4, 9)).toBe(0);
  });

  it("세 문장씩 본 평균과 양 끝을 낸다", () => {
    const { mean, highest, lowest, deviation } = new PassageSignals(reading([0, 0, 0, 4]).sentences).spread(0);
    expect(lowest).toBe(0);
    expect(highest).toBeCloseTo(4 / Math.sqrt(2));
    expect(mean).toBeGreaterThan(lowest);
    expect(deviation).toBeGreaterThan(0);
  });
});
