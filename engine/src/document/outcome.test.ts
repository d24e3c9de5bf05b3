import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Trees } from "../learners/trees.ts";
import {
  aiProbabilityOf,
  type ClassProbabilities,
  classProbabilities,
  likeliestOf,
  type OutcomeModels,
} from "./outcome.ts";
import { verdictOf } from "./verdict-bands.ts";

const NO_TREES: Omit<Trees, "base"> = {
  roots: new Uint32Array(0),
  features: new Uint16Array(0),
  values: new Float32Array(0),
  lefts: new Uint16Array(0),
};
const SAME = { bias: 0, weights: [1, 0, 0] };

/** Models whose pairs have these logits, except for the combined logit. */
function models(mixedOrHuman: number, mixedOrAi: number): OutcomeModels {
  const pair = (base: number) => ({ trees: { ...NO_TREES, base }, scale: SAME });
  return { aiOrHuman: SAME, mixedOrHuman: pair(mixedOrHuman), mixedOrAi: pair(mixedOrAi) };
}

const logit = fc.double({ min: -15, max: 15, noNaN: true });
const probabilities = fc
  .tuple(
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
  )
  .map(([human, mixed, ai]): ClassProbabilities => {
    const sum = human + mixed + ai;
    return { human: human / sum, mixed: mixed / sum, ai: ai / sum };
  });

describe("세 결과의 확률", () => {
  it("더하면 1이고 어느 것도 음수가 아니다", () => {
    fc.assert(
      fc.property(logit, logit, logit, (combined, mixedOrHuman, mixedOrAi) => {
        const found = classProbabilities(models(mixedOrHuman, mixedOrAi), [], combined, 0);
        expect(found.human + found.mixed + found.ai).toBeCloseTo(1, 9);
        expect(Math.min(found.human, found.mixed, found.ai)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("결합 로짓이 커지면 AI의 확률은 줄지 않고 사람의 확률은 늘지 않는다", () => {
    fc.assert(
      fc.property(logit, logit, logit, fc.double({ min: 0, max: 5, noNaN: true }), (combined, human, ai, more) => {
        const before = classProbabilities(models(human, ai), [], combined, 0);
        const after = classProbabilities(models(human, ai), [], combined + more, 0);
        expect(after.ai).toBeGreaterThanOrEqual(before.ai - 1e-9);
        expect(after.human).toBeLessThanOrEqual(before.human + 1e-9);
      }),
    );
  });

  it.each([
    [-8, -8, 0, "human"],
    [8, 0, -8, "ai"],
    [0, 8, 8, "mixed"],
  ] as const)("짝의 로짓 %d, %d, %d이면 %s", (combined, mixedOrHuman, mixedOrAi, outcome) => {
    expect(likeliestOf(classProbabilities(models(mixedOrHuman, mixedOrAi), [], combined, 0))).toBe(outcome);
  });
});

describe("AI 확률", () => {
  it("언제나 가장 그럴듯한 결과의 띠 안에 있다", () => {
    fc.assert(
      fc.property(probabilities, (own) => {
        expect(verdictOf(aiProbabilityOf(own))).toBe(likeliestOf(own));
      }),
    );
  });

  it("띠 안에서는 P(ai) + P(mixed) / 2이다", () => {
    expect(aiProbabilityOf({ human: 0.8, mixed: 0.15, ai: 0.05 })).toBeCloseTo(0.125);
    expect(aiProbabilityOf({ human: 0.2, mixed: 0.6, ai: 0.2 })).toBeCloseTo(0.5);
    expect(aiProbabilityOf({ human: 0.05, mixed: 0.1, ai: 0.85 })).toBeCloseTo(0.9);
  });

  it("똑같이 그럴듯하면 덜 의심하는 쪽이다", () => {
    expect(likeliestOf({ human: 0.4, mixed: 0.2, ai: 0.4 })).toBe("human");
    expect(likeliestOf({ human: 0.2, mixed: 0.4, ai: 0.4 })).toBe("mixed");
  });
});
