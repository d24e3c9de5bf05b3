import type { View } from "./views.ts";

/** Range of n-gram orders and size of the table into which they are hashed (2^bits buckets). */
export interface NgramShape {
  readonly lowest: number;
  readonly highest: number;
  readonly bits: number;
}

const SEED = 0x51ed270b;

/** Extends the hash of an n-gram by one symbol; one multiplication, no strings. */
export function extendHash(hash: number, code: number, order: number): number {
  const mixed = Math.imul(hash ^ (code + Math.imul(order, 0x10001)), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
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
  readonly #shift: number;

  constructor(shape: NgramShape) {
    this.#shape = shape;
    this.#shift = 32 - shape.bits;
    this.counts = new Uint16Array(2 ** shape.bits);
    this.touched = new Int32Array(4096);
  }

  /** Counts the n-grams that lie in the symbols [from, to). */
  count(view: View, from: number, to: number): void {
    this.clear();
    const { lowest, highest } = this.#shape;
    const most = (to - from) * (highest - lowest + 1);
    if (most > this.touched.length) this.touched = new Int32Array(most * 2);
    const { counts, touched } = this;
    const codes = view.codes;
    const shift = this.#shift;
    let size = 0;
    for (let at = from; at < to; at++) {
      const last = Math.min(at + highest, to);
      let hash = SEED;
      for (let next = at; next < last; next++) {
        const order = next - at + 1;
        hash = extendHash(hash, codes[next] as number, order);
        if (order < lowest) continue;
        const bucket = Math.imul(hash, 0x85ebca6b) >>> shift;
        const before = counts[bucket] as number;
        if (before === 0) touched[size++] = bucket;
        if (before < 0xffff) counts[bucket] = before + 1;
      }
    }
    this.size = size;
  }

  /** Calls back with the bucket and the symbols [first, last) of every n-gram occurrence. */
  forEach(view: View, from: number, to: number, visit: (bucket: number, first: number, last: number) => void): void {
    const { lowest, highest } = this.#shape;
    for (let at = from; at < to; at++) {
      const last = Math.min(at + highest, to);
      let hash = SEED;
      for (let next = at; next < last; next++) {
        const order = next - at + 1;
        hash = extendHash(hash, view.codes[next] as number, order);
        if (order >= lowest) visit(Math.imul(hash, 0x85ebca6b) >>> this.#shift, at, next + 1);
      }
    }
  }

  clear(): void {
    for (let at = 0; at < this.size; at++) this.counts[this.touched[at] as number] = 0;
    this.size = 0;
  }
}
