import { weighJudges } from "@geulgyeol/engine";
import {
  type JudgeOpinion,
  judgeMember,
  recommendConsensus,
  type WordedEnsemble,
  type WordedReport,
} from "@geulgyeol/wording/report";

/**
 * The report with the opinions of language models. The first fills `gptAnalysis`; the engine's reasoning moves to
 * `engineAnalysis`. In an ensemble each judge is a further member; the report's own judgement stays.
 * @param measured weights (0 to 0.5) by judge; else the weakest local member's
 */
export function mergeLlmOpinions(
  report: WordedReport,
  opinions: readonly JudgeOpinion[],
  measured: Readonly<Record<string, number | null>> = {},
): WordedReport {
  if (opinions.length === 0) return report;
  const first = opinions.find(({ status }) => status === "ok");
  const withOpinions: WordedReport = {
    ...report,
    judges: opinions,
    ...(first !== undefined && {
      engineAnalysis: report.gptAnalysis,
      gptAnalysis: { confidence: first.confidence, reasoning: first.reasoning, source: "llm" },
    }),
  };
  return report.ensemble === undefined ? withOpinions : inEnsemble(withOpinions, report.ensemble, opinions, measured);
}

function inEnsemble(
  report: WordedReport,
  ensemble: WordedEnsemble,
  opinions: readonly JudgeOpinion[],
  measured: Readonly<Record<string, number | null>>,
): WordedReport {
  const { memberWeights, judges, consensus, crossValidation } = weighJudges(ensemble.models, opinions, measured);
  const haveSay = report.hold === null && judges.some(({ weight }) => weight > 0);
  return {
    ...report,
    ensemble: {
      consensus,
      models: [
        ...ensemble.models.map((member, at) => ({ ...member, weight: memberWeights[at] ?? 0 })),
        ...opinions.map(({ model, name, status, processingTime, reasoning, confidence }, at) => ({
          model: judgeMember(model),
          name,
          status,
          processingTime,
          reasoning,
          confidence,
          ...(judges[at] ?? { aiProbability: 0.5, weight: 0 }),
        })),
      ],
      crossValidation,
      recommendation: haveSay
        ? recommendConsensus(report.aiProbability, consensus.weightedProbability, ensemble.recommendation)
        : ensemble.recommendation,
    },
  };
}
