import { BucketCounter, type NgramShape } from "./bucket-counter.ts";
import { type View, type ViewKind, viewOf } from "./views.ts";

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
  /** Weight times importance of a bucket, in steps. */
  readonly #weights: Int8Array;
  /** Importance of a bucket, in steps; 0 for buckets that the model does not know. */
  readonly #importance: Uint8Array;
  readonly #counter: BucketCounter;

  constructor(header: LinearNgramsHeader, weights: Int8Array, importance: Uint8Array) {
    this.header = header;
    this.#weights = weights;
    this.#importance = importance;
    this.#counter = new BucketCounter(header.shape);
  }

  view(prose: string): View {
    return viewOf(this.header.view, prose, this.header.foldLatin);
  }

  /** Logit of the symbols [from, to), as if they were a text of their own. */
  score(view: View, from: number, to: number): number {
    const counter = this.#counter;
    counter.count(view, from, to);
    let sum = 0;
    let square = 0;
    for (let at = 0; at < counter.size; at++) {
      const bucket = counter.touched[at] as number;
      const importance = this.#importance[bucket] as number;
      square += importance * importance;
      sum += this.#weights[bucket] as number;
    }
    counter.clear();
    return this.header.bias + (square > 0 ? this.#scale(square) * sum : 0);
  }

  /**
   * Adds to `characters` (one entry for each unit of the prose) what each n-gram of the symbols [from, to) contributes to
   * the logit, times `factor`, spread evenly over its symbols. The sum of all additions is factor * (score - bias).
   */
  contribute(view: View, from: number, to: number, factor: number, characters: Float64Array): void {
    const counter = this.#counter;
    counter.count(view, from, to);
    let square = 0;
    for (let at = 0; at < counter.size; at++) {
      const importance = this.#importance[counter.touched[at] as number] as number;
      square += importance * importance;
    }
    if (square === 0) {
      counter.clear();
      return;
    }
    const scale = this.#scale(square) * factor;
    // Shares are written as steps up and down between symbols and summed once, not added to every symbol of an n-gram.
    const steps = new Float64Array(to - from + 1);
    counter.forEach(view, from, to, (bucket, first, last) => {
      const weight = this.#weights[bucket] as number;
      if (weight === 0) return;
      const share = (scale * weight) / ((counter.counts[bucket] as number) * (last - first));
      steps[first - from] = (steps[first - from] as number) + share;
      steps[last - from] = (steps[last - from] as number) - share;
    });
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
