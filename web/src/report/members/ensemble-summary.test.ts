import { VERDICT_SHORT } from "@geulgyeol/wording";
import { describe, expect, it } from "vitest";
import { makeEnsemble } from "../../testing/make-result.ts";
import { ensembleSummary } from "./ensemble-summary.ts";

describe("ensembleSummary", () => {
  it("모두 같은 구간이면 그렇게 말한다", () => {
    expect(ensembleSummary(makeEnsemble())).toBe(
      `모델 3개가 모두 ‘${VERDICT_SHORT.mixed}’ 구간으로 봤어요. 의견 차이가 작아 판정은 비교적 안정적이에요.`,
    );
  });

  it("갈리면 몇 개가 어디인지 사람에서 AI 순서로 말한다", () => {
    const ensemble = makeEnsemble();
    const [first, second, third] = ensemble.models.map((model, index) => ({
      ...model,
      aiProbability: [0.8, 0.2, 0.9][index] as number,
    }));
    const summary = ensembleSummary({
      ...ensemble,
      consensus: { ...ensemble.consensus, agreementScore: 0.3 },
      models: [first, second, third].filter((model) => model !== undefined),
    });
    expect(summary).toContain(
      `모델 3개 가운데 1개는 ‘${VERDICT_SHORT.human}’, 2개는 ‘${VERDICT_SHORT.ai}’ 구간으로 봤어요.`,
    );
    expect(summary).toContain("조심해서 읽어 주세요");
  });

  it("구간이 경계에 걸치면 알린다", () => {
    const ensemble = makeEnsemble();
    const crossing = { standardDeviation: 0.1, confidenceInterval: { lower: 0.35, upper: 0.72 } };
    expect(ensembleSummary({ ...ensemble, crossValidation: crossing })).toContain("40%와 70% 경계");
  });

  it("넓은 구간은 말하지 않는다", () => {
    const ensemble = makeEnsemble();
    const wide = { standardDeviation: 0.1, confidenceInterval: { lower: 0.3, upper: 0.75 } };
    expect(ensembleSummary({ ...ensemble, crossValidation: wide })).not.toContain("경계");
  });

  it("does not count a member that failed", () => {
    const ensemble = makeEnsemble();
    const models = ensemble.models.map((model, index) =>
      index === 0 ? { ...model, status: "failed" as const } : model,
    );
    expect(ensembleSummary({ ...ensemble, models })).toContain("모델 2개가");
  });
});
