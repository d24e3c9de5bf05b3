import { gramHashes, winnow } from "./grams.ts";
import { FINGERPRINT_UNITS, SHARED_FINGERPRINTS } from "./parameters.ts";
import type { Units } from "./read-units.ts";

/**
 * Pairs of texts (first before second) that share enough fingerprints to be laid side by side, in the order of the texts.
 * Texts from `earlierFrom` on are compared with the others, not with each other.
 */
export function findCandidates(texts: readonly Units[], earlierFrom: number): [number, number][] {
  const holders = new Map<number, number[]>();
  for (const [number, units] of texts.entries()) {
    for (const hash of winnow(gramHashes(units, FINGERPRINT_UNITS))) {
      const found = holders.get(hash);
      if (found === undefined) holders.set(hash, [number]);
      else found.push(number);
    }
  }
  const shared = new Uint32Array(texts.length * texts.length);
  for (const numbers of holders.values()) {
    for (let i = 0; i + 1 < numbers.length && (numbers[i] ?? 0) < earlierFrom; i++) {
      const row = (numbers[i] ?? 0) * texts.length;
      for (let k = i + 1; k < numbers.length; k++) shared[row + (numbers[k] ?? 0)]!++;
    }
  }
  const pairs: [number, number][] = [];
  for (let first = 0; first < Math.min(texts.length, earlierFrom); first++) {
    for (let second = first + 1; second < texts.length; second++) {
      if ((shared[first * texts.length + second] ?? 0) >= SHARED_FINGERPRINTS) pairs.push([first, second]);
    }
  }
  return pairs;
}
