import type { View } from "./views.ts";

/** Range of n-gram orders and size of the table into which they are hashed (2^bits buckets). */
export interface NgramShape {
  readonly lowest: number;
  readonly highest: number;
  readonly bits: number;
}

/** A view whose n-grams have been hashed, so that a window and each sentence of it are read without hashing again. */
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
  const buckets = new Int32Array(view.length * orders).fill(-1);
  const { codes } = view;
  const shift = 32 - bits;
  for (let at = 0; at < view.length; at++) {
    const last = Math.min(at + highest, view.length);
    let hash = SEED;
    for (let next = at; next < last; next++) {
      const order = next - at + 1;
      hash = extendHash(hash, codes[next] as number, order);
      if (order >= lowest) buckets[at * orders + order - lowest] = Math.imul(hash, 0x85ebca6b) >>> shift;
    }
  }
  return { ...view, buckets };
}

/**
 * Counts hashed n-grams in a table that is kept between calls, so that nothing is allocated per n-gram. After `count` the
 * distinct buckets stand in `touched[0 .. size)` in order of first occurrence, their counts in `counts`.
 */
export class BucketCounter {
  readonly counts: Uint16Array;
  touched: Int32Array;
  size = 0;
  readonly #shape: NgramShape;

  constructor(shape: NgramShape) {
    this.#shape = shape;
    this.counts = new Uint16Array(2 ** shape.bits);
    this.touched = new Int32Array(4096);
  }

  /** Counts the n-grams that lie in the symbols [from, to). */
  count(view: GramView, from: number, to: number): void {
    this.clear();
    const { lowest, highest } = this.#shape;
    const orders = highest - lowest + 1;
    const most = (to - from) * orders;
    if (most > this.touched.length) this.touched = new Int32Array(most * 2);
    const { counts, touched } = this;
    const { buckets } = view;
    let size = 0;
    for (let at = from; at < to; at++) {
      const whole = Math.min(orders, to - at - lowest + 1);
      for (let k = 0; k < whole; k++) {
        const bucket = buckets[at * orders + k] as number;
        const before = counts[bucket] as number;
        if (before === 0) touched[size++] = bucket;
        if (before < 0xffff) counts[bucket] = before + 1;
      }
    }
    this.size = size;
  }

  clear(): void {
    for (let at = 0; at < this.size; at++) this.counts[this.touched[at] as number] = 0;
    this.size = 0;
  }
}
