import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consensusOf, ensembleOf } from "./ensemble.ts";

const probability = fc.double({ min: 0.000001, max: 0.999999, noNaN: true });
const seen = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const voices = fc.array(
  fc.record({ aiProbability: probability, weight: fc.double({ min: 0.05, max: 1, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

describe("앙상블의 합의", () => {
  it("가장 낮은 구성원과 가장 높은 구성원 사이에 있다", () => {
    fc.assert(
      fc.property(voices, (own) => {
        const values = own.map(({ aiProbability }) => aiProbability);
        const { weightedProbability } = consensusOf(own);
        expect(weightedProbability).toBeGreaterThanOrEqual(Math.min(...values));
        expect(weightedProbability).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it("모두 같으면 일치도가 1이고, 벌어질수록 낮아진다", () => {
    const spread = (distance: number) =>
      consensusOf([
        { aiProbability: 0.5 - distance, weight: 1 },
        { aiProbability: 0.5 + distance, weight: 1 },
      ]).agreementScore;
    expect(spread(0)).toBe(1);
    for (let distance = 0.05; distance < 0.5; distance += 0.05) {
      expect(spread(distance)).toBeLessThan(spread(distance - 0.05));
    }
  });

  it("보여 준 확률과 무게로 다시 셈하면 같은 값이다", () => {
    const members = { stylometry: 0.912345678, "language-model": 0.1, ngrams: 0.777 };
    const shares = { stylometry: 0.5, "language-model": 0.2, ngrams: 0.3 };
    const { models, consensus } = ensembleOf(members, shares, 0.6);
    const logit = models.reduce(
      (sum, { weight, aiProbability }) => sum + weight * Math.log(aiProbability / (1 - aiProbability)),
      0,
    );
    expect(consensus.weightedProbability).toBeCloseTo(1 / (1 + Math.exp(-logit)), 5);
    expect(consensus.weightedProbability).toBeCloseTo(0.6, 4);
  });

  it("글 전체의 판단이 구성원들 사이에 있으면 합의는 그 판단이고, 밖에 있으면 가장 가까운 구성원이다", () => {
    const shares = { stylometry: 0.5, "language-model": 0.2, ngrams: 0.3 };
    fc.assert(
      fc.property(
        fc.record({ stylometry: seen, "language-model": seen, ngrams: seen }),
        seen,
        (members, aiProbability) => {
          const values = Object.values(members);
          const nearest = Math.min(Math.max(...values), Math.max(Math.min(...values), aiProbability));
          const { models, consensus } = ensembleOf(members, shares, aiProbability);
          expect(consensus.weightedProbability).toBeCloseTo(nearest, 2);
          expect(models.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 4);
          for (const { weight } of models) expect(weight).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
