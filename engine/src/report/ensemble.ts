import type { Interval } from "../document/interval.ts";
import { type Verdict, verdictOf } from "../document/verdict-bands.ts";
import { logitOf, probabilityOf } from "../learners/logistic.ts";
import { rounded } from "../learners/numbers.ts";
import { forEachMember, MEMBER_IDS, type MemberId } from "../members/members.ts";

export interface MemberResult {
  readonly model: MemberId;
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
  readonly confidence: number;
  /**
   * Milliseconds of the member's own work, by `AnalyseOptions.now`; without text preparation, which all members share.
   */
  readonly processingTime: number;
  readonly weight: number;
}

export interface Ensemble {
  readonly consensus: {
    readonly finalVerdict: Verdict;
    /** Weighted mean of the members in log odds; between the lowest and the highest of them. */
    readonly weightedProbability: number;
    /** 1 minus twice the weighted standard deviation: 1 where all members say the same, 0 at the widest spread. */
    readonly agreementScore: number;
  };
  readonly models: readonly MemberResult[];
  readonly crossValidation: {
    readonly standardDeviation: number;
    /** From the lowest to the highest member. */
    readonly confidenceInterval: Interval;
  };
}

/** An opinion with its weight. */
export interface Voice {
  readonly weight: number;
  readonly aiProbability: number;
}

/** Without a clock the times are not measured. */
const NO_TIMES = forEachMember(() => 0);

/**
 * The members with their consensus, from the numbers as shown.
 * @param shares the members' usual weights
 * @param aiProbability the judgement of the whole, which also knows how the members' parts go together
 */
export function ensembleOf(
  members: Readonly<Record<MemberId, number>>,
  shares: Readonly<Record<MemberId, number>>,
  aiProbability: number,
  times: Readonly<Record<MemberId, number>> = NO_TIMES,
): Ensemble {
  const voices = MEMBER_IDS.map((id) => ({ weight: shares[id], aiProbability: rounded(members[id]) }));
  const weights = weightsFor(voices, aiProbability);
  const models = MEMBER_IDS.map((id, at) => resultOf(id, members[id], weights[at], times[id]));
  const { standardDeviation, interval, ...consensus } = consensusOf(models);
  return {
    consensus: { finalVerdict: verdictOf(consensus.weightedProbability), ...consensus },
    models,
    crossValidation: { standardDeviation, confidenceInterval: interval },
  };
}

/** Range and steps of the search for the tilt. */
const MOST_TILT = 1000;
const STEPS = 80;

/**
 * The weights for one text: of all weights whose mean is the judgement of the whole the nearest to the usual ones, in relative
 * entropy (exponential tilting, Esscher 1932). Where the judgement lies outside of all members, the nearest member gets nearly
 * all the weight.
 */
function weightsFor(voices: readonly Voice[], aiProbability: number): number[] {
  const target = logitOf(aiProbability);
  const logits = voices.map((voice) => logitOf(voice.aiProbability));
  const tilted = (tilt: number) => {
    const highest = Math.max(...logits.map((logit) => tilt * logit));
    const own = voices.map(({ weight }, at) => weight * Math.exp(tilt * logits[at] - highest));
    const sum = own.reduce((total, weight) => total + weight, 0);
    return own.map((weight) => weight / sum);
  };
  let low = -MOST_TILT;
  let high = MOST_TILT;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    const mean = tilted(middle).reduce((sum, weight, at) => sum + weight * logits[at], 0);
    if (mean < target) low = middle;
    else high = middle;
  }
  return tilted((low + high) / 2);
}

/** Weighted mean in log odds, agreement and spread of at least one opinion; the weights need not sum to 1. */
export function consensusOf(voices: readonly Voice[]) {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (numberOf: (probability: number) => number) =>
    voices.reduce((sum, { weight, aiProbability }) => sum + weight * numberOf(aiProbability), 0) / total;
  const values = voices.map(({ aiProbability }) => aiProbability);
  const lower = Math.min(...values);
  const upper = Math.max(...values);
  const average = mean((value) => value);
  const deviation = Math.sqrt(mean((value) => (value - average) ** 2));
  const weightedProbability = Math.min(upper, Math.max(lower, rounded(probabilityOf(mean(logitOf)))));
  return {
    weightedProbability,
    agreementScore: rounded(Math.max(0, 1 - 2 * deviation)),
    standardDeviation: rounded(deviation),
    interval: { lower, upper },
  };
}

/** How far a probability is from undecided: 0 at a half, 1 at both ends. */
export function distanceFromHalf(probability: number): number {
  return rounded(Math.abs(probability - 0.5) * 2);
}

function resultOf(id: MemberId, probability: number, share: number, time: number): MemberResult {
  const aiProbability = rounded(probability);
  return {
    model: id,
    status: "ok",
    aiProbability,
    confidence: distanceFromHalf(aiProbability),
    processingTime: time,
    weight: rounded(share),
  };
}
