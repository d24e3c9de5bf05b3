import type { StoredLanguage } from "@geulgyeol/engine/training";
import {
  type CountTable,
  characterView,
  fingerprintOfHash,
  hashEndingAt,
  SLOTS_IN_SET,
  setOfHash,
  stepOfCount,
} from "@geulgyeol/engine/training";

export interface LanguageModelRecipe {
  readonly order: number;
  readonly foldLatin: boolean;
  readonly bits: number;
  readonly strengths: readonly number[];
}

export type TrainedLanguageModels = StoredLanguage["members"]["language-model"];

/** Counts n-grams of symbols in human and AI text, each text times its weight, and keeps the most frequent ones. */
export function trainLanguageModels(
  texts: readonly string[],
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  recipe: LanguageModelRecipe,
): TrainedLanguageModels {
  const counts = new GrowingCounts(22);
  const totals = [0, 0];
  texts.forEach((text, row) => {
    const view = characterView(text, "all", recipe.foldLatin);
    const side = labels[row] > 0.5 ? 1 : 0;
    const weight = rowWeights[row];
    totals[side] = totals[side] + view.length * weight;
    for (let at = 0; at < view.length; at++) {
      for (let length = 1; length <= recipe.order && length <= at + 1; length++) {
        counts.add(hashEndingAt(view.codes, at, length), side, weight);
      }
    }
  });
  const table: CountTable = {
    bits: recipe.bits,
    fingerprints: new Uint8Array(2 ** recipe.bits),
    human: new Uint8Array(2 ** recipe.bits),
    ai: new Uint8Array(2 ** recipe.bits),
  };
  for (const slot of counts.slotsByCount(2 ** recipe.bits)) insert(table, counts, slot);
  return {
    header: {
      order: recipe.order,
      foldLatin: recipe.foldLatin,
      humanTotal: totals[0],
      aiTotal: totals[1],
      strengths: recipe.strengths,
    },
    table,
  };
}

function insert(table: CountTable, counts: GrowingCounts, from: number): void {
  const hash = counts.keys[from];
  const first = setOfHash(hash, table.bits);
  const fingerprint = fingerprintOfHash(hash);
  for (let slot = first; slot < first + SLOTS_IN_SET; slot++) {
    if (table.fingerprints[slot] === fingerprint) return;
    if (table.fingerprints[slot] !== 0) continue;
    table.fingerprints[slot] = fingerprint;
    table.human[slot] = stepOfCount(counts.sums[from * 2]);
    table.ai[slot] = stepOfCount(counts.sums[from * 2 + 1]);
    return;
  }
}

/** Open addressing over 32-bit hashes; doubles when two thirds full. */
class GrowingCounts {
  keys: Int32Array;
  sums: Float32Array;
  #used = 0;
  #mask: number;

  constructor(bits: number) {
    this.keys = new Int32Array(2 ** bits);
    this.sums = new Float32Array(2 ** (bits + 1));
    this.#mask = 2 ** bits - 1;
  }

  add(hash: number, side: number, weight: number): void {
    const key = hash === 0 ? 1 : hash | 0;
    let slot = Math.imul(key, 0x9e3779b1) & this.#mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & this.#mask;
    if (this.keys[slot] === 0) {
      this.keys[slot] = key;
      this.#used++;
    }
    this.sums[slot * 2 + side] = this.sums[slot * 2 + side] + weight;
    if (this.#used * 3 > this.keys.length * 2) this.#grow();
  }

  /** Slots of the most frequent n-grams, most frequent first, ties by key. */
  slotsByCount(most: number): number[] {
    const total = (slot: number) => this.sums[slot * 2] + this.sums[slot * 2 + 1];
    const tally = new Float64Array(4096);
    const levelOf = (slot: number) => Math.min(4095, Math.floor(Math.log2(1 + total(slot)) * 200));
    for (let slot = 0; slot < this.keys.length; slot++) {
      if (this.keys[slot] !== 0) tally[levelOf(slot)] = tally[levelOf(slot)] + 1;
    }
    let level = 4095;
    for (let kept = tally[level]; level > 0 && kept < most; ) kept += tally[--level];
    const slots: number[] = [];
    for (let slot = 0; slot < this.keys.length; slot++) {
      if (this.keys[slot] !== 0 && levelOf(slot) >= level) slots.push(slot);
    }
    return slots.sort((a, b) => total(b) - total(a) || this.keys[a] - this.keys[b]);
  }

  #grow(): void {
    const { keys, sums } = this;
    this.keys = new Int32Array(keys.length * 2);
    this.sums = new Float32Array(sums.length * 2);
    this.#mask = this.keys.length - 1;
    for (let from = 0; from < keys.length; from++) {
      const key = keys[from];
      if (key === 0) continue;
      let slot = Math.imul(key, 0x9e3779b1) & this.#mask;
      while (this.keys[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.keys[slot] = key;
      this.sums[slot * 2] = sums[from * 2];
      this.sums[slot * 2 + 1] = sums[from * 2 + 1];
    }
  }
}
