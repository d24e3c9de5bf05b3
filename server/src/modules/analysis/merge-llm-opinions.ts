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
  const { aiProbability: own, interval: ownInterval, classProbabilities: ownClasses } = report;
  if (ownClasses === undefined) throw new Error("Only a report of this engine can be judged.");
  const { share, classProbabilities, aiProbability, interval, verdict, ...weighed } = weighJudges(
    { classProbabilities: ownClasses, aiProbability: own, interval: ownInterval, models: ensemble.models },
    opinions,
    measured,
  );
  return {
    ...report,
    classProbabilities,
    aiProbability,
    interval,
    verdict,
    ensemble: {
      consensus: weighed.consensus,
      models: [
        ...ensemble.models.map((member, at) => ({ ...member, weight: weighed.memberWeights[at] ?? 0 })),
        ...opinions.map(({ model, name, status, processingTime, reasoning, aiProbability, confidence }, at) => ({
          model: judgeMember(model),
          name,
          status,
          processingTime,
          reasoning,
          aiProbability,
          confidence,
          weight: weighed.judgeWeights[at] ?? 0,
        })),
      ],
      crossValidation: weighed.crossValidation,
      recommendation:
        share === 0 ? ensemble.recommendation : recommendConsensus(own, aiProbability, ensemble.recommendation),
    },
  };
}
