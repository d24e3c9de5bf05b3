/** Whole percent of a probability or share (0 to 1), rounded to the nearest; never with decimals. */
export function toPercent(ratio: number): number {
  return Math.round(ratio * 100);
}

/** "58%" */
export function formatPercent(ratio: number): string {
  return `${toPercent(ratio)}%`;
}

/** Interval without spaces around the en dash: "49–67%". */
export function formatInterval({ lower, upper }: { lower: number; upper: number }): string {
  return `${toPercent(lower)}–${toPercent(upper)}%`;
}

/** Difference of probabilities in percentage points with one decimal: "5.4%p". */
export function formatPercentPoints(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%p`;
}
