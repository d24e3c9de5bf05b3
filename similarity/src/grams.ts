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
 * of equal ones. Two texts with an equal run of `size + window - 1` units share a fingerprint. In the order of the text.
 */
export function winnow(hashes: Float64Array): number[] {
  const kept: number[] = [];
  let keptAt = -1;
  for (let end = Math.min(WINNOWING_WINDOW, hashes.length) - 1; end >= 0 && end < hashes.length; end++) {
    let least = -1;
    for (let i = Math.max(0, end - WINNOWING_WINDOW + 1); i <= end; i++) {
      const hash = hashes[i] ?? NO_GRAM;
      if (hash !== NO_GRAM && (least < 0 || hash <= (hashes[least] ?? 0))) least = i;
    }
    if (least > keptAt) {
      kept.push(hashes[least] ?? 0);
      keptAt = least;
    }
  }
  return kept;
}
