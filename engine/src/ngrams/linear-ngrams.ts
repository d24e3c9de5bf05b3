import { BucketCounter, type GramView, hashGrams, type NgramShape } from "./bucket-counter.ts";
import { type ViewKind, viewOf } from "./views.ts";

/** What the model file keeps of one linear n-gram model, besides its two tables. */
export interface LinearNgramsHeader {
  readonly view: ViewKind;
  readonly shape: NgramShape;
  readonly foldLatin: boolean;
  readonly bias: number;
  /** Size of one step of `weights` and of `importance`. */
  readonly weightStep: number;
  readonly importanceStep: number;
}

/**
 * A linear model over which n-grams occur in a text (presence, not counts), each scaled by its inverse document frequency
 * and the whole by the Euclidean norm. Presence separates better than counts: a text's subject repeats its own words.
 */
export class LinearNgrams {
  readonly header: LinearNgramsHeader;
  /**
   * By bucket: weight times importance in steps (signed, upper byte) and importance in steps (lower byte; 0 for buckets that
   * the model does not know). Side by side, since most of the time goes into waiting for memory.
   */
  readonly #table: Int16Array;
  readonly #counter: BucketCounter;

  constructor(header: LinearNgramsHeader, weights: Int8Array, importance: Uint8Array) {
    this.header = header;
    this.#table = new Int16Array(weights.length);
    for (let bucket = 0; bucket < weights.length; bucket++) {
      this.#table[bucket] = ((weights[bucket] as number) << 8) | (importance[bucket] as number);
    }
    this.#counter = new BucketCounter(header.shape);
  }

  view(prose: string): GramView {
    return hashGrams(viewOf(this.header.view, prose, this.header.foldLatin), this.header.shape);
  }

  /** Logit of the symbols [from, to), as if they were a text of their own. */
  score(view: GramView, from: number, to: number): number {
    const counter = this.#counter;
    counter.count(view, from, to);
    const table = this.#table;
    let sum = 0;
    let square = 0;
    for (let at = 0; at < counter.size; at++) {
      const entry = table[counter.touched[at] as number] as number;
      const importance = entry & 0xff;
      square += importance * importance;
      sum += entry >> 8;
    }
    counter.clear();
    return this.header.bias + (square > 0 ? this.#scale(square) * sum : 0);
  }

  /**
   * Adds to `characters` (one entry for each unit of the prose) what each n-gram of the symbols [from, to) contributes to
   * the logit, times `factor`, spread evenly over its symbols. The sum of all additions is factor * (score - bias).
   */
  contribute(view: GramView, from: number, to: number, factor: number, characters: Float64Array): void {
    const counter = this.#counter;
    counter.count(view, from, to);
    const table = this.#table;
    let square = 0;
    for (let at = 0; at < counter.size; at++) {
      const importance = (table[counter.touched[at] as number] as number) & 0xff;
      square += importance * importance;
    }
    if (square === 0) {
      counter.clear();
      return;
    }
    const scale = this.#scale(square) * factor;
    // Shares are written as steps up and down between symbols and summed once, not added to every symbol of an n-gram.
    const steps = new Float64Array(to - from + 1);
    const { lowest, highest } = this.header.shape;
    const orders = highest - lowest + 1;
    for (let at = from; at < to; at++) {
      const whole = Math.min(orders, to - at - lowest + 1);
      for (let k = 0; k < whole; k++) {
        const bucket = view.buckets[at * orders + k] as number;
        const weight = (table[bucket] as number) >> 8;
        if (weight === 0) continue;
        const symbols = lowest + k;
        const share = (scale * weight) / ((counter.counts[bucket] as number) * symbols);
        steps[at - from] = (steps[at - from] as number) + share;
        steps[at - from + symbols] = (steps[at - from + symbols] as number) - share;
      }
    }
    let running = 0;
    for (let symbol = from; symbol < to; symbol++) {
      running += steps[symbol - from] as number;
      const start = view.starts[symbol] as number;
      characters[start] = (characters[start] as number) + running;
    }
    counter.clear();
  }

  #scale(square: number): number {
    return this.header.weightStep / (this.header.importanceStep * Math.sqrt(square));
  }
}
