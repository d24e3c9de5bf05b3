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
 * `engineAnalysis`. In an ensemble each judge is a further member.
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
  const { aiProbability: own, interval: ownInterval } = report;
  const consensus = weighJudges(
    { aiProbability: own, interval: ownInterval, models: ensemble.models },
    opinions,
    measured,
  );
  const { share, aiProbability, interval, verdict } = consensus;
  return {
    ...report,
    aiProbability,
    interval,
    verdict,
    ensemble: {
      consensus: {
        finalVerdict: verdict,
        weightedProbability: aiProbability,
        agreementScore: consensus.agreementScore,
      },
      models: [
        ...ensemble.models.map((member, at) => ({ ...member, weight: consensus.memberWeights[at] ?? 0 })),
        ...opinions.map(({ model, name, status, processingTime, reasoning, aiProbability, confidence }, at) => ({
          model: judgeMember(model),
          name,
          status,
          processingTime,
          reasoning,
          aiProbability,
          confidence,
          weight: consensus.judgeWeights[at] ?? 0,
        })),
      ],
      crossValidation: { standardDeviation: consensus.standardDeviation, confidenceInterval: interval },
      recommendation:
        share === 0 ? ensemble.recommendation : recommendConsensus(own, aiProbability, ensemble.recommendation),
    },
  };
}
