import type { ClassProbabilities } from "../document/outcome.ts";
import { SHORT_PROSE } from "../document/verdict-bands.ts";

export type HoldReason = "too-short" | "too-little-prose" | "weak-evidence" | "out-of-range";

export interface Hold {
  readonly reason: HoldReason;
}

/** Below this share of prose it is put down to the rest. */
const LITTLE_PROSE = 0.4;
/** An outcome must be at least this likely. */
const LIKELY = 0.6;

export interface HoldFacts {
  readonly proseLength: number;
  /** Share of the given text, without header and signature, that is prose. */
  readonly proseShare: number;
  readonly probabilities: ClassProbabilities;
  readonly humanSurprisal: number;
  readonly outOfDistributionThreshold: number;
}

/** Whether a verdict is withheld: the text is unlike all training texts, or no outcome is likely. */
export function holdOf(facts: HoldFacts): Hold | null {
  const reason = holdReason(facts);
  return reason === null ? null : { reason };
}

function holdReason(facts: HoldFacts): HoldReason | null {
  if (facts.humanSurprisal > facts.outOfDistributionThreshold) return "out-of-range";
  const { human, mixed, ai } = facts.probabilities;
  if (Math.max(human, mixed, ai) >= LIKELY) return null;
  if (facts.proseLength < SHORT_PROSE) return "too-short";
  return facts.proseShare < LITTLE_PROSE ? "too-little-prose" : "weak-evidence";
}
