import { WINNOWING_WINDOW } from "./parameters.ts";
import type { Units } from "./read-units.ts";

/** Marks a place where no gram begins: too near the end, or something in it is left out. */
export const NO_GRAM = -1;

/** Hash of the `size` units from each place on, as a number of 32 bits, or `NO_GRAM`. */
export function gramHashes(units: Units, size: number): Float64Array {
  const hashes = new Float64Array(units.length).fill(NO_GRAM);
  let run = 0;
  for (let i = 0; i < units.length; i++) {
    run = units.leftOut[i] === null ? run + 1 : 0;
    if (run >= size) hashes[i - size + 1] = hashOf(units.codes, i - size + 1, size);
  }
  return hashes;
}

function hashOf(codes: Uint32Array, from: number, size: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < from + size; i++) hash = Math.imul(hash ^ (codes[i] ?? 0), 0x01000193) + (hash >>> 15);
  // The last steps of MurmurHash3, so that the smallest hash of a window is a fair draw.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Winnowing (Schleimer, Wilkerson and Aiken 2003): of each window of neighbouring grams the smallest hash, the rightmost
 * of equal ones. Two texts with an equal run of `size + window - 1` units share a fingerprint. Each stands once.
 */
export function winnow(hashes: Float64Array): Set<number> {
  const kept = new Set<number>();
  for (let end = 0; end < hashes.length; end++) {
    const from = Math.max(0, end - WINNOWING_WINDOW + 1);
    if (end + 1 < WINNOWING_WINDOW && end + 1 < hashes.length) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let i = from; i <= end; i++) {
      const hash = hashes[i] ?? NO_GRAM;
      if (hash !== NO_GRAM && hash <= least) least = hash;
    }
    if (least !== Number.POSITIVE_INFINITY) kept.add(least);
  }
  return kept;
}
