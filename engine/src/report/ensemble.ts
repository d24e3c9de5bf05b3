import type { Interval } from "../document/interval.ts";
import type { Verdict } from "../document/verdict-bands.ts";
import { verdictOf } from "../document/verdict-bands.ts";
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
    readonly weightedProbability: number;
    /** 1 minus twice the weighted mean absolute difference from the weighted probability, 0 to 1. */
    readonly agreementScore: number;
  };
  readonly models: readonly MemberResult[];
  readonly crossValidation: {
    readonly standardDeviation: number;
    readonly confidenceInterval: Interval;
  };
}

/** Without a clock the times are not measured. */
const NO_TIMES = forEachMember(() => 0);

/**
 * The members with the combined judgement: `weightedProbability` is the report's own, the weights are shares in its
 * logit.
 */
export function ensembleOf(
  members: Readonly<Record<MemberId, number>>,
  shares: Readonly<Record<MemberId, number>>,
  aiProbability: number,
  interval: Interval,
  times: Readonly<Record<MemberId, number>> = NO_TIMES,
): Ensemble {
  let distance = 0;
  let mean = 0;
  for (const id of MEMBER_IDS) {
    distance += shares[id] * Math.abs(members[id] - aiProbability);
    mean += shares[id] * members[id];
  }
  let variance = 0;
  for (const id of MEMBER_IDS) variance += shares[id] * (members[id] - mean) ** 2;
  return {
    consensus: {
      finalVerdict: verdictOf(aiProbability),
      weightedProbability: aiProbability,
      agreementScore: rounded(Math.max(0, 1 - 2 * distance)),
    },
    models: MEMBER_IDS.map((id) => resultOf(id, members[id], shares[id], times[id])),
    crossValidation: { standardDeviation: rounded(Math.sqrt(variance)), confidenceInterval: interval },
  };
}

function resultOf(id: MemberId, probability: number, share: number, time: number): MemberResult {
  const aiProbability = rounded(probability);
  return {
    model: id,
    status: "ok",
    aiProbability,
    confidence: rounded(Math.abs(aiProbability - 0.5) * 2),
    processingTime: time,
    weight: rounded(share),
  };
}
