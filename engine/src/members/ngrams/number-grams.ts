import { hashGrams, type NgramShape } from "./hash-grams.ts";
import type { View } from "./views.ts";

/** A view whose n-grams have numbers: those in the same bucket have the same one, from 0 in the order of first occurrence. */
export interface NumberedView extends View {
  readonly shape: NgramShape;
  /** For each symbol the numbers of the n-grams that begin there, from the lowest order to the highest; -1 past the end. */
  readonly grams: Int32Array;
  /** By number: the bucket. */
  readonly buckets: Int32Array;
}

/** Least room for different n-grams; doubled as often as needed, so that the table of a text stays in a processor's cache. */
const LEAST_ROOM = 1024;
/** Places of n-grams for each different one: two in most texts, more in long ones. */
const PLACES_PER_GRAM = 4;

export function numberGrams(view: View, shape: NgramShape): NumberedView {
  const { buckets: grams } = hashGrams(view, shape);
  return { ...view, shape, grams, buckets: replaceByNumbers(grams) };
}

/** Replaces each bucket by its number and returns the buckets by number. The table has open addressing and is half full at most. */
function replaceByNumbers(grams: Int32Array): Int32Array {
  let buckets: Int32Array = new Int32Array(roomFor(grams.length / PLACES_PER_GRAM));
  let slots = slotsOf(buckets, 0);
  let mask = slots.length - 1;
  let count = 0;
  for (let place = 0; place < grams.length; place++) {
    const bucket = grams[place];
    if (bucket < 0) continue;
    let slot = bucket & mask;
    let number = slots[slot];
    while (number >= 0 && buckets[number] !== bucket) {
      slot = (slot + 1) & mask;
      number = slots[slot];
    }
    if (number < 0) {
      if (count === buckets.length) {
        const larger = new Int32Array(2 * count);
        larger.set(buckets);
        buckets = larger;
        slots = slotsOf(buckets, count);
        mask = slots.length - 1;
        slot = bucket & mask;
        while (slots[slot] >= 0) slot = (slot + 1) & mask;
      }
      number = count++;
      slots[slot] = number;
      buckets[number] = bucket;
    }
    grams[place] = number;
  }
  return buckets.subarray(0, count);
}

/** A power of two, as the table needs it. */
function roomFor(grams: number): number {
  return Math.max(LEAST_ROOM, 2 ** Math.ceil(Math.log2(Math.max(1, grams))));
}

/** A table with twice as many slots as there is room for buckets, with the numbers of the first `count`; -1 for free slots. */
function slotsOf(buckets: Int32Array, count: number): Int32Array {
  const slots = new Int32Array(2 * buckets.length).fill(-1);
  const mask = slots.length - 1;
  for (let number = 0; number < count; number++) {
    let slot = buckets[number] & mask;
    while (slots[slot] >= 0) slot = (slot + 1) & mask;
    slots[slot] = number;
  }
  return slots;
}
