/**
 * Whole percent of a probability or share (0 to 1), rounded to the nearest; never with decimals. Only what is certain is
 * written as 0 or 100: an estimate of 0.997 is 99.
 */
export function toPercent(ratio: number): number {
  const rounded = Math.round(ratio * 100);
  if (rounded >= 100 && ratio < 1) return 99;
  return rounded <= 0 && ratio > 0 ? 1 : rounded;
}

/** "58%" */
export function formatPercent(ratio: number): string {
  return `${toPercent(ratio)}%`;
}

interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** Ends in whole percent, outwards, so that the value lies between them. They may be 0 and 100: they bound, they do not claim. */
function wholeEnds({ lower, upper }: Interval): [number, number] {
  // A hair of room: 0.29 times 100 is 28.999999999999996.
  return [Math.floor(lower * 100 + 1e-9), Math.ceil(upper * 100 - 1e-9)];
}

/** Interval without spaces around the en dash: "49–67%". */
export function formatInterval(interval: Interval): string {
  const [lower, upper] = wholeEnds(interval);
  return `${lower}–${upper}%`;
}

/** The same for a screen reader: "49에서 67퍼센트". */
export function speakInterval(interval: Interval): string {
  const [lower, upper] = wholeEnds(interval);
  return `${lower}에서 ${upper}퍼센트`;
}

/** Difference of probabilities in percentage points with one decimal: "5.4%p". */
export function formatPercentPoints(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%p`;
}
