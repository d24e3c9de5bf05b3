import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SentenceJudgement } from "../report.ts";
import { findParting } from "./find-parting.ts";
import { intervalOf } from "./interval.ts";
import type { SentenceReading } from "./measure-document.ts";
import { findSegments } from "./segments.ts";
import { PARTINGS, type ReadSentences, sentenceContext } from "./sentence-context.ts";
import { meanByLength, sentenceProbabilities } from "./sentence-layer.ts";
import { contributeTrees, type ExplainableTrees, LEAF, scoreTrees } from "./trees.ts";

const evidence = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 40 });

function readings(count: number): SentenceReading[] {
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
            if (value > other) expect(found[at]).toBeGreaterThanOrEqual(found[place] as number);
          });
        });
      }),
    );
  });

  it("문장이 없으면 확률도 없다", () => {
    expect(sentenceProbabilities(new Float64Array(0), [], 0.4)).toHaveLength(0);
  });
});

describe("글쓴이가 갈리는 곳", () => {
  const sums = (values: readonly number[]) => {
    const out = new Float64Array(values.length + 1);
    values.forEach((value, at) => {
      out[at + 1] = (out[at] as number) + value;
    });
    return out;
  };

  it("앞뒤로 갈린 글에서는 그 경계를, 가운데가 다른 글에서는 그 가운데를 찾는다", () => {
    const lengths = sums(Array.from({ length: 9 }, () => 50));
    const ends = findParting(sums([9, 8, 9, 10, -5, -6, -5, -4, -5]), lengths, true);
    expect([ends.first, ends.last]).toEqual([0, 4]);
    expect(ends.inside).toBeGreaterThan(ends.outside);
    const middle = findParting(sums([-5, -6, -5, 9, 8, 9, -4, -5, -6]), lengths, false);
    expect([middle.first, middle.last]).toEqual([3, 6]);
    expect(middle.strength).toBeGreaterThan(
      findParting(sums([-5, -6, -5, 9, 8, 9, -4, -5, -6]), lengths, true).strength,
    );
  });

  it("고른 글이나 한 문장은 갈리지 않는다", () => {
    expect(findParting(sums([3, 3, 3]), sums([40, 40, 40]), false).strength).toBeCloseTo(0, 9);
    expect(findParting(sums([7]), sums([60]), true)).toMatchObject({ first: 0, last: 0, strength: 0 });
  });
});

describe("문장의 둘레", () => {
  const reading = (values: readonly number[], windows = 1): ReadSentences => ({
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
        const { inputs, partings } = sentenceContext(reading(values, Math.min(windows, values.length)));
        expect(inputs).toHaveLength(values.length);
        for (const own of inputs) {
          expect(own).toHaveLength((inputs[0] as Float32Array).length);
          expect(own.every(Number.isFinite)).toBe(true);
        }
        expect(partings).toHaveLength(PARTINGS);
        expect(partings.every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it("같은 문장이라도 둘레가 다르면 다르고, 다른 창의 문장은 둘레가 아니다", () => {
    const among = (side: number, windows: number) =>
      (sentenceContext(reading([side, side, 1, 1], windows)).inputs[3] as Float32Array).join();
    expect(among(4, 1)).not.toBe(among(-4, 1));
    expect(among(4, 2)).toBe(among(-4, 2));
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
