import type { Interval } from "../document/interval.ts";
import { aiProbabilityOf, type ClassProbabilities, likeliestOf } from "../document/outcome.ts";
import { type Verdict, verdictOf } from "../document/verdict-bands.ts";
import { logitOf, probabilityOf } from "../learners/logistic.ts";
import { rounded } from "../learners/numbers.ts";
import { consensusOf, type Ensemble } from "./ensemble.ts";

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

/** The part of a report with an ensemble that judges change. */
export interface JudgedEnsemble {
  readonly classProbabilities: ClassProbabilities;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly models: readonly {
    readonly status: "ok" | "failed";
    readonly aiProbability: number;
    readonly weight: number;
  }[];
}

export interface Consensus extends Pick<Ensemble, "consensus" | "crossValidation"> {
  /** The judges' share, 0 to 1/3; 0 if none of them answered. */
  readonly share: number;
  /** The report's judgement with the judges' influence. */
  readonly classProbabilities: ClassProbabilities;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
  readonly memberWeights: readonly number[];
  readonly judgeWeights: readonly number[];
}

/**
 * Each judge is a further member of the ensemble, and its opinion counts in the consensus as shown. The report's judgement moves
 * by the judges' weighted log odds against its own: those of an AI by all of it, those of two hands by half.
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

  const memberWeights = own.models.map(({ weight }) => rounded(weight * (1 - share)));
  const judgeWeights = weights.map(rounded);
  const voices = [
    ...own.models.map((member, at) => ({ ...member, weight: memberWeights[at] })),
    ...judges.map((judge, at) => ({ ...judge, weight: judgeWeights[at] })),
  ].filter(({ status }) => status === "ok");
  const { weightedProbability, agreementScore, standardDeviation, interval: confidenceInterval } = consensusOf(voices);

  let shift = 0;
  for (const [at, judge] of judges.entries()) {
    const clamped = Math.min(SUREST, Math.max(1 - SUREST, judge.aiProbability));
    shift += weights[at] * (logitOf(clamped) - logitOf(own.aiProbability));
  }
  return {
    share,
    ...(share === 0 ? unmoved(own) : moved(own, shift)),
    memberWeights,
    judgeWeights,
    consensus: { finalVerdict: verdictOf(weightedProbability), weightedProbability, agreementScore },
    crossValidation: { standardDeviation, confidenceInterval },
  };
}

type Judgement = Pick<Consensus, "classProbabilities" | "aiProbability" | "interval" | "verdict">;

function unmoved({ classProbabilities, aiProbability, interval }: JudgedEnsemble): Judgement {
  return { classProbabilities, aiProbability, interval, verdict: verdictOf(aiProbability) };
}

function moved({ classProbabilities: before, interval }: JudgedEnsemble, shift: number): Judgement {
  const mixed = before.mixed * Math.exp(shift / 2);
  const ai = before.ai * Math.exp(shift);
  const sum = before.human + mixed + ai;
  const classProbabilities = { human: before.human / sum, mixed: mixed / sum, ai: ai / sum };
  const aiProbability = rounded(aiProbabilityOf(classProbabilities));
  const bound = (probability: number) => rounded(probabilityOf(logitOf(probability) + shift));
  return {
    classProbabilities,
    aiProbability,
    interval: {
      lower: Math.min(aiProbability, bound(interval.lower)),
      upper: Math.max(aiProbability, bound(interval.upper)),
    },
    verdict: likeliestOf(classProbabilities),
  };
}
