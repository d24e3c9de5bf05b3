import { verdictOf } from "../document/verdict-bands.ts";
import { clamp, rounded } from "../learners/numbers.ts";
import { consensusOf, type Ensemble, type Voice } from "./ensemble.ts";

/** Maximum confidence of a judge, since its stated confidence is not measured. */
const SUREST = 0.95;
/** Maximum share of all judges together in the consensus, so that the measured members always outweigh them. */
const MOST_SHARE = 1 / 3;
/** Least weight of an unmeasured judge: the local weights are tilted per text, and the weakest may be nearly 0. */
const LEAST_WEIGHT = 0.05;

/** The answer of a judge outside the engine; a failed one has no influence. */
export interface JudgeAnswer {
  readonly model: string;
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
}

/** A local member of the ensemble. */
export interface JudgedMember {
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
  readonly weight: number;
}

export interface Consensus extends Pick<Ensemble, "consensus" | "crossValidation"> {
  readonly memberWeights: readonly number[];
  /** The judges' answers as they count: at most 95% sure. */
  readonly judges: readonly Voice[];
}

/**
 * Each judge is a further member of the ensemble: it counts in the consensus, and never in the report's judgement.
 * @param measured weights (0 to 0.5) by judge; the weakest local member's, at least 0.05, where there is none
 */
export function weighJudges(
  members: readonly JudgedMember[],
  judges: readonly JudgeAnswer[],
  measured: Readonly<Record<string, number | null>> = {},
): Consensus {
  const answered = members.filter(({ status }) => status === "ok");
  const weakest = Math.max(LEAST_WEIGHT, Math.min(...answered.map(({ weight }) => weight)));
  const wished = judges.map(({ model, status }) => (status === "ok" ? (measured[model] ?? weakest) : 0));
  const sum = wished.reduce((total, weight) => total + weight, 0);
  const share = Math.min(sum / (1 + sum), MOST_SHARE);

  const memberWeights = members.map(({ weight }) => rounded(weight * (1 - share)));
  const voices = judges.map(({ status, aiProbability }, at) => ({
    status,
    aiProbability: status === "ok" ? clamp(aiProbability, 1 - SUREST, SUREST) : aiProbability,
    weight: sum === 0 ? 0 : rounded((wished[at] / sum) * share),
  }));
  const all = [...members.map((member, at) => ({ ...member, weight: memberWeights[at] })), ...voices];
  const { weightedProbability, agreementScore, standardDeviation, interval } = consensusOf(
    all.filter(({ status }) => status === "ok"),
  );
  return {
    memberWeights,
    judges: voices.map(({ aiProbability, weight }) => ({ aiProbability, weight })),
    consensus: { finalVerdict: verdictOf(weightedProbability), weightedProbability, agreementScore },
    crossValidation: { standardDeviation, confidenceInterval: interval },
  };
}
