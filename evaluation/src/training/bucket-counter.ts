import type { GramView, NgramShape } from "@geulgyeol/engine/training";

/**
 * Counts hashed n-grams in a table that is reused between calls, so that nothing is allocated per n-gram. After
 * `count`, `touched[0 .. size)` has the distinct buckets in order of first occurrence, `counts` their counts.
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

  /** Counts the n-grams within the symbols [from, to). */
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
        const bucket = buckets[at * orders + k];
        const before = counts[bucket];
        if (before === 0) touched[size++] = bucket;
        if (before < 0xffff) counts[bucket] = before + 1;
      }
    }
    this.size = size;
  }

  clear(): void {
    for (let at = 0; at < this.size; at++) this.counts[this.touched[at]] = 0;
    this.size = 0;
  }
}
