/**
 * Weights with which all keys count alike: 1 / the number of items with the same key. A key with fewer than `least` items counts
 * by their number.
 */
export function weighAlike<Item>(items: readonly Item[], keyOf: (item: Item) => string, least = 1): Float64Array {
  const sizes = new Map<string, number>();
  for (const item of items) sizes.set(keyOf(item), (sizes.get(keyOf(item)) ?? 0) + 1);
  return Float64Array.from(items, (item) => 1 / Math.max(least, sizes.get(keyOf(item)) ?? 1));
}
