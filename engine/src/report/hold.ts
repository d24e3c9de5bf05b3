import type { Certainty } from "../document/certainty.ts";
import type { ClassProbabilities } from "../document/outcome.ts";
import { LEAST_PROSE, LIKELY_OUTCOME, SHORT_PROSE } from "../document/verdict-bands.ts";

export type HoldReason = "too-short" | "too-little-prose" | "weak-evidence" | "out-of-range" | "unfamiliar";

export interface Hold {
  readonly reason: HoldReason;
}

/** A text with a lower share of prose has too little of it. */
const LITTLE_PROSE = 0.4;

export interface HoldFacts {
  readonly proseLength: number;
  /** Share of the given text, without header and signature, that is prose. */
  readonly proseShare: number;
  readonly probabilities: ClassProbabilities;
  readonly certainty: Certainty;
  readonly humanSurprisal: number;
  readonly outOfDistributionThreshold: number;
  /** `UnseenBounds.mostHuman`. */
  readonly mostHuman: number;
}

/**
 * Whether a verdict is withheld: the text is too short for any, it is unlike all training texts, no outcome is likely, a part
 * by an AI is less certain than it would have to be in a kind of text that training did not have, or a short text or one with
 * little prose would only be judged with weak certainty.
 */
export function holdOf(facts: HoldFacts): Hold | null {
  const reason = holdReason(facts);
  return reason === null ? null : { reason };
}

function holdReason(facts: HoldFacts): HoldReason | null {
  if (facts.proseLength < LEAST_PROSE) return "too-short";
  if (facts.humanSurprisal > facts.outOfDistributionThreshold) return "out-of-range";
  const { human, mixed, ai } = facts.probabilities;
  const isLikely = Math.max(human, mixed, ai) >= LIKELY_OUTCOME;
  if (Math.max(mixed, ai) >= LIKELY_OUTCOME && human > facts.mostHuman) return "unfamiliar";
  if (isLikely && facts.certainty !== "weak") return null;
  if (facts.proseLength < SHORT_PROSE) return "too-short";
  if (facts.proseShare < LITTLE_PROSE) return "too-little-prose";
  return isLikely ? null : "weak-evidence";
}
