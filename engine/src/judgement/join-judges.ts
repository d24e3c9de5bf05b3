import { withParticle } from "../explanation/josa.ts";
import { formatPercent } from "../explanation/percent.ts";
import type { JudgeOpinion, MemberResult, Report } from "../report.ts";
import { logitOf, probabilityOf, rounded } from "./logistic.ts";
import { verdictOf } from "./verdict-bands.ts";

/** No judge is surer than this, whatever it says: a confident answer is no measured one. */
const SUREST = 0.95;
/** Together the judges have at most this share of the consensus; the measured members always outweigh them. */
const MOST_SHARE = 1 / 3;

/**
 * The report with the opinions of language models. The first that answered fills `gptAnalysis`, and the engine's own reasoning
 * moves to `engineAnalysis`; the engine's score of a basic report stays as it is. In an ensemble each judge is a further member:
 * the consensus, and with it the report's probability, interval and verdict, is the weighted mean in log odds.
 * @param measured weights (0 to 0.5) by judge; the weakest local member's where there is none
 */
export function joinJudges(
  report: Report,
  opinions: readonly JudgeOpinion[],
  measured: Readonly<Record<string, number | null>> = {},
): Report {
  if (opinions.length === 0) return report;
  const first = opinions.find(({ status }) => status === "ok");
  const told: Report = {
    ...report,
    judges: opinions,
    ...(first !== undefined && {
      engineAnalysis: report.gptAnalysis,
      gptAnalysis: { confidence: first.confidence, reasoning: first.reasoning, source: "llm" },
    }),
  };
  return report.ensemble === undefined ? told : inEnsemble(told, report.ensemble, opinions, measured);
}

function inEnsemble(
  report: Report,
  ensemble: NonNullable<Report["ensemble"]>,
  opinions: readonly JudgeOpinion[],
  measured: Readonly<Record<string, number | null>>,
): Report {
  const heard = ensemble.models.filter(({ status }) => status === "ok");
  const weakest = Math.min(...heard.map(({ weight }) => weight));
  const wished = opinions.map(({ model, status }) => (status === "ok" ? (measured[model] ?? weakest) : 0));
  const sum = wished.reduce((total, weight) => total + weight, 0);
  const share = Math.min(sum / (1 + sum), MOST_SHARE);
  const weights = wished.map((weight) => (sum === 0 ? 0 : (weight / sum) * share));

  let shift = 0;
  for (const [at, { aiProbability }] of opinions.entries()) {
    const kept = Math.min(SUREST, Math.max(1 - SUREST, aiProbability));
    shift += (weights[at] as number) * (logitOf(kept) - logitOf(report.aiProbability));
  }
  const moved = (probability: number) => rounded(probabilityOf(logitOf(probability) + shift));
  const aiProbability = share === 0 ? report.aiProbability : moved(report.aiProbability);
  const interval =
    share === 0 ? report.interval : { lower: moved(report.interval.lower), upper: moved(report.interval.upper) };
  const models: MemberResult[] = [
    ...ensemble.models.map((member) => ({ ...member, weight: rounded(member.weight * (1 - share)) })),
    ...opinions.map((opinion, at) => memberOf(opinion, weights[at] as number)),
  ];
  const verdict = verdictOf(aiProbability);
  const own = formatPercent(report.aiProbability);
  const together = withParticle(formatPercent(aiProbability), "이에요/예요");
  return {
    ...report,
    ...{ aiProbability, interval, verdict },
    ensemble: {
      consensus: {
        finalVerdict: verdict,
        weightedProbability: aiProbability,
        agreementScore: agreement(models, aiProbability),
      },
      models,
      crossValidation: { standardDeviation: deviation(models), confidenceInterval: interval },
      recommendation:
        share === 0
          ? ensemble.recommendation
          : `이 서버가 잰 값만으로는 ${own}이고, 언어 모델의 의견까지 더하면 ${together}. ${ensemble.recommendation}`,
    },
  };
}

function memberOf(
  { model, name, status, aiProbability, confidence, processingTime, reasoning }: JudgeOpinion,
  weight: number,
) {
  const shown = { model: `llm:${model}`, name, status, processingTime, reasoning };
  return { ...shown, aiProbability, confidence, weight: rounded(weight) };
}

function agreement(models: readonly MemberResult[], consensus: number): number {
  let distance = 0;
  for (const { status, weight, aiProbability } of models) {
    if (status === "ok") distance += weight * Math.abs(aiProbability - consensus);
  }
  return rounded(Math.max(0, 1 - 2 * distance));
}

function deviation(models: readonly MemberResult[]): number {
  const heard = models.filter(({ status }) => status === "ok");
  const mean = heard.reduce((sum, { weight, aiProbability }) => sum + weight * aiProbability, 0);
  return rounded(
    Math.sqrt(heard.reduce((sum, { weight, aiProbability }) => sum + weight * (aiProbability - mean) ** 2, 0)),
  );
}
