import { NO_GRAM } from "./grams.ts";

/**
 * Hashes that more than `most` of the texts have. One table with open addressing, since a set of each text's hashes takes
 * most of the time of the whole comparison.
 */
export function hashesInMoreTexts(perText: readonly Float64Array[], most: number): Set<number> {
  const total = perText.reduce((sum, hashes) => sum + hashes.length, 0);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, total * 2)));
  const keys = new Float64Array(size).fill(NO_GRAM);
  const counts = new Uint32Array(size);
  /** Number of the text that was counted last, plus one. */
  const counted = new Uint32Array(size);
  const found = new Set<number>();
  for (const [number, hashes] of perText.entries()) {
    for (const hash of hashes) {
      if (hash === NO_GRAM) continue;
      let at = hash & (size - 1);
      while (keys[at] !== NO_GRAM && keys[at] !== hash) at = (at + 1) & (size - 1);
      keys[at] = hash;
      if (counted[at] === number + 1) continue;
      counted[at] = number + 1;
      counts[at] = (counts[at] ?? 0) + 1;
      if (counts[at] === most + 1) found.add(hash);
    }
  }
  return found;
}
