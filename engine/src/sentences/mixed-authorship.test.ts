import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cohesionOf } from "../members/ngrams/cohesion.ts";
import { LinearNgrams } from "../members/ngrams/linear-ngrams.ts";
import type { SentenceOutputs } from "../members/score-members.ts";
import { sentenceFeaturesOf } from "../members/stylometry/measure-sentences.ts";
import { MIXED_AUTHORSHIP_NAMES, type MixedAuthorshipModel, mixedAuthorshipInputs } from "./mixed-authorship.ts";

const STYLE = sentenceFeaturesOf("ko").length;
const PARAMETERS: MixedAuthorshipModel = {
  evidence: [1, 0],
  own: { human: { mean: -0.3, between: 0.02, within: 4 }, ai: { mean: 0.3, between: 0.02, within: 4 } },
  contextual: { human: { mean: -2, between: 2, within: 90 }, ai: { mean: 2, between: 2, within: 90 } },
  pairs: { bias: 0, weights: [8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
};

/** Sentences of 50 characters with the given logits, all in one window or in several of the same size. */
function sentencesOf(logits: readonly number[], windows = 1): SentenceOutputs[] {
  return logits.map((logit, index) => ({
    index,
    window: Math.floor((index * windows) / logits.length),
    length: 50,
    ngrams: Float64Array.of(logit),
    ratio: 0,
    ratioPerSymbol: 0,
    style: new Float64Array(STYLE),
  }));
}

/** Cosines of 0.4 where two sentences stand on the same side of `border`, 0.05 elsewhere. */
function cohesion(count: number, border: number): Float32Array {
  return Float32Array.from({ length: count * count }, (_, at) => {
    const a = Math.floor(at / count);
    const b = at % count;
    if (a === b) return 0;
    return a < border === b < border ? 0.4 : 0.05;
  });
}

function inputsOf(logits: readonly number[], border: number): Float64Array {
  const reading = { sentences: sentencesOf(logits), ngrams: { cohesion: [cohesion(logits.length, border)] } };
  return mixedAuthorshipInputs(reading, Float64Array.from(logits), PARAMETERS);
}

describe("두 사람이 쓴 글 나누기", () => {
  it("앞은 사람, 뒤는 AI가 쓴 글에서 AI의 몫을 찾고, 둘이 뒤바뀌면 나머지 몫을 찾는다", () => {
    const logits = [-2, -2.5, -2, 2, 2.5, 2, 2.2, 2, 2.4, 2];
    const found = inputsOf(logits, 3);
    expect(found[3]).toBeCloseTo(0.7, 6);
    expect(found[0]).toBeGreaterThan(0.6);
    const turned = inputsOf(
      logits.map((logit) => -logit),
      3,
    );
    expect(turned[3]).toBeCloseTo(0.3, 6);
    expect(found[0] + turned[0]).toBeCloseTo(1, 6);
  });

  it("근거가 고르지 않아도 문장들이 나누어 가진 것을 보고 경계를 옮긴다", () => {
    const logits = [-2, -2, -0.2, 0.3, 0.1, 2, 2, 2];
    expect(inputsOf(logits, 3)[3]).toBeCloseTo(5 / 8, 6);
    expect(inputsOf(logits, 5)[3]).toBeCloseTo(3 / 8, 6);
  });

  it("갈린 글은 고른 글보다 두 사람이 썼다고 볼 만하다", () => {
    expect(inputsOf([-3, -3, -3, 3, 3, 3], 3)[2]).toBeGreaterThan(inputsOf([3, 3, 3, 3, 3, 3], 6)[2]);
  });

  it("한 문장짜리 글은 나누지 않고, 문장이 없으면 0이다", () => {
    const one = mixedAuthorshipInputs(
      { sentences: sentencesOf([1]), ngrams: { cohesion: [new Float32Array(1)] } },
      Float64Array.of(1),
      PARAMETERS,
    );
    expect([one[0], one[2], one[3]]).toEqual([0.5, 0, 0.5]);
    const none = mixedAuthorshipInputs({ sentences: [], ngrams: { cohesion: [] } }, new Float64Array(0), PARAMETERS);
    expect([...none]).toEqual(new Array(MIXED_AUTHORSHIP_NAMES.length).fill(0));
  });

  it("창이 여럿이면 길이로 고르게 합친다", () => {
    const logits = [-2, 2, -2, 2];
    const parts = { sentences: sentencesOf(logits, 2), ngrams: { cohesion: [cohesion(2, 1), cohesion(2, 1)] } };
    const both = mixedAuthorshipInputs(parts, Float64Array.from(logits), PARAMETERS);
    const single = inputsOf([-2, 2], 1);
    both.forEach((value, at) => {
      expect(value).toBeCloseTo(single[at], 9);
    });
  });

  it("어떤 근거에서도 몫은 0과 1 사이이고 모든 값이 유한하다", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -40, max: 40, noNaN: true }), { minLength: 1, maxLength: 90 }),
        (logits) => {
          const found = inputsOf(logits, Math.floor(logits.length / 2));
          expect([...found].every(Number.isFinite)).toBe(true);
          for (const at of [0, 3, 6, 9]) {
            expect(found[at]).toBeGreaterThanOrEqual(0);
            expect(found[at]).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});

describe("문장들이 나누어 가진 것", () => {
  const shape = { lowest: 1, highest: 3, bits: 12 };
  const model = new LinearNgrams(
    { view: "full", shape, foldLatin: true, bias: 0, weightStep: 1, importanceStep: 1, kinds: [] },
    new Int8Array(2 ** 12),
    new Uint8Array(2 ** 12).fill(10),
  );
  const cohesionIn = (sentences: readonly string[]) => {
    const view = model.view(sentences.join(""));
    let first = 0;
    const ranges = sentences.map(({ length }) => {
      const range = { first, last: first + length };
      first += length;
      return range;
    });
    return cohesionOf(view, shape, ranges);
  };

  it("같은 문장은 1, 닮은 문장은 그보다 작고 닮지 않은 문장은 더 작다", () => {
    const found = cohesionIn(["가나다라마바", "가나다라마바", "가나다라사아", "자차카타파하"]);
    expect(found[0 * 4 + 1]).toBeCloseTo(1, 6);
    expect(found[0 * 4 + 2]).toBeLessThan(1);
    expect(found[0 * 4 + 2]).toBeGreaterThan(found[0 * 4 + 3]);
    expect(found[2 * 4 + 0]).toBe(found[0 * 4 + 2]);
    expect(found[0]).toBe(0);
  });

  it("한 문장에서 되풀이된 것은 한 번만 센다", () => {
    expect(cohesionIn(["가가가가", "가가가가가가"])[1]).toBeCloseTo(1, 6);
  });
});
