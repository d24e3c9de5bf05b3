import type { MeasuredCloseness } from "./population.ts";

export type ComparisonOutcome = "similar" | "unclear" | "different";
/** Why nothing was measured; then the answer is "unclear". */
export type UnclearReason = "earlier-short" | "new-short";

/** Characters of prose that the earlier texts need together, and the new one: nothing shorter was measured. */
export const EARLIER_LEAST_CHARACTERS = 3_000;
export const NEW_LEAST_CHARACTERS = 800;

/** How often pairs of texts whose writers are known came out at least this near, or at least this far, of 100. */
interface ClosenessRates {
  readonly same: number;
  readonly other: number;
}

export interface Answer {
  readonly outcome: ComparisonOutcome;
  /** Whether the rates count the pairs at least this near or those at least this far. */
  readonly side: "near" | "far";
  readonly rates: ClosenessRates;
}

/** The measurement for a new text of this length: the longest that is not much longer than the text. */
export function measurementFor(characters: number, measured: readonly MeasuredCloseness[]): MeasuredCloseness {
  const sorted = [...measured].sort((a, b) => a.characters - b.characters);
  const fitting = sorted.filter((one) => one.characters * NEW_LEAST_CHARACTERS <= characters * 1_000);
  return (fitting.at(-1) ?? sorted[0]) as MeasuredCloseness;
}

/** The answer with both rates. Says how near texts are, not who wrote them. */
export function answerOf(closeness: number, measured: MeasuredCloseness): Answer {
  const { similarFrom, differentBelow, same, other } = measured;
  const outcome = closeness >= similarFrom ? "similar" : closeness < differentBelow ? "different" : "unclear";
  const side = outcome === "different" ? "far" : "near";
  const rate = (percentiles: readonly number[]) => {
    const below = shareBelow(percentiles, closeness);
    return Math.round(100 * (side === "near" ? 1 - below : below));
  };
  return { outcome, side, rates: { same: rate(same), other: rate(other) } };
}

/** Share of the measured pairs below a value, from their percentiles. */
export function shareBelow(percentiles: readonly number[], value: number): number {
  let at = 0;
  while (at < percentiles.length && (percentiles[at] ?? 0) < value) at++;
  if (at === 0) return 0;
  if (at === percentiles.length) return 1;
  const low = percentiles[at - 1] ?? 0;
  const high = percentiles[at] ?? 0;
  return (at - 1 + (value - low) / (high - low)) / (percentiles.length - 1);
}
