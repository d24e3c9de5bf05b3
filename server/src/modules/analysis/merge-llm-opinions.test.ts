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
function reportOf(aiProbability: number, isEnsemble = true, hold: WordedReport["hold"] = null): WordedReport {
  const models = [member("stylometry", 0.5, 0.4), member("language-model", 0.3, 0.3), member("ngrams", 0.2, 0.2)];
  const ensemble: WordedEnsemble = {
    consensus: { finalVerdict: verdictOf(aiProbability), weightedProbability: aiProbability, agreementScore: 0.9 },
    models,
    crossValidation: { standardDeviation: 0.1, confidenceInterval: interval },
    recommendation: "권장",
  };
  const classProbabilities = { human: 0.6, mixed: 0.2, ai: 0.2 };
  const judged = { hold, classProbabilities, aiProbability, interval, verdict: verdictOf(aiProbability), aiShare: 0.3 };
  return { ...judged, gptAnalysis: OWN, ...(isEnsemble && { ensemble }) } as unknown as WordedReport;
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

  it("leaves the report's judgement as it is, and names both numbers", () => {
    const report = reportOf(0.35);
    const joined = mergeLlmOpinions(report, [opinion(0.9)]);
    const { verdict, classProbabilities, aiProbability, interval: kept } = joined;
    expect({ verdict, classProbabilities, aiProbability, interval: kept }).toEqual({
      verdict: "human",
      classProbabilities: report.classProbabilities,
      aiProbability: 0.35,
      interval,
    });
    expect(joined.ensemble?.consensus.weightedProbability).toBeCloseTo(0.4389, 3);
    expect(joined.ensemble?.recommendation).toBe(
      "이 서버가 계산한 값만으로는 35%이고, 언어 모델의 의견까지 더하면 44%예요. 권장",
    );
  });

  it("recommends nothing but reading where the judgement is withheld", () => {
    const hold = { reason: "weak-evidence", message: "근거가 약해서 판단하지 않았어요." } as const;
    const { ensemble } = mergeLlmOpinions(reportOf(0.35, true, hold), [opinion(0.9)]);
    expect(ensemble?.models[3]?.weight).toBeGreaterThan(0);
    expect(ensemble?.recommendation).toBe("권장");
  });

  it("shows a judge in the ensemble as it counts there, and its own words among the judges", () => {
    const { ensemble, judges } = mergeLlmOpinions(reportOf(0.35), [opinion(0.999)]);
    expect(ensemble?.models[3]?.aiProbability).toBe(0.95);
    expect(judges?.[0]?.aiProbability).toBe(0.999);
  });

  it("counts the judge in the consensus as shown", () => {
    const { ensemble } = mergeLlmOpinions(reportOf(0.3), [opinion(0.9)]);
    // Weights 2.5, 1.5, 1 and 1 of 6: (2.5 · logit 0.4 + 1.5 · logit 0.3 + logit 0.2 + logit 0.9) / 6
    // = (2.5 · -0.4055 + 1.5 · -0.8473 - 1.3863 + 2.1972) / 6 = -0.2456
    expect(ensemble?.consensus.weightedProbability).toBeCloseTo(0.4389, 3);
    expect(ensemble?.consensus.finalVerdict).toBe("mixed");
    expect(ensemble?.crossValidation.confidenceInterval).toEqual({ lower: 0.2, upper: 0.9 });
  });

  it("keeps the total weight of any number of judges below one third", () => {
    const probability = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(probability, fc.array(probability, { minLength: 1, maxLength: 8 }), (own, judged) => {
        const opinions = judged.map((value, at) => opinion(value, { model: `m${at}` }));
        const merged = mergeLlmOpinions(reportOf(own), opinions);
        const { aiProbability, interval: kept, ensemble, verdict } = merged;
        const sum = ensemble?.models.reduce((total, { weight }) => total + weight, 0) ?? 0;
        expect(sum).toBeCloseTo(1, 4);
        const outside = ensemble?.models.filter(({ model }) => model.startsWith("llm:")) ?? [];
        expect(outside.reduce((total, { weight }) => total + weight, 0)).toBeLessThan(1 / 3 + 1e-4);
        const said = ensemble?.models.map((model) => model.aiProbability) ?? [];
        expect(ensemble?.consensus.weightedProbability).toBeGreaterThanOrEqual(Math.min(...said));
        expect(ensemble?.consensus.weightedProbability).toBeLessThanOrEqual(Math.max(...said));
        expect([aiProbability, kept, verdict]).toEqual([own, interval, verdictOf(own)]);
        expect(ensemble?.consensus.finalVerdict).toBe(verdictOf(ensemble?.consensus.weightedProbability ?? 0));
      }),
    );
  });
});
