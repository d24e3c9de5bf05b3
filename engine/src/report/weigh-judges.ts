import type { Interval } from "../document/interval.ts";
import { type Verdict, verdictOf } from "../document/verdict-bands.ts";
import { logitOf, probabilityOf } from "../learners/logistic.ts";
import { rounded } from "../learners/numbers.ts";

/** Maximum confidence of a judge, since its stated confidence is not measured. */
const SUREST = 0.95;
/** Maximum share of all judges together in the consensus, so that the measured members always outweigh them. */
const MOST_SHARE = 1 / 3;

/** The answer of a judge outside the engine; a failed one has no influence. */
export interface JudgeAnswer {
  readonly model: string;
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
}

/** The part of a report's ensemble that judges change. */
export interface JudgedEnsemble {
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly models: readonly {
    readonly status: "ok" | "failed";
    readonly aiProbability: number;
    readonly weight: number;
  }[];
}

export interface Consensus {
  /** The judges' share, 0 to 1/3; 0 if none of them answered. */
  readonly share: number;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
  readonly memberWeights: readonly number[];
  readonly judgeWeights: readonly number[];
  readonly agreementScore: number;
  readonly standardDeviation: number;
}

/**
 * Each judge is a further member of the ensemble: the consensus, and with it probability, interval and verdict, is the
 * weighted mean in log odds.
 * @param measured weights (0 to 0.5) by judge; the weakest local member's where there is none
 */
export function weighJudges(
  own: JudgedEnsemble,
  judges: readonly JudgeAnswer[],
  measured: Readonly<Record<string, number | null>> = {},
): Consensus {
  const answered = own.models.filter(({ status }) => status === "ok");
  const weakest = Math.min(...answered.map(({ weight }) => weight));
  const wished = judges.map(({ model, status }) => (status === "ok" ? (measured[model] ?? weakest) : 0));
  const sum = wished.reduce((total, weight) => total + weight, 0);
  const share = Math.min(sum / (1 + sum), MOST_SHARE);
  const weights = wished.map((weight) => (sum === 0 ? 0 : (weight / sum) * share));

  let shift = 0;
  for (const [at, judge] of judges.entries()) {
    const clamped = Math.min(SUREST, Math.max(1 - SUREST, judge.aiProbability));
    shift += weights[at] * (logitOf(clamped) - logitOf(own.aiProbability));
  }
  const moved = (probability: number) => rounded(probabilityOf(logitOf(probability) + shift));
  const aiProbability = share === 0 ? own.aiProbability : moved(own.aiProbability);
  const memberWeights = own.models.map(({ weight }) => rounded(weight * (1 - share)));
  const judgeWeights = weights.map(rounded);
  const voices = [
    ...own.models.map((member, at) => ({ ...member, weight: memberWeights[at] })),
    ...judges.map((judge, at) => ({ ...judge, weight: judgeWeights[at] })),
  ].filter(({ status }) => status === "ok");
  return {
    share,
    aiProbability,
    interval: share === 0 ? own.interval : { lower: moved(own.interval.lower), upper: moved(own.interval.upper) },
    verdict: verdictOf(aiProbability),
    memberWeights,
    judgeWeights,
    agreementScore: agreement(voices, aiProbability),
    standardDeviation: deviation(voices),
  };
}

interface Voice {
  readonly weight: number;
  readonly aiProbability: number;
}

function agreement(voices: readonly Voice[], consensus: number): number {
  const distance = voices.reduce(
    (sum, { weight, aiProbability }) => sum + weight * Math.abs(aiProbability - consensus),
    0,
  );
  return rounded(Math.max(0, 1 - 2 * distance));
}

function deviation(voices: readonly Voice[]): number {
  const mean = voices.reduce((sum, { weight, aiProbability }) => sum + weight * aiProbability, 0);
  return rounded(
    Math.sqrt(voices.reduce((sum, { weight, aiProbability }) => sum + weight * (aiProbability - mean) ** 2, 0)),
  );
}
