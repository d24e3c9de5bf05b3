import { hashGrams, type NgramShape } from "./hash-grams.ts";
import { type View, type ViewKind, viewOf } from "./views.ts";

/** The part of one linear n-gram model that the model file stores besides its two tables. */
export interface LinearNgramsHeader {
  /** Names its logit among the inputs of later stages. */
  readonly name: string;
  readonly view: ViewKind;
  readonly shape: NgramShape;
  readonly foldLatin: boolean;
  readonly bias: number;
  /** Size of one step of `weights` and of `importance`. */
  readonly weightStep: number;
  readonly importanceStep: number;
  /** Further weights of the same n-grams, each fitted to separate one class of text (mostly of AI text) from others. */
  readonly kinds: readonly KindHeader[];
}

interface KindHeader {
  readonly name: string;
  readonly bias: number;
  /** Size of one step of its weights. */
  readonly weightStep: number;
}

/**
 * A view as one model reads it. The model's tables exceed a processor's cache, so each n-gram of the text is looked up
 * once. Windows, sentences and words reuse the result.
 */
export interface ReadView extends View {
  /**
   * For each symbol the numbers of the n-grams that begin there, from the lowest order on; -1 for those not in the
   * model.
   */
  readonly grams: Int32Array;
  /** By number of the n-gram: weight times importance in steps (signed, upper byte) and importance in steps (lower byte). */
  readonly entries: Int16Array;
  /** For each class of text, by number of the n-gram: weight times importance in steps. */
  readonly kindEntries: readonly Int8Array[];
  /** By number of the n-gram: the last reading in which it occurred. */
  readonly met: Int32Array;
}

/** Logit without bias: `sum` divided by the root of `square`. Both may be added over neighbouring ranges. */
export interface WeighedRange {
  readonly sum: number;
  readonly square: number;
  /** Logit of each class of text against its counter-class in training, in the order of `header.kinds`. */
  readonly kinds: Float64Array;
}

/**
 * A linear model of which n-grams occur in a text (presence, not counts), each scaled by its inverse document frequency
 * and the whole by the Euclidean norm. Presence separates better than counts, since a text repeats words of its
 * subject.
 */
export class LinearNgrams {
  readonly header: LinearNgramsHeader;
  /** By bucket, like `ReadView.entries`; importance 0 for buckets that are not in the model. */
  readonly #table: Int16Array;
  readonly #kinds: readonly Int8Array[];
  /** By bucket: 1 more than the number of its n-gram in the current text. */
  readonly #numbers: Int32Array;
  /** Room for one entry for each n-gram of a text; reused between calls to avoid large allocations. */
  #entries = new Int16Array(0);
  #places = new Int32Array(0);
  #counts = new Int32Array(0);
  #readings = 0;

  constructor(
    header: LinearNgramsHeader,
    weights: Int8Array,
    importance: Uint8Array,
    kinds: readonly Int8Array[] = [],
  ) {
    this.header = header;
    this.#kinds = kinds;
    this.#table = new Int16Array(weights.length);
    for (let bucket = 0; bucket < weights.length; bucket++) {
      this.#table[bucket] = (weights[bucket] << 8) | importance[bucket];
    }
    this.#numbers = new Int32Array(weights.length);
  }

  view(prose: string): ReadView {
    return this.read(viewOf(this.header.view, prose, this.header.foldLatin));
  }

