export function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}

/** Results are rounded to 6 decimals, to hide platform differences in the exponential function. */
export function rounded(value: number): number {
  const out = Math.round(value * 1e6) / 1e6;
  return out === 0 ? 0 : out;
}
