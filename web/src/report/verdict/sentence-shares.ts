import type { Sentence } from "../report-types.ts";

export interface SentenceShares {
  readonly human: number;
  readonly uncertain: number;
  readonly ai: number;
  /** Sentences that count, without excluded ones. */
  readonly total: number;
}

/** How many sentences were judged human (under 0.4), uncertain (to under 0.7) and AI (0.7 and above). */
export function countShares(sentences: readonly Pick<Sentence, "severity" | "excluded">[]): SentenceShares {
  const shares = { human: 0, uncertain: 0, ai: 0, total: 0 };
  for (const { severity, excluded } of sentences) {
    if (excluded !== null) continue;
    shares.total++;
    if (severity === "high") shares.ai++;
    else if (severity === "medium") shares.uncertain++;
    else shares.human++;
  }
  return shares;
}