  /** Looks up every n-gram of a view of the kind `header.view`. */
  read(view: View): ReadView {
    const { buckets: grams } = hashGrams(view, this.header.shape);
    this.#reserve(grams.length);
    const table = this.#table;
    const numbers = this.#numbers;
    const entries = this.#entries;
    const buckets = this.#places;
    let count = 0;
    for (let at = 0; at < grams.length; at++) {
      const bucket = grams[at];
      if (bucket < 0) continue;
      const entry = table[bucket];
      if ((entry & 0xff) === 0) {
        grams[at] = -1;
        continue;
      }
      let number = numbers[bucket];
      if (number === 0) {
        entries[count] = entry;
        buckets[count] = bucket;
        number = ++count;
        numbers[bucket] = number;
      }
      grams[at] = number - 1;
    }
    for (let at = 0; at < count; at++) numbers[buckets[at]] = 0;
    const kindEntries = this.#kinds.map((weights) => {
      const own = new Int8Array(count);
      for (let at = 0; at < count; at++) own[at] = weights[buckets[at]];
      return own;
    });
    return { ...view, grams, entries: entries.slice(0, count), kindEntries, met: new Int32Array(count) };
  }

  #reserve(grams: number): void {
    if (this.#places.length >= grams) return;
    this.#entries = new Int16Array(grams);
    this.#places = new Int32Array(grams);
    this.#counts = new Int32Array(grams);
  }

  /** Logit of the symbols [from, to), as if they were a text of their own. */
  score(view: ReadView, from: number, to: number): number {
    return this.logitOf(this.weigh(view, from, to));
  }

  logitOf({ sum, square }: WeighedRange): number {
    return this.header.bias + (square > 0 ? sum / Math.sqrt(square) : 0);
  }

  /** The evidence of the symbols [from, to), from which passages of several ranges are scored. */
  weigh(view: ReadView, from: number, to: number): WeighedRange {
    const { grams, entries, met } = view;
    const { lowest, highest } = this.header.shape;
    const orders = highest - lowest + 1;
    const occurring = this.#places;
    const reading = this.#nextReading();
    let count = 0;
    let sum = 0;
    let square = 0;
    for (let at = from; at < to; at++) {
      const first = at * orders;
      const last = first + Math.min(orders, to - at - lowest + 1);
      for (let place = first; place < last; place++) {
        const gram = grams[place];
        if (gram < 0 || met[gram] === reading) continue;
        met[gram] = reading;
        occurring[count++] = gram;
        const entry = entries[gram];
        const importance = entry & 0xff;
        square += importance * importance;
        sum += entry >> 8;
      }
    }
    return {
      sum: (sum * this.header.weightStep) / this.header.importanceStep,
      square,
      kinds: this.#scoreKinds(view, occurring.subarray(0, count), square),
    };
  }

  #scoreKinds({ kindEntries }: ReadView, occurring: Int32Array, square: number): Float64Array {
    const { kinds, importanceStep } = this.header;
    const logits = new Float64Array(kinds.length);
    for (let kind = 0; kind < kinds.length; kind++) {
      const { bias, weightStep } = kinds[kind] as KindHeader;
      const own = kindEntries[kind] as Int8Array;
      let sum = 0;
      for (let at = 0; at < occurring.length; at++) sum += own[occurring[at]];
      logits[kind] = square === 0 ? bias : bias + (sum * weightStep) / (importanceStep * Math.sqrt(square));
    }
    return logits;
  }

  /**
   * Adds the contribution of each n-gram of the symbols [from, to) to the logit, times `factor`, to the `characters` of
   * its symbols. The sum of all additions is factor * (score - bias).
   */
  contribute(view: ReadView, from: number, to: number, factor: number, characters: Float64Array): void {
    const { grams, entries } = view;
    const { lowest, highest } = this.header.shape;
    const orders = highest - lowest + 1;
    const counts = this.#counts.fill(0, 0, entries.length);
    let square = 0;
    for (let at = from; at < to; at++) {
      const first = at * orders;
      const last = first + Math.min(orders, to - at - lowest + 1);
      for (let place = first; place < last; place++) {
        const gram = grams[place];
        if (gram < 0) continue;
        const before = counts[gram];
        counts[gram] = before + 1;
        if (before > 0) continue;
        const importance = entries[gram] & 0xff;
        square += importance * importance;
      }
    }
    if (square === 0) return;
    const scale = this.#scale(square) * factor;
    // Shares are stored as increments between symbols and summed once, instead of being added to every symbol of an
    // n-gram.
    const steps = new Float64Array(to - from + 1);
    for (let at = from; at < to; at++) {
      const first = at * orders;
      const last = first + Math.min(orders, to - at - lowest + 1);
      let begun = 0;
      for (let place = first, symbols = lowest; place < last; place++, symbols++) {
        const gram = grams[place];
        if (gram < 0) continue;
        const share = (scale * (entries[gram] >> 8)) / (counts[gram] * symbols);
        begun += share;
        steps[at - from + symbols] = steps[at - from + symbols] - share;
      }
      steps[at - from] = steps[at - from] + begun;
    }
    let running = 0;
    for (let symbol = from; symbol < to; symbol++) {
      running += steps[symbol - from];
      const start = view.starts[symbol];
      characters[start] = characters[start] + running;
    }
  }

  /** A number that no n-gram of any view has yet. */
  #nextReading(): number {
    this.#readings = this.#readings >= 0x7fffffff ? 1 : this.#readings + 1;
    return this.#readings;
  }

  #scale(square: number): number {
    return this.header.weightStep / (this.header.importanceStep * Math.sqrt(square));
  }
}
