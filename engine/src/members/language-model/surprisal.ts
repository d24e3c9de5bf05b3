import { fetchTable } from "../fetch-table.ts";
import { extendHash } from "../ngrams/hash-grams.ts";
import { characterView, type View } from "../ngrams/views.ts";
import { type CountTable, countOfStep, findSlot, packSlots } from "./count-table.ts";

export interface LanguageModelHeader {
  readonly order: number;
  readonly foldLatin: boolean;
  /** Number of symbols counted, for each class of text. */
  readonly humanTotal: number;
  readonly aiTotal: number;
  /** Weight of the next lower order at each order (Dirichlet smoothing, MacKay and Peto 1995), from order 1. */
  readonly strengths: readonly number[];
}

/** Surprisal of each symbol in bits, under the model of human text and under that of AI text. */
export interface Surprisals {
  readonly view: View;
  readonly human: Float64Array;
  readonly ai: Float64Array;
}

/** Number of different symbols over which the lowest order distributes its mass. */
const ALPHABET = 6000;
const SEED = 0x2545f491;

export class LanguageModels {
  readonly header: LanguageModelHeader;
  readonly #slots: Int32Array;
  readonly #bits: number;

  constructor(header: LanguageModelHeader, table: CountTable) {
    this.header = header;
    this.#slots = packSlots(table);
    this.#bits = table.bits;
  }

  /** Surprisal of every symbol of the prose given up to order - 1 preceding symbols. */
  surprisals(prose: string): Surprisals {
    const { order, foldLatin, strengths, humanTotal, aiTotal } = this.header;
    const view = characterView(prose, "all", foldLatin);
    const slots = this.#slots;
    const bits = this.#bits;
    fetchTable(slots, order * view.length);
    const human = new Float64Array(view.length);
    const ai = new Float64Array(view.length);
    // Counts of the n-grams that end at the previous symbol, by order: the contexts of this symbol.
    let contextHuman = new Float64Array(order + 1);
    let contextAi = new Float64Array(order + 1);
    let ownHuman = new Float64Array(order + 1);
    let ownAi = new Float64Array(order + 1);
    for (let at = 0; at < view.length; at++) {
      contextHuman[0] = humanTotal;
      contextAi[0] = aiTotal;
      let humanProbability = 1 / ALPHABET;
      let aiProbability = 1 / ALPHABET;
      let known = true;
      let hash = SEED;
      for (let length = 1; length <= order; length++) {
        ownHuman[length] = 0;
        ownAi[length] = 0;
        if (length > at + 1) continue;
        if (known) {
          hash = extendHash(hash, view.codes[at - length + 1], length);
          const slot = findSlot(slots, bits, extendHash(hash, 0, length));
          known = slot !== 0;
          if (known) {
            ownHuman[length] = countOfStep((slot >> 8) & 0xff);
            ownAi[length] = countOfStep((slot >> 16) & 0xff);
          }
        }
        const strength = strengths[length - 1];
        const humanContext = Math.max(contextHuman[length - 1], ownHuman[length]);
        const aiContext = Math.max(contextAi[length - 1], ownAi[length]);
        humanProbability = (ownHuman[length] + strength * humanProbability) / (humanContext + strength);
        aiProbability = (ownAi[length] + strength * aiProbability) / (aiContext + strength);
      }
      human[at] = -Math.log2(humanProbability);
      ai[at] = -Math.log2(aiProbability);
      [contextHuman, ownHuman] = [ownHuman, contextHuman];
      [contextAi, ownAi] = [ownAi, contextAi];
    }
    return { view, human, ai };
  }
}

/**
 * Hash of the n-gram of `length` symbols whose last is `codes[at]`; computed backwards, so that longer ones extend it.
 */
export function hashEndingAt(codes: Uint32Array, at: number, length: number): number {
  let hash = SEED;
  for (let back = 0; back < length; back++) hash = extendHash(hash, codes[at - back], back + 1);
  return extendHash(hash, 0, length);
}
