import type { View } from "./views.ts";

/** Range of n-gram orders and size of the table into which they are hashed (2^bits buckets). */
export interface NgramShape {
  readonly lowest: number;
  readonly highest: number;
  readonly bits: number;
}

/** A view whose n-grams have been hashed. */
export interface GramView extends View {
  /** For each symbol the buckets of the n-grams that begin there, from the lowest order to the highest; -1 past the end. */
  readonly buckets: Int32Array;
}

const SEED = 0x51ed270b;

/** Extends the hash of an n-gram by one symbol; one multiplication, no strings. */
export function extendHash(hash: number, code: number, order: number): number {
  const mixed = Math.imul(hash ^ (code + Math.imul(order, 0x10001)), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Hashes every n-gram of a view. */
export function hashGrams(view: View, { lowest, highest, bits }: NgramShape): GramView {
  const orders = highest - lowest + 1;
  const { codes, length } = view;
  const buckets = new Int32Array(length * orders);
  const shift = 32 - bits;
  for (let at = 0; at < length; at++) {
    const first = at * orders - lowest;
    const most = Math.min(highest, length - at);
    let hash = SEED;
    for (let order = 1; order <= most; order++) {
      hash = extendHash(hash, codes[at + order - 1], order);
      if (order >= lowest) buckets[first + order] = Math.imul(hash, 0x85ebca6b) >>> shift;
    }
    for (let order = Math.max(lowest, most + 1); order <= highest; order++) buckets[first + order] = -1;
  }
  return { ...view, buckets };
}
