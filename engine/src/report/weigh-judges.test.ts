import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdictOf } from "../document/verdict-bands.ts";
import { type JudgeAnswer, weighJudges } from "./weigh-judges.ts";

const member = (weight: number, aiProbability: number) => ({ status: "ok" as const, weight, aiProbability });
const MEMBERS = [member(0.5, 0.4), member(0.3, 0.3), member(0.2, 0.2)];
const judge = (aiProbability: number, change: Partial<JudgeAnswer> = {}): JudgeAnswer => ({
  model: "m",
  status: "ok",
  aiProbability,
  ...change,
});

describe("weighJudges", () => {
  it("gives an unmeasured judge the weight of the weakest member", () => {
    const { memberWeights, judges, consensus } = weighJudges(MEMBERS, [judge(0.9)]);
    // 0.2 of a total of 1.2 is one sixth.
    expect(judges).toEqual([{ aiProbability: 0.9, weight: 0.166667 }]);
    expect(memberWeights).toEqual([0.416667, 0.25, 0.166667]);
    // (2.5 · logit 0.4 + 1.5 · logit 0.3 + logit 0.2 + logit 0.9) / 6 = -0.2456
    expect(consensus.weightedProbability).toBeCloseTo(0.4389, 3);
    expect(consensus.finalVerdict).toBe("mixed");
  });

  it("gives it at least 0.05 where a member's weight is rounded to 0", () => {
    const { judges } = weighJudges([member(1, 0.4), member(0, 0.3)], [judge(0.9)]);
    expect(judges[0]?.weight).toBeCloseTo(0.05 / 1.05, 5);
    expect(weighJudges(MEMBERS, [judge(0.9)], { m: 0.01 }).judges[0]?.weight).toBeCloseTo(0.01 / 1.01, 5);
  });

  it("counts no judge as surer than 95%", () => {
    for (const [stated, counted] of [
      [1, 0.95],
      [0.951, 0.95],
      [0.94, 0.94],
      [0, 0.05],
    ] as const) {
      const said = weighJudges(MEMBERS, [judge(stated)]);
      expect(said).toEqual(weighJudges(MEMBERS, [judge(counted)]));
      expect(said.judges[0]?.aiProbability).toBeCloseTo(counted, 12);
    }
  });

  it("leaves out a judge that failed, or whose measured weight is 0", () => {
    const failed = weighJudges(MEMBERS, [judge(0, { status: "failed" })]);
    expect(failed.judges).toEqual([{ aiProbability: 0, weight: 0 }]);
    expect(failed.crossValidation.confidenceInterval).toEqual({ lower: 0.2, upper: 0.4 });
    const { consensus, memberWeights } = weighJudges(MEMBERS, [judge(0.9)], { m: 0 });
    expect(memberWeights).toEqual([0.5, 0.3, 0.2]);
    expect(consensus).toEqual(failed.consensus);
  });

  it("keeps all judges together at a third, and the consensus between the answers as they count", () => {
    const probability = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.array(probability, { minLength: 1, maxLength: 8 }), (stated) => {
        const { memberWeights, judges, consensus } = weighJudges(
          MEMBERS,
          stated.map((value, at) => judge(value, { model: `m${at}` })),
        );
        const outside = judges.reduce((sum, { weight }) => sum + weight, 0);
        expect(outside).toBeLessThan(1 / 3 + 1e-4);
        expect(outside + memberWeights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 4);
        const counted = [...MEMBERS, ...judges].map(({ aiProbability }) => aiProbability);
        expect(consensus.weightedProbability).toBeGreaterThanOrEqual(Math.min(...counted));
        expect(consensus.weightedProbability).toBeLessThanOrEqual(Math.max(...counted));
        expect(consensus.finalVerdict).toBe(verdictOf(consensus.weightedProbability));
      }),
    );
  });
});
