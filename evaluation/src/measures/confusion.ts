import { weighAlike } from "./weigh-alike.ts";

/** Outcomes of a judgement: by a person, by both, by an AI. */
export const OUTCOMES = ["human", "mixed", "ai"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A text with its true and its judged outcome. */
export interface Judged {
  readonly truth: Outcome;
  readonly outcome: Outcome;
  readonly source: string;
}

/** What `confusionOf` measures. `shares[truth][outcome]` adds up to 1 over the outcomes of each truth. */
export interface Confusion {
  readonly counts: Readonly<Record<Outcome, Readonly<Record<Outcome, number>>>>;
  readonly shares: Readonly<Record<Outcome, Readonly<Record<Outcome, number>>>>;
  readonly f1: Readonly<Record<Outcome, number>>;
  /** Mean of the three F1, 0 to 1. */
  readonly macroF1: number;
}

export const forEachOutcome = <T>(of: (outcome: Outcome) => T): Record<Outcome, T> => ({
  human: of("human"),
  mixed: of("mixed"),
  ai: of("ai"),
});

/** Confusion of the three outcomes: every truth weighs alike, and within a truth every source. */
export function confusionOf(texts: readonly Judged[]): Confusion {
  const weights = weighAlike(texts, ({ truth, source }) => `${truth} ${source}`);
  const counts = forEachOutcome(() => forEachOutcome(() => 0));
  const weighed = forEachOutcome(() => forEachOutcome(() => 0));
  texts.forEach(({ truth, outcome }, at) => {
    counts[truth][outcome]++;
    weighed[truth][outcome] += weights[at];
  });
  const shares = forEachOutcome((truth) => {
    const sum = OUTCOMES.reduce((total, outcome) => total + weighed[truth][outcome], 0);
    return forEachOutcome((outcome) => (sum > 0 ? weighed[truth][outcome] / sum : 0));
  });
  const f1 = forEachOutcome((outcome) => {
    const hits = shares[outcome][outcome];
    const judged = OUTCOMES.reduce((total, truth) => total + shares[truth][outcome], 0);
    return hits > 0 ? (2 * hits) / (1 + judged) : 0;
  });
  return { counts, shares, f1, macroF1: (f1.human + f1.mixed + f1.ai) / OUTCOMES.length };
}
