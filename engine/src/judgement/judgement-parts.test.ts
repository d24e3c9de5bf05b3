import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SentenceJudgement } from "../report.ts";
import { intervalOf } from "./interval.ts";
import type { SentenceReading } from "./measure-document.ts";
import { findSegments } from "./segments.ts";
import { meanByLength, sentenceProbabilities, smoothSentences } from "./sentence-layer.ts";
import { contributeTrees, type ExplainableTrees, LEAF, scoreTrees } from "./trees.ts";

const evidence = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 40 });

function readings(count: number): SentenceReading[] {
  return Array.from({ length: count }, (_, index) => ({
    index,
    length: 20 + ((index * 37) % 60),
    ngrams: new Float64Array(0),
    ratio: 0,
    ratioPerSymbol: 0,
    style: new Float64Array(0),
  }));
}

describe("문장 층", () => {
  it("어떤 근거에서도 확률은 0과 1 사이다", () => {
    fc.assert(
      fc.property(evidence, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (values, change) => {
        for (const value of smoothSentences(Float64Array.from(values), change, 0)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("두 상태를 모두 따져 본 값과 같다", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 1, maxLength: 8 }), (values) => {
        const change = 0.2;
        const sums = new Float64Array(values.length);
        let total = 0;
        for (let path = 0; path < 2 ** values.length; path++) {
          let weight = 0.5;
          for (let at = 0; at < values.length; at++) {
            const ai = (path >> at) & 1;
            if (at > 0) weight *= ((path >> (at - 1)) & 1) === ai ? 1 - change : change;
            if (ai === 1) weight *= Math.exp(values[at] as number);
          }
          total += weight;
          for (let at = 0; at < values.length; at++) {
            if ((path >> at) & 1) sums[at] = (sums[at] as number) + weight;
          }
        }
        const smooth = smoothSentences(Float64Array.from(values), change, 0);
        sums.forEach((sum, at) => {
          expect(smooth[at]).toBeCloseTo(sum / total, 6);
        });
      }),
    );
  });

  it("문장 확률의 길이 평균은 글의 확률이다", () => {
    fc.assert(
      fc.property(evidence, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (values, probability) => {
        const own = readings(values.length);
        const found = sentenceProbabilities(Float64Array.from(values), own, 0.2, probability);
        expect(meanByLength(found, own)).toBeCloseTo(probability, 5);
      }),
    );
  });
});

describe("나무", () => {
  const trees: ExplainableTrees = {
    base: 0.25,
    roots: Uint32Array.of(0, 5),
    features: Uint16Array.of(0, LEAF, 1, LEAF, LEAF, LEAF),
    values: Float32Array.of(1.5, -0.5, 0, 0.75, 0.25, 0.125),
    lefts: Uint16Array.of(1, 0, 3, 0, 0, 0),
    means: Float32Array.of(0.1, -0.5, 0.5, 0.75, 0.25, 0.125),
  };

  it("기여와 절편을 더하면 점수다", () => {
    const number = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(number, number, (first, second) => {
        const out = new Float64Array(2);
        const bias = contributeTrees(trees, [first, second], out);
        expect(bias + (out[0] as number) + (out[1] as number)).toBeCloseTo(scoreTrees(trees, [first, second]), 9);
      }),
    );
  });
});

describe("구간", () => {
  const parameters = {
    lengths: [100, 500],
    logits: [-2, 2],
    lower: [
      [-1, -3],
      [-0.5, -1],
    ],
    upper: [
      [3, 1],
      [1, 0.5],
    ],
  };

  it("확률을 언제나 품고, 글이 짧을수록 넓다", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 9000 }),
        (probability, length) => {
          const own = intervalOf(probability, length, parameters);
          expect(own.lower).toBeLessThanOrEqual(probability);
          expect(own.upper).toBeGreaterThanOrEqual(probability);
          const longer = intervalOf(probability, length * 2, parameters);
          expect(longer.upper - longer.lower).toBeLessThanOrEqual(own.upper - own.lower + 1e-9);
        },
      ),
    );
  });
});

describe("구간 나누기", () => {
  const sentence = (index: number, aiProbability: number, excluded: SentenceJudgement["excluded"] = null) => ({
    index,
    text: "",
    start: index * 10,
    end: index * 10 + 9,
    aiProbability,
    severity: "low" as const,
    excluded,
    reasons: [],
  });

  it("같은 판정이 이어지면 한 구간이고, 빠진 문장은 구간을 끊지 않는다", () => {
    const found = findSegments([sentence(0, 0.1), sentence(1, 0, "quotation"), sentence(2, 0.2), sentence(3, 0.9)]);
    expect(found.map(({ firstSentence, lastSentence, verdict }) => [firstSentence, lastSentence, verdict])).toEqual([
      [0, 2, "human"],
      [3, 3, "ai"],
    ]);
  });
});
