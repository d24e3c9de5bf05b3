/** Mean of the values, weighted by the sentences' lengths; 0.5 for none. */
export function meanByLength(values: ArrayLike<number>, sentences: readonly { readonly length: number }[]): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < sentences.length; at++) {
    const { length } = sentences[at] as { length: number };
    sum += values[at] * length;
    total += length;
  }
  return total > 0 ? sum / total : 0.5;
}
