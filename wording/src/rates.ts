import type { Interval } from "@geulgyeol/engine";

const LOWEST = 0.1;
const HIGHEST = 99.9;

/**
 * A measured share of texts with one decimal, since relevant error rates are below one percent: "0.3%". 0.0 and 100.0
 * only for none or all of them, otherwise "0.1% 미만" and "99.9% 이상".
 */
export function formatRate(ratio: number): string {
  const shown = ratio * 100;
  if (ratio > 0 && shown < LOWEST) return `${LOWEST}% 미만`;
  if (ratio < 1 && shown > HIGHEST) return `${HIGHEST}% 이상`;
  return `${shown.toFixed(1)}%`;
}

/** "0.1–0.6%": its ends are bounds, so they may be 0.0 and 100.0. */
export function formatRateInterval({ lower, upper }: Interval): string {
  return `${(lower * 100).toFixed(1)}–${(upper * 100).toFixed(1)}%`;
}

/** A difference or a width in percentage points with one decimal: "5.4%p". */
export function formatPercentPoints(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%p`;
}

/** A share of texts as whole texts of 100: from 1 to 99, never none or all. */
export function textsOfHundred(ratio: number): number {
  return Math.min(99, Math.max(1, Math.round(ratio * 100)));
}

/**
 * A share of texts as a count: "100편 중 5편", in whole texts but never none or all: "100편 중 1편 미만", "100편 중
 * 99편 이상".
 */
export function formatOfHundred(ratio: number): string {
  const texts = ratio * 100;
  if (texts < 1) return "100편 중 1편 미만";
  return texts >= 99 ? "100편 중 99편 이상" : `100편 중 ${textsOfHundred(ratio)}편`;
}
