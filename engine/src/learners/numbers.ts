export function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}

/** Results carry 6 decimals, so that the last bits of a platform's exponential function do not show. */
export function rounded(value: number): number {
  const out = Math.round(value * 1e6) / 1e6;
  return out === 0 ? 0 : out;
}
