import { gramHashes, winnow } from "./grams.ts";
import { FINGERPRINT_UNITS, SHARED_FINGERPRINTS } from "./parameters.ts";
import type { Units } from "./read-units.ts";

/** Texts are numbered below this in one number with a hash of 32 bits. */
const TEXT_NUMBERS = 2 ** 20;

/**
 * Pairs of texts (first before second) that share enough fingerprints to be laid side by side, in the order of the texts.
 * Texts from `earlierFrom` on are compared with the others, not with each other.
 */
export function findCandidates(texts: readonly Units[], earlierFrom: number): [number, number][] {
  const keys = Float64Array.from(
    texts.flatMap((units, number) =>
      winnow(gramHashes(units, FINGERPRINT_UNITS)).map((hash) => hash * TEXT_NUMBERS + number),
    ),
  ).sort();
  const shared = new Uint32Array(texts.length * texts.length);
  let from = 0;
  for (let to = 1; to <= keys.length; to++) {
    const limit = (Math.floor((keys[from] ?? 0) / TEXT_NUMBERS) + 1) * TEXT_NUMBERS;
    if (to < keys.length && (keys[to] ?? 0) < limit) continue;
    if (to - from > 1) countShared([...new Set(keys.subarray(from, to))], texts.length, shared);
    from = to;
  }
  const pairs: [number, number][] = [];
  for (let first = 0; first < Math.min(texts.length, earlierFrom); first++) {
    for (let second = first + 1; second < texts.length; second++) {
      if ((shared[first * texts.length + second] ?? 0) >= SHARED_FINGERPRINTS) pairs.push([first, second]);
    }
  }
  return pairs;
}

/** Counts one fingerprint for each two of the texts that have it, in ascending order. */
function countShared(keys: readonly number[], size: number, shared: Uint32Array): void {
  for (let i = 0; i + 1 < keys.length; i++) {
    const row = ((keys[i] ?? 0) % TEXT_NUMBERS) * size;
    for (let k = i + 1; k < keys.length; k++) {
      const cell = row + ((keys[k] ?? 0) % TEXT_NUMBERS);
      shared[cell] = (shared[cell] ?? 0) + 1;
    }
  }
}
