import type { NgramShape } from "./hash-grams.ts";
import { type NumberedView, numberGrams } from "./number-grams.ts";
import {
  addShares,
  type BucketTable,
  countOccurrences,
  entriesOf,
  packBuckets,
  type ReadView,
  type SymbolRange,
  sumEvidence,
  sumOfKind,
} from "./read-view.ts";
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
  readonly #table: BucketTable;
  /** Room for one entry for each n-gram of a text and one more; reused between calls to avoid large allocations. */
  #occurring = new Int32Array(0);
  #counts = new Int32Array(0);

  constructor(
    header: LinearNgramsHeader,
    weights: Int8Array,
    importance: Uint8Array,
    kinds: readonly Int8Array[] = [],
  ) {
    this.header = header;
    this.#table = packBuckets(weights, importance, kinds);
  }

  view(prose: string): ReadView {
    return this.read(this.number(viewOf(this.header.view, prose, this.header.foldLatin)));
  }

  /** Numbers the n-grams of a view of the kind `header.view`. */
  number(view: View): NumberedView {
    return numberGrams(view, this.header.shape);
  }

  /** Whether this model can read what `other` numbers: the same view and buckets, and at least as long n-grams. */
  canShare(other: LinearNgrams): boolean {
    const { view, foldLatin, shape } = this.header;
    const theirs = other.header;
    return (
      theirs.view === view &&
      theirs.foldLatin === foldLatin &&
      theirs.shape.bits === shape.bits &&
      theirs.shape.lowest === shape.lowest &&
      theirs.shape.highest >= shape.highest
    );
  }

  /** Looks up every n-gram of a view that this model or one that it can share with has numbered. */
  read(view: NumberedView): ReadView {
    const { buckets } = view;
    if (this.#counts.length < buckets.length) {
      this.#occurring = new Int32Array(buckets.length + 1);
      this.#counts = new Int32Array(buckets.length);
    }
    const readings = { count: 0, met: new Uint16Array(buckets.length) };
    return { ...view, ...entriesOf(buckets, this.#table), readings };
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
    const { weightStep, importanceStep } = this.header;
    const { sum, square, count } = this.#sum(view, from, to);
    return { sum: (sum * weightStep) / importanceStep, square, kinds: this.#scoreKinds(view, count, square) };
  }

  #sum(view: ReadView, from: number, to: number) {
    return sumEvidence(view, this.#rangeOf(from, to), this.#occurring);
  }

  #rangeOf(from: number, to: number): SymbolRange {
    const { lowest, highest } = this.header.shape;
    return { from, to, lowest, highest };
  }

  /** `count` is the number of n-grams in `#occurring`. */
  #scoreKinds({ kindEntries }: ReadView, count: number, square: number): Float64Array {
    const { kinds, importanceStep } = this.header;
    const logits = new Float64Array(kinds.length);
    for (let kind = 0; kind < kinds.length; kind++) {
      const { bias, weightStep } = kinds[kind] as KindHeader;
      const sum = sumOfKind(kindEntries, { kind, kinds: kinds.length }, this.#occurring, count);
      logits[kind] = square === 0 ? bias : bias + (sum * weightStep) / (importanceStep * Math.sqrt(square));
    }
    return logits;
  }

  /**
   * Adds the contribution of each n-gram of the symbols [from, to) to the logit, times `factor`, to the `characters` of
   * its symbols. The sum of all additions is factor * (score - bias). `square` is that of the range's evidence.
   */
  contribute(
    view: ReadView,
    { from, to, square }: { readonly from: number; readonly to: number; readonly square: number },
    factor: number,
    characters: Float64Array,
  ): void {
    const { weightStep, importanceStep } = this.header;
    if (square === 0) return;
    const range = this.#rangeOf(from, to);
    const counts = this.#counts.fill(0, 0, view.entries.length);
    countOccurrences(view, range, counts);
    const scale = (weightStep / (importanceStep * Math.sqrt(square))) * factor;
    addShares(view, range, { counts, scale }, characters);
  }
}
