import type { TokenCounts } from "./count-tokens.ts";

export const RARITY_WIDTH = 4;

/**
 * How rare a text's tokens are in the reference texts of both classes together: mean log(1 + texts that hold the token), and
 * the share of tokens that no, at most two, at most ten reference texts hold. People misspell, join words and choose unlikely
 * ones; models seldom do. No label is used. `frequency` counts the reference texts that hold each token; `leftOut` are those
 * that must not count for this text: itself and those about the same source, else a text would look familiar because its twin
 * was trained on.
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
    const id = ids[at] as number;
    const count = counts[at] as number;
    const known = (frequency[id] as number) - (own.get(id) ?? 0);
    total += count;
    features[0] = (features[0] as number) + count * Math.log1p(known);
    if (known === 0) features[1] = (features[1] as number) + count;
    if (known <= 2) features[2] = (features[2] as number) + count;
    if (known <= 10) features[3] = (features[3] as number) + count;
  }
  return total > 0 ? features.map((sum) => sum / total) : features;
}
