import type { Certainty, Verdict } from "@geulgyeol/engine";
import { HOLD_LABEL, VERDICT_SHORT } from "../verdicts.ts";

/** A finding in a list of people: its mark, its word and how sure it is. A hold and a weak finding accuse nobody. */
export interface ListFinding {
  readonly mark: Verdict | "open";
  readonly word: string;
  /** "뚜렷함"; empty for a hold. */
  readonly certainty: string;
}

const CERTAINTY = { strong: "뚜렷함", moderate: "보통", weak: "약함" } as const;

interface GivenFinding {
  readonly verdict: Verdict;
  readonly isHeld: boolean;
  readonly certainty?: Certainty | undefined;
}

export function listFinding({ verdict, isHeld, certainty }: GivenFinding): ListFinding {
  if (isHeld) return { mark: "open", word: HOLD_LABEL, certainty: "" };
  if (certainty === undefined || certainty === "weak") {
    return { mark: "open", word: `${VERDICT_SHORT[verdict]} 쪽`, certainty: certainty ? CERTAINTY.weak : "" };
  }
  return { mark: verdict, word: VERDICT_SHORT[verdict], certainty: CERTAINTY[certainty] };
}

/** The rows of a distribution, in this order whatever they hold. */
export const DISTRIBUTION = [
  { mark: "human", word: VERDICT_SHORT.human },
  { mark: "open", word: "보류·근거 약함" },
  { mark: "mixed", word: VERDICT_SHORT.mixed },
  { mark: "ai", word: VERDICT_SHORT.ai },
] as const satisfies readonly Pick<ListFinding, "mark" | "word">[];
