import type { NumberedView } from "./number-grams.ts";

/**
 * A view as one model reads it. The model's tables exceed a processor's cache, so each n-gram of the text is looked up
 * once. Windows, sentences and words reuse the result.
 */
export interface ReadView extends NumberedView {
  /**
   * By number of the n-gram: weight times importance in steps (signed, upper byte) and importance in steps (lower byte); 0
   * if it is not in the model.
   */
  readonly entries: Int16Array;
  /** For each class of text, by number of the n-gram: weight times importance in steps. */
  readonly kindEntries: readonly Int8Array[];
  /** By number of the n-gram: the last reading in which it occurred. */
  readonly met: Int32Array;
}

/** Half-open range of symbols, and the orders of n-grams that are read there. */
export interface SymbolRange {
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The entries of a model's table for n-grams by number. */
export function entriesOf(buckets: Int32Array, table: Int16Array): Int16Array {
  const entries = new Int16Array(buckets.length);
  for (let gram = 0; gram < buckets.length; gram++) entries[gram] = table[buckets[gram]];
  return entries;
}

/** The weights of n-grams for a class of text, 0 for those not in the model. */
export function kindEntriesOf(buckets: Int32Array, entries: Int16Array, weights: Int8Array): Int8Array {
  const own = new Int8Array(buckets.length);
  for (let gram = 0; gram < buckets.length; gram++) if (entries[gram] !== 0) own[gram] = weights[buckets[gram]];
  return own;
}

/**
 * Sums over the different n-grams of a range, in steps: weight times importance, and importance squared. `reading` is a number
 * that no n-gram of the view has been met in. Writes the n-grams to `occurring`, `count` of them.
 */
export function sumEvidence(
  { grams, shape, entries, met }: ReadView,
  { from, to, lowest, highest }: SymbolRange,
  reading: number,
  occurring: Int32Array,
): { readonly sum: number; readonly square: number; readonly count: number } {
  const places = shape.highest - shape.lowest + 1;
  const orders = highest - lowest + 1;
  let sum = 0;
  let square = 0;
  let count = 0;
  for (let at = from; at < to; at++) {
    const first = at * places;
    const last = first + Math.min(orders, to - at - lowest + 1);
    for (let place = first; place < last; place++) {
      const gram = grams[place];
      if (met[gram] === reading) continue;
      met[gram] = reading;
      occurring[count++] = gram;
      const entry = entries[gram];
      const importance = entry & 0xff;
      square += importance * importance;
      sum += entry >> 8;
    }
  }
  return { sum, square, count };
}

/** Sum of the values at the first `count` indexes of `list`. */
export function sumOfListed(values: Int8Array, list: Int32Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += values[list[at]];
  return sum;
}

/** Adds 1 to the count of each n-gram at each of its places in a range. */
export function countOccurrences(
  { grams, shape }: ReadView,
  { from, to, lowest, highest }: SymbolRange,
  counts: Int32Array,
): void {
  const places = shape.highest - shape.lowest + 1;
  const orders = highest - lowest + 1;
  for (let at = from; at < to; at++) {
    const first = at * places;
    const last = first + Math.min(orders, to - at - lowest + 1);
    for (let place = first; place < last; place++) {
      const gram = grams[place];
      counts[gram] = counts[gram] + 1;
    }
  }
}

/**
 * Adds `scale` times the weight of each n-gram of a range, in equal shares for all its occurrences, to the `characters` of its
 * symbols.
 */
export function addShares(
  { grams, shape, entries, starts }: ReadView,
  { from, to, lowest, highest }: SymbolRange,
  { counts, scale }: { readonly counts: Int32Array; readonly scale: number },
  characters: Float64Array,
): void {
  const places = shape.highest - shape.lowest + 1;
  const orders = highest - lowest + 1;
  // Shares are stored as increments between symbols and summed once, instead of being added to every symbol of an n-gram.
  const steps = new Float64Array(to - from + 1);
  for (let at = from; at < to; at++) {
    const first = at * places;
    const last = first + Math.min(orders, to - at - lowest + 1);
    let begun = 0;
    for (let place = first, symbols = lowest; place < last; place++, symbols++) {
      const gram = grams[place];
      const share = (scale * (entries[gram] >> 8)) / (counts[gram] * symbols);
      begun += share;
      const after = at - from + symbols;
      steps[after] = steps[after] - share;
    }
    steps[at - from] = steps[at - from] + begun;
  }
  let running = 0;
  for (let symbol = from; symbol < to; symbol++) {
    running += steps[symbol - from];
    const start = starts[symbol];
    characters[start] = characters[start] + running;
  }
}
