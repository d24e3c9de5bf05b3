import type { Interval } from "../document/interval.ts";
import { AI_BAND, MIXED_BAND } from "../document/verdict-bands.ts";
import type { MemberId } from "../members/members.ts";

export type HoldReason = "too-short" | "too-little-prose" | "members-disagree" | "out-of-range";

export interface Hold {
  readonly reason: HoldReason;
}

/** Below this many characters of prose a judgement is unreliable unless the text is very clear. */
export const SHORT_PROSE = 300;
/** Members whose probabilities differ by more than this contradict each other. */
const CONTRADICTION = 0.6;

export interface HoldFacts {
  readonly proseLength: number;
  /** Share of the letters of the given text that is prose. */
  readonly proseShare: number;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly members: Readonly<Record<MemberId, number>>;
  readonly humanSurprisal: number;
  readonly outOfDistributionThreshold: number;
  readonly dependsOnPunctuation: boolean;
}

/** Decides whether the evidence is too weak for a verdict; the probability is shown in any case. */
export function holdOf(facts: HoldFacts): Hold | null {
  const reason = holdReason(facts);
  return reason === null ? null : { reason };
}

function holdReason(facts: HoldFacts): HoldReason | null {
  const undecided = facts.interval.lower < MIXED_BAND && facts.interval.upper >= AI_BAND;
  if (facts.humanSurprisal > facts.outOfDistributionThreshold) return "out-of-range";
  if (undecided && facts.proseLength < SHORT_PROSE) return "too-short";
  if (undecided && facts.proseShare < 0.4) return "too-little-prose";
  if (facts.dependsOnPunctuation) return "members-disagree";
  const values = Object.values(facts.members);
  const spread = Math.max(...values) - Math.min(...values);
  const isBetween = facts.aiProbability >= 0.25 && facts.aiProbability < 0.85;
  return undecided && spread > CONTRADICTION && isBetween ? "members-disagree" : null;
}
