import fc from "fast-check";
import { expect, it } from "vitest";
import { HIGH_RISK_WORD } from "../../document/verdict-bands.ts";
import { wordProbability } from "./word-level.ts";

const SCALE = { bias: -0.1, weights: [0.06, 0.24] };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const contribution = fc.double({ min: -80, max: 80, noNaN: true });

const probabilityOf = (scaled: number, sentence: number, text: number, isTopic = false) =>
  wordProbability(SCALE, { contribution: scaled / 100, words: 100, isTopic }, { sentence, text });

it("몫이 큰 낱말의 확률은 더 낮지 않다", () => {
  fc.assert(
    fc.property(contribution, contribution, share, share, fc.boolean(), (a, b, sentence, text, isTopic) => {
      const low = probabilityOf(Math.min(a, b), sentence, text, isTopic);
      expect(probabilityOf(Math.max(a, b), sentence, text, isTopic)).toBeGreaterThanOrEqual(low);
    }),
  );
});

it("이름과 주제어, 점수를 올리지 않는 낱말은 높지 않다", () => {
  fc.assert(
    fc.property(contribution, share, share, (scaled, sentence, text) => {
      expect(probabilityOf(scaled, sentence, text, true)).toBeLessThan(HIGH_RISK_WORD);
      expect(probabilityOf(Math.min(scaled, 0.4), sentence, text)).toBeLessThan(HIGH_RISK_WORD);
    }),
  );
});

it("사람 글로 본 글의 낱말은 같은 몫이라도 낮다", () => {
  expect(probabilityOf(20, 0.9, 0.95)).toBeGreaterThan(HIGH_RISK_WORD);
  expect(probabilityOf(20, 0.9, 0.1)).toBeLessThan(0.4);
  expect(probabilityOf(20, 0.1, 0.95)).toBeLessThan(0.4);
});
