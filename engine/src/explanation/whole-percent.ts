/** A probability (0 to 1) in whole percent for a sentence. An estimate claims neither 0 nor 100: 0.997 is 99. */
export function wholePercent(probability: number): number {
  return Math.min(99, Math.max(1, Math.round(probability * 100)));
}
