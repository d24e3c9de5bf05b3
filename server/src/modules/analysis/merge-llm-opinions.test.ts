import { verdictOf } from "@geulgyeol/engine";
import type { JudgeOpinion, WordedEnsemble, WordedReport } from "@geulgyeol/wording/report";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeLlmOpinions } from "./merge-llm-opinions.ts";

const OWN = { confidence: 0.4, reasoning: "쉼표가 많아요.", source: "engine" } as const;
const member = (model: string, weight: number, aiProbability: number): WordedEnsemble["models"][number] => ({
  model,
  name: model,
  status: "ok",
  aiProbability,
  confidence: 0.5,
  processingTime: 1,
  weight,
  reasoning: "",
});
const interval = { lower: 0.2, upper: 0.5 };

/** A report with only the fields that mergeLlmOpinions reads. */
function reportOf(aiProbability: number, isEnsemble = true): WordedReport {
  const models = [member("stylometry", 0.5, 0.4), member("language-model", 0.3, 0.3), member("ngrams", 0.2, 0.2)];
  const ensemble: WordedEnsemble = {
    consensus: { finalVerdict: verdictOf(aiProbability), weightedProbability: aiProbability, agreementScore: 0.9 },
    models,
    crossValidation: { standardDeviation: 0.1, confidenceInterval: interval },
    recommendation: "권장",
  };
  const report = { aiProbability, interval, verdict: verdictOf(aiProbability), gptAnalysis: OWN, aiShare: 0.3 };
  return { ...report, ...(isEnsemble && { ensemble }) } as unknown as WordedReport;
}
const opinion = (aiProbability: number, change: Partial<JudgeOpinion> = {}): JudgeOpinion => ({
  model: "solar",
  name: "solar-pro2",
  status: "ok",
  aiProbability,
  confidence: 0.8,
  processingTime: 900,
  reasoning: "일반론이 많아요.",
  findings: [],
  ...change,
});
const failed = opinion(0, { status: "failed", confidence: 0, reasoning: "늦어서 뺐어요." });

describe("mergeLlmOpinions", () => {
  it("sets gptAnalysis of a basic report and keeps its score", () => {
    const joined = mergeLlmOpinions(reportOf(0.3, false), [opinion(0.99)]);
    expect(joined).toMatchObject({ aiProbability: 0.3, verdict: "human", interval, engineAnalysis: OWN });
    expect(joined.gptAnalysis).toEqual({ confidence: 0.8, reasoning: "일반론이 많아요.", source: "llm" });
    expect(joined.judges).toHaveLength(1);
  });

  it("lists failed opinions without changing the report", () => {
    for (const isEnsemble of [true, false]) {
      const report = reportOf(0.3, isEnsemble);
      const joined = mergeLlmOpinions(report, [failed]);
      expect(joined).toMatchObject({ aiProbability: 0.3, gptAnalysis: OWN, verdict: "human", interval });
      expect(joined.judges).toEqual([failed]);
    }
    const { ensemble } = mergeLlmOpinions(reportOf(0.3), [failed]);
    expect(ensemble?.models.map(({ weight }) => weight)).toEqual([0.5, 0.3, 0.2, 0]);
    expect(ensemble?.models[3]).toMatchObject({ model: "llm:solar", status: "failed" });
    expect(ensemble?.recommendation).toBe("권장");
    expect(mergeLlmOpinions(reportOf(0.3), [])).toEqual(reportOf(0.3));
  });

  it("gives an unmeasured judge the weight of the weakest local member", () => {
    const { ensemble } = mergeLlmOpinions(reportOf(0.3), [opinion(0.9)]);
    const weights = ensemble?.models.map(({ weight }) => weight) ?? [];
    // 0.2 of a total of 1.2 is one sixth.
    expect(weights.map((weight) => weight.toFixed(4))).toEqual(["0.4167", "0.2500", "0.1667", "0.1667"]);
    const heavier = mergeLlmOpinions(reportOf(0.3), [opinion(0.9)], { solar: 0.5 });
    expect(heavier.ensemble?.models[3]?.weight).toBeCloseTo(1 / 3);
    const none = mergeLlmOpinions(reportOf(0.3), [opinion(0.9)], { solar: 0 });
    expect(none.aiProbability).toBe(0.3);
  });

  it("combines the logits by weight and derives one verdict from them", () => {
    const joined = mergeLlmOpinions(reportOf(0.3), [opinion(0.9)]);
    // (5 · logit 0.3 + logit 0.9) / 6 = (5 · -0.8473 + 2.1972) / 6 = -0.3399
    expect(joined.aiProbability).toBeCloseTo(0.4158, 3);
    expect(joined.ensemble?.consensus.weightedProbability).toBe(joined.aiProbability);
    expect(joined.verdict).toBe("mixed");
    expect(joined.ensemble?.consensus.finalVerdict).toBe("mixed");
    expect(joined.ensemble?.recommendation).toContain("잰 값만으로는 30%이고");
    expect(joined.ensemble?.recommendation).toContain("42%예요");
  });

  it("keeps the total weight of any number of judges below one third", () => {
    const probability = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(probability, fc.array(probability, { maxLength: 8 }), (own, judged) => {
        const opinions = judged.map((value, at) => opinion(value, { model: `m${at}` }));
        const { aiProbability, interval: moved, ensemble, verdict } = mergeLlmOpinions(reportOf(own), opinions);
        const sum = ensemble?.models.reduce((total, { weight }) => total + weight, 0) ?? 0;
        expect(sum).toBeCloseTo(1, 4);
        const outside = ensemble?.models.filter(({ model }) => model.startsWith("llm:")) ?? [];
        expect(outside.reduce((total, { weight }) => total + weight, 0)).toBeLessThan(1 / 3 + 1e-4);
        const all = [own, ...judged.map((value) => Math.min(0.95, Math.max(0.05, value)))];
        expect(aiProbability).toBeGreaterThanOrEqual(Math.min(...all) - 1e-6);
        expect(aiProbability).toBeLessThanOrEqual(Math.max(...all) + 1e-6);
        expect(moved.lower).toBeLessThanOrEqual(moved.upper);
        expect(verdict).toBe(verdictOf(aiProbability));
      }),
    );
  });
});
