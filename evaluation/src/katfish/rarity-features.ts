import type { TokenCounts } from "./count-tokens.ts";

export const RARITY_WIDTH = 4;

/**
 * Rarity of a text's tokens: mean log(1 + document frequency), and the shares in no, at most two, at most ten reference
 * texts. `leftOut` texts do not count: the text itself and those of its source, since twins share tokens.
 */
export function rarityFeatures(
  { ids, counts }: TokenCounts,
  frequency: ArrayLike<number>,
  leftOut: readonly TokenCounts[],
): Float64Array {
  const own = new Map<number, number>();
  for (const other of leftOut) {
    for (const id of other.ids) own.set(id, (own.get(id) ?? 0) + 1);
  }
  const features = new Float64Array(RARITY_WIDTH);
  let total = 0;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at];
    const count = counts[at];
    const known = frequency[id] - (own.get(id) ?? 0);
    total += count;
    features[0] = features[0] + count * Math.log1p(known);
    if (known === 0) features[1] = features[1] + count;
    if (known <= 2) features[2] = features[2] + count;
    if (known <= 10) features[3] = features[3] + count;
  }
  return total > 0 ? features.map((sum) => sum / total) : features;
}
