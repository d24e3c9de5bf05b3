/**
 * Counts of symbol n-grams in human and AI texts: sets of four slots, each an 8-bit fingerprint and two logarithmic
 * counts. The rarest that do not fit are dropped. About 1.5% of unknown n-grams collide with a known one.
 */
export interface CountTable {
  /** The table has 2^bits slots. */
  readonly bits: number;
  readonly fingerprints: Uint8Array;
  readonly human: Uint8Array;
  readonly ai: Uint8Array;
}

export const SLOTS_IN_SET = 4;
/** Steps of the logarithmic count scale per doubling. */
const STEPS_IN_DOUBLING = 10;

const COUNT_OF_STEP = Float64Array.from({ length: 256 }, (_, step) => 2 ** (step / STEPS_IN_DOUBLING) - 1);

export function countOfStep(step: number): number {
  return COUNT_OF_STEP[step];
}

export function stepOfCount(count: number): number {
  return Math.min(255, Math.round(Math.log2(1 + count) * STEPS_IN_DOUBLING));
}

/** First slot of the set for an n-gram with this hash. */
export function setOfHash(hash: number, bits: number): number {
  return (Math.imul(hash, 0x85ebca6b) >>> (34 - bits)) * SLOTS_IN_SET;
}

/** 1 to 255; 0 marks an empty slot. */
export function fingerprintOfHash(hash: number): number {
  return ((Math.imul(hash, 0xc2b2ae35) >>> 11) % 255) + 1;
}

/** Slots of a table in one array, so that a look-up reads one place in memory: fingerprint, human and AI step in a byte each. */
export function packSlots({ fingerprints, human, ai }: CountTable): Int32Array {
  const slots = new Int32Array(fingerprints.length);
  for (let slot = 0; slot < slots.length; slot++) {
    slots[slot] = fingerprints[slot] | (human[slot] << 8) | (ai[slot] << 16);
  }
  return slots;
}

/** The packed slot of an n-gram, or 0 if it is unknown. */
export function findSlot(slots: Int32Array, bits: number, hash: number): number {
  const first = setOfHash(hash, bits);
  const fingerprint = fingerprintOfHash(hash);
  for (let at = first; at < first + SLOTS_IN_SET; at++) {
    const slot = slots[at];
    if ((slot & 0xff) === fingerprint) return slot;
  }
  return 0;
}
