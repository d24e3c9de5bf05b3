import { fetchTable } from "../fetch-table.ts";
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
  /** By number of the n-gram, for each class of text one after another: weight times importance in steps. */
  readonly kindEntries: Int8Array;
  readonly readings: Readings;
}

/** Passages of a view are read one after another; the readings are numbered from 1. */
interface Readings {
  count: number;
  /** By number of the n-gram: the last reading in which it occurred. */
  readonly met: Uint16Array;
}

/** The number of a new reading. After the largest one all are forgotten. */
function newReading(readings: Readings): number {
  if (readings.count === 0xffff) {
    readings.met.fill(0);
    readings.count = 0;
  }
  return ++readings.count;
}

/** Half-open range of symbols, and the orders of n-grams that are read there. */
export interface SymbolRange {
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What a model knows of each bucket in one place of memory, so that a look-up waits for it once: weight, importance, and the
 * weights for `kinds` classes of text, in `2 ** shift` bytes; 0 if the bucket has no importance.
 */
export interface BucketTable {
  readonly bytes: Int8Array;
  /** The same memory. */
  readonly words: Int32Array;
  readonly shift: number;
  readonly kinds: number;
}

export function packBuckets(weights: Int8Array, importance: Uint8Array, kinds: readonly Int8Array[]): BucketTable {
  const shift = 32 - Math.clz32(1 + kinds.length);
  const words = new Int32Array((weights.length << shift) / 4);
  const bytes = new Int8Array(words.buffer);
  for (let bucket = 0; bucket < weights.length; bucket++) {
    if (importance[bucket] === 0) continue;
    const first = bucket << shift;
    bytes[first] = weights[bucket];
    bytes[first + 1] = importance[bucket];
    for (let kind = 0; kind < kinds.length; kind++) bytes[first + 2 + kind] = (kinds[kind] as Int8Array)[bucket];
  }
  return { bytes, words, shift, kinds: kinds.length };
}

/** The entries of a model's table for n-grams by number. */
export function entriesOf(
  buckets: Int32Array,
  { bytes, words, shift, kinds }: BucketTable,
): Pick<ReadView, "entries" | "kindEntries"> {
  fetchTable(words, buckets.length);
  const entries = new Int16Array(buckets.length);
  const kindEntries = new Int8Array(buckets.length * kinds);
  for (let gram = 0, at = 0; gram < buckets.length; gram++) {
    const first = buckets[gram] << shift;
    entries[gram] = (bytes[first] << 8) | (bytes[first + 1] & 0xff);
    for (let byte = first + 2; byte < first + 2 + kinds; byte++) kindEntries[at++] = bytes[byte];
  }
  return { entries, kindEntries };
}

/**
 * Sums over the different n-grams of a range, in steps: weight times importance, and importance squared. Writes the n-grams to
 * `occurring`, `count` of them, which must have room for one more. Without branches, which a processor could not foresee.
 */
export function sumEvidence(
  { grams, shape, entries, readings }: ReadView,
  { from, to, lowest, highest }: SymbolRange,
  occurring: Int32Array,
): { readonly sum: number; readonly square: number; readonly count: number } {
  const places = shape.highest - shape.lowest + 1;
  const orders = highest - lowest + 1;
  const reading = newReading(readings);
  const { met } = readings;
  let sum = 0;
  let square = 0;
  let count = 0;
  for (let at = from; at < to; at++) {
    const first = at * places;
    const last = first + Math.min(orders, to - at - lowest + 1);
    for (let place = first; place < last; place++) {
      const gram = grams[place];
      const isNew = Number(met[gram] !== reading);
      met[gram] = reading;
      occurring[count] = gram;
      count += isNew;
      const entry = entries[gram] & -isNew;
      const importance = entry & 0xff;
      square += importance * importance;
      sum += entry >> 8;
    }
  }
  return { sum, square, count };
}

/** Sum for one class of `kinds` over the first `count` n-grams of `list`. */
export function sumOfKind(
  kindEntries: Int8Array,
  { kind, kinds }: { readonly kind: number; readonly kinds: number },
  list: Int32Array,
  count: number,
): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += kindEntries[list[at] * kinds + kind];
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
