import type { SentenceOutputs } from "../members/score-members.ts";
import { prefixSums, sumBetween } from "./prefix-sums.ts";

/** One member's evidence for AI text in any passage of a window, positive for AI. */
type Signal = (from: number, to: number) => number;

/** Statistics of one signal over the passages of three sentences in a window. */
interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly highest: number;
  readonly lowest: number;
}

/**
 * The evidence of every n-gram model, and of the language models, in any passage of a window, and means over its sentences.
 * The sums of the sentences are added up, so that a passage takes constant time; n-grams that stand in two of its
 * sentences count twice.
 */
export class PassageSignals {
  readonly count: number;
  /** Characters. */
  readonly length: number;
  readonly #signals: readonly Signal[];
  readonly #spreads: readonly Spread[];
  readonly #lengths: Float64Array;
  readonly #surprisals: Float64Array;
  readonly #kinds: readonly Float64Array[];
  readonly #styles: readonly Float64Array[];

  constructor(sentences: readonly SentenceOutputs[]) {
    this.count = sentences.length;
    this.#lengths = prefixSums(sentences.map(({ length }) => length));
    this.length = this.#lengths[this.count];
    const models = (sentences[0]?.ngrams.length ?? 0) / 2;
    this.#signals = [
      ...Array.from({ length: models }, (_, model) => ngramSignal(sentences, model)),
      ratioSignal(sentences, this.#lengths),
    ];
    this.#spreads = this.#signals.map((_, signal) => this.#spreadOf(signal));
    this.#surprisals = prefixSums(sentences.map(({ surprisal }) => surprisal));
    this.#kinds = sumsOfEach(sentences, "kinds", ({ length }) => length);
    this.#styles = sumsOfEach(sentences, "style", () => 1);
  }

  /** Evidence of the sentences [from, to), cut to the window; 0 for none. */
  evidence(signal: number, from: number, to: number): number {
    const first = Math.max(0, from);
    const last = Math.min(this.count, to);
    return last > first ? (this.#signals[signal] as Signal)(first, last) : 0;
  }

  spread(signal: number): Spread {
    return this.#spreads[signal] as Spread;
  }

  /** Bits per character of the sentences [from, to), cut to the window. */
  surprisal(from: number, to: number): number {
    return this.#meanOf(this.#surprisals, from, to);
  }

  /** Mean logit of a class of text over the sentences [from, to), by length, cut to the window. */
  kind(kind: number, from: number, to: number): number {
    return this.#meanOf(this.#kinds[kind] as Float64Array, from, to);
  }

  /** Mean of a stylometric count over the sentences [from, to), cut to the window. */
  style(feature: number, from: number, to: number): number {
    const first = Math.max(0, from);
    const last = Math.min(this.count, to);
    return sumBetween(this.#styles[feature] as Float64Array, first, last) / Math.max(1, last - first);
  }

  #meanOf(sums: Float64Array, from: number, to: number): number {
    const first = Math.max(0, from);
    const last = Math.min(this.count, to);
    return sumBetween(sums, first, last) / Math.max(1, this.lengthOf(first, last));
  }

  /** Characters of the sentences [from, to). */
  lengthOf(from: number, to: number): number {
    return sumBetween(this.#lengths, from, to);
  }

  #spreadOf(signal: number): Spread {
    let sum = 0;
    let squares = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.count; at++) {
      const value = this.evidence(signal, at - 1, at + 2);
      sum += value;
      squares += value * value;
      highest = Math.max(highest, value);
      lowest = Math.min(lowest, value);
    }
    const mean = sum / this.count;
    return { mean, deviation: Math.sqrt(Math.max(0, squares / this.count - mean * mean)), highest, lowest };
  }
}

/** Prefix sums of each element of the sentences' vectors, times the factor of the sentence. */
function sumsOfEach(
  sentences: readonly SentenceOutputs[],
  vector: "kinds" | "style",
  factorOf: (sentence: SentenceOutputs) => number,
): Float64Array[] {
  const sums = Array.from(sentences[0]?.[vector] ?? [], () => new Float64Array(sentences.length + 1));
  for (let k = 0; k < sentences.length; k++) {
    const sentence = sentences[k] as SentenceOutputs;
    const values = sentence[vector];
    const factor = factorOf(sentence);
    for (let at = 0; at < sums.length; at++) {
      const own = sums[at] as Float64Array;
      own[k + 1] = own[k] + values[at] * factor;
    }
  }
  return sums;
}

function ngramSignal(sentences: readonly SentenceOutputs[], model: number): Signal {
  const sums = prefixSums(sentences.map(({ ngrams }) => ngrams[2 * model]));
  const squares = prefixSums(sentences.map(({ ngrams }) => ngrams[2 * model + 1]));
  return (from, to) => {
    const square = sumBetween(squares, from, to);
    return square > 0 ? sumBetween(sums, from, to) / Math.sqrt(square) : 0;
  };
}

/** Bits per character by which the AI language model predicts a passage better. */
function ratioSignal(sentences: readonly SentenceOutputs[], lengths: Float64Array): Signal {
  const ratios = prefixSums(sentences.map(({ ratio }) => ratio));
  return (from, to) => sumBetween(ratios, from, to) / Math.max(1, sumBetween(lengths, from, to));
}
