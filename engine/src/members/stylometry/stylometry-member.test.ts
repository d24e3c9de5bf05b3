import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAF, type Trees } from "../../learners/trees.ts";
import { type StyleNetwork, scoreStylometry } from "./stylometry-member.ts";

/** One leaf, whatever the text. */
const trees: Trees = {
  base: 0.5,
  roots: Uint32Array.of(0),
  features: Uint16Array.of(LEAF),
  values: Float32Array.of(1),
  lefts: Uint16Array.of(0),
};

/** A network without hidden layers whose classes have the given logits, whatever the text. */
function always(logits: readonly number[], people: number): StyleNetwork {
  return {
    knots: Float32Array.of(0, 1),
    levels: Float32Array.of(-1, 1),
    sizes: [logits.length],
    weights: Float32Array.of(...logits.map(() => 0), ...logits),
    humanClasses: logits.slice(0, people).map(String),
    aiClasses: logits.slice(people).map(String),
  };
}

const logit = fc.integer({ min: -12, max: 12 });

describe("문체 구성원", () => {
  it("나무와 신경망의 가운데이고, 신경망은 AI 종류를 모두 더해 사람 종류와 견준다", () => {
    fc.assert(
      fc.property(fc.array(logit, { minLength: 2, maxLength: 3 }), fc.array(logit, { minLength: 1 }), (people, ai) => {
        const { logit: together, classes } = scoreStylometry(trees, always([...people, ...ai], people.length), [0.3]);
        const sum = (logits: readonly number[]) => logits.reduce((before, own) => before + Math.exp(own), 0);
        expect(together).toBeCloseTo((1.5 + Math.log(sum(ai) / sum(people))) / 2, 6);
        expect(classes).toHaveLength(people.length + ai.length - 1);
      }),
    );
  });

  it("사람 종류가 하나여도 AI 종류를 모두 더해 견준다", () => {
    const { logit: together, classes } = scoreStylometry(trees, always([0, Math.log(2), Math.log(2)], 1), [0.3]);
    expect(together).toBeCloseTo((1.5 + Math.log(4)) / 2, 6);
    expect([...classes].map((own) => Math.exp(own))).toEqual([expect.closeTo(2, 6), expect.closeTo(2, 6)]);
  });
});
