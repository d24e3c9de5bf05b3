import type { Interval } from "@geulgyeol/engine";
import {
  AI_BAND,
  HIGH_RISK_WORD,
  MEDIUM_RISK_WORD,
  MIXED_BAND,
  VERY_HIGH_RISK_WORD,
} from "@geulgyeol/engine/thresholds";

/** The colour of a probability also changes here; its other limits are those of verdicts and words. */
const COLOUR_BAND = 0.6;
const LOWEST = 1;
const HIGHEST = 99;

/** Whole percentages that are shown only once a value has reached them: the bands, and the two ends. */
const REACHED_ONLY: ReadonlySet<number> = new Set([
  ...[MIXED_BAND, AI_BAND, MEDIUM_RISK_WORD, COLOUR_BAND, HIGH_RISK_WORD, VERY_HIGH_RISK_WORD].map((band) =>
    Math.round(band * 100),
  ),
  LOWEST,
  HIGHEST,
]);

/** An estimate as displayed. Only the two ends have a word: "1% 미만", "99% 이상". */
export interface PercentParts {
  /** 1 to 99. */
  readonly number: number;
  readonly bound: "" | "미만" | "이상";
}

/**
 * A probability or another estimate (0 to 1) in whole percent: the nearest, but never a band's limit before it is
 * reached (0.3999 is 39), and never 0 or 100. Increases with the probability.
 */
export function percentParts(ratio: number): PercentParts {
  const nearest = Math.round(ratio * 100);
  // Dividing gives exactly the double of the literal limit; multiplying does not.
  const whole = REACHED_ONLY.has(nearest) && nearest / 100 > ratio ? nearest - 1 : nearest;
  if (whole < LOWEST) return { number: LOWEST, bound: "미만" };
  return whole >= HIGHEST ? { number: HIGHEST, bound: "이상" } : { number: whole, bound: "" };
}

/** The number alone, 1 to 99, for tables used in calculations. */
export function wholePercent(ratio: number): number {
  return percentParts(ratio).number;
}

/**
 * A share of reference texts (0 to 1) in whole percent, 1 to 99: the nearest, since it affects no verdict or colour.
 */
export function wholePercentile(share: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(share * 100)));
}

/** "58%", "1% 미만", "99% 이상". */
export function formatPercent(ratio: number): string {
  const { number, bound } = percentParts(ratio);
  return bound === "" ? `${number}%` : `${number}% ${bound}`;
}

/** A part of a count: 0 and 100 only for none or all of them, otherwise like an estimate. */
export function formatShare(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return "0%";
  return part >= whole ? "100%" : formatPercent(part / whole);
}

/** A part of a count in whole percent: 0 and 100 only for none or all of them. */
export function wholeShare(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  return part >= whole ? 100 : wholePercent(part / whole);
}

/** Rounding error of sums of doubles: 0.1 + 0.2 is slightly more than 0.3. */
const HAIR = 1e-9;

/** Ends of an interval in whole percent, 1 to 99, rounded outwards, so that the value as shown lies between them. */
export function wholeEnds({ lower, upper }: Interval): [lower: number, upper: number] {
  const [from, to] = [Math.round(lower * 100), Math.round(upper * 100)];
  // A limit that is not reached stays below in the interval, as in the value itself.
  const room = REACHED_ONLY.has(from) ? 0 : HAIR;
  const ends = [from / 100 > lower + room ? from - 1 : from, to / 100 < upper - HAIR ? to + 1 : to] as const;
  const [least, most] = ends.map((end) => Math.min(HIGHEST, Math.max(LOWEST, end)));
  return [least ?? LOWEST, most ?? HIGHEST];
}

/** "49–67%", without spaces around the en dash. */
export function formatInterval(interval: Interval): string {
  const [lower, upper] = wholeEnds(interval);
  return `${lower}–${upper}%`;
}

/** From the least to the most of several estimates: "3–14%"; one of them if both look the same. */
export function formatPercentRange(least: number, most: number): string {
  const [from, to] = [wholePercent(least), wholePercent(most)];
  return from === to ? formatPercent(most) : `${from}–${to}%`;
}
