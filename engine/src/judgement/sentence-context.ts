import { relativeLength } from "./document-inputs.ts";
import { findParting, type Parting } from "./find-parting.ts";
import type { DocumentReading, SentenceReading } from "./measure-document.ts";

/** What is asked of a text: what was read of its sentences, and its length. */
export type ReadSentences = Pick<DocumentReading, "length" | "sentences">;

/** What is asked of each sentence, and what the windows show of two writers. */
export interface SentenceContext {
  /** Inputs of the sentence trees, in the order of the sentences. */
  readonly inputs: readonly Float32Array[];
  /** `PARTINGS` numbers for the text: means over its windows by length. */
  readonly partings: Float64Array;
}

/** Characters on either side of a sentence that are heard beside it. */
const REACHES = [120, 300, 700] as const;
/** Evidence a character is small; the inputs are kept near 1. */
const SCALE = 20;
/** Numbers of each kind of parting: strength, evidence of its higher and lower side, length of the higher side as a share. */
const PARTING_NUMBERS = 4;
export const PARTINGS = 2 * PARTING_NUMBERS;

/**
 * A sentence is too short to be judged alone, so that it is heard with what stands around it: the n-gram models' logits and
 * the language models' ratio of the sentence, of the passages before, after and around it, of all before and all after it,
 * and of the two sides into which its window parts best. Passages are put together from their sentences: a logit over
 * presence grows with the square root of the length, so that sums are taken on that scale. Everything is measured inside of the
 * sentence's window, which is as long as the texts of training.
 */
export function sentenceContext({ sentences, length }: ReadSentences): SentenceContext {
  const relative = relativeLength(length);
  const inputs: Float32Array[] = [];
  const partings = new Float64Array(PARTINGS);
  let total = 0;
  for (let from = 0; from < sentences.length; ) {
    const window = (sentences[from] as SentenceReading).window;
    let to = from;
    while (to < sentences.length && (sentences[to] as SentenceReading).window === window) to++;
    const passages = new Passages(sentences.slice(from, to));
    for (let at = 0; at < to - from; at++) inputs.push(inputsOf(passages, at, relative));
    const weight = passages.lengths[to - from] as number;
    passages.partings.forEach((value, at) => {
      partings[at] = (partings[at] as number) + value * weight;
    });
    total += weight;
    from = to;
  }
  if (total > 0) for (let at = 0; at < PARTINGS; at++) partings[at] = (partings[at] as number) / total;
  return { inputs, partings };
}

/** The sentences of one window with sums over the ones before each, from which any passage is put together at once. */
class Passages {
  readonly sentences: readonly SentenceReading[];
  readonly views: number;
  readonly lengths: Float64Array;
  /** For each n-gram model, the sums of logit times the root of the length. */
  readonly logits: readonly Float64Array[];
  /** Means of these over the models. */
  readonly means: Float64Array;
  readonly ratios: Float64Array;
  readonly touching: Parting;
  readonly free: Parting;
  readonly partings: Float64Array;

  constructor(sentences: readonly SentenceReading[]) {
    const count = sentences.length;
    this.sentences = sentences;
    this.views = sentences[0]?.ngrams.length ?? 0;
    this.lengths = new Float64Array(count + 1);
    this.ratios = new Float64Array(count + 1);
    this.means = new Float64Array(count + 1);
    this.logits = Array.from({ length: this.views }, () => new Float64Array(count + 1));
    for (let at = 0; at < count; at++) {
      const { length, ngrams, ratio } = sentences[at] as SentenceReading;
      const root = Math.sqrt(length);
      this.lengths[at + 1] = (this.lengths[at] as number) + length;
      this.ratios[at + 1] = (this.ratios[at] as number) + ratio;
      let sum = 0;
      for (let view = 0; view < this.views; view++) {
        const own = this.logits[view] as Float64Array;
        const logit = (ngrams[view] as number) * root;
        own[at + 1] = (own[at] as number) + logit;
        sum += logit;
      }
      this.means[at + 1] = (this.means[at] as number) + sum / Math.max(1, this.views);
    }
    this.touching = findParting(this.means, this.lengths, true);
    this.free = findParting(this.means, this.lengths, false);
    this.partings = Float64Array.of(...this.#numbersOf(this.touching), ...this.#numbersOf(this.free));
  }

  lengthOf(from: number, to: number): number {
    return (this.lengths[to] as number) - (this.lengths[from] as number);
  }

  /** Logit of a passage under one model, or under all of them. */
  logit(sums: Float64Array, from: number, to: number): number {
    const length = this.lengthOf(from, to);
    return length > 0 ? ((sums[to] as number) - (sums[from] as number)) / Math.sqrt(length) : 0;
  }

  ratio(from: number, to: number): number {
    const length = this.lengthOf(from, to);
    return length > 0 ? ((this.ratios[to] as number) - (this.ratios[from] as number)) / length : 0;
  }

  #numbersOf({ first, last, strength, inside, outside }: Parting): number[] {
    const whole = this.lengths[this.lengths.length - 1] as number;
    const part = whole > 0 ? this.lengthOf(first, last) / whole : 0;
    const inner = inside > outside;
    return [
      strength,
      SCALE * Math.max(inside, outside),
      SCALE * Math.min(inside, outside),
      strength === 0 ? 0.5 : inner ? part : 1 - part,
    ];
  }
}

function inputsOf(passages: Passages, at: number, relative: number): Float32Array {
  const { sentences, lengths, logits, means, views } = passages;
  const sentence = sentences[at] as SentenceReading;
  const count = sentences.length;
  const out = new Float32Array(views + 3 + sentence.style.length + REACHES.length * (views + 5) + views + 14);
  out.set(sentence.ngrams);
  let next = views;
  const push = (value: number) => {
    out[next++] = value;
  };
  push(sentence.ratio);
  push(sentence.ratioPerSymbol);
  push(sentence.length);
  out.set(sentence.style, next);
  next += sentence.style.length;
  for (const reach of REACHES) {
    let from = at;
    while (from > 0 && passages.lengthOf(from, at) < reach) from--;
    let to = at + 1;
    while (to < count && passages.lengthOf(at + 1, to) < reach) to++;
    push(passages.logit(means, from, at));
    push(passages.logit(means, at + 1, to));
    push(passages.ratio(from, at));
    push(passages.ratio(at + 1, to));
    from = at;
    to = at + 1;
    while (passages.lengthOf(from, to) < reach && (from > 0 || to < count)) {
      if (from > 0) from--;
      if (to < count) to++;
    }
    for (let view = 0; view < views; view++) push(passages.logit(logits[view] as Float64Array, from, to));
    push(passages.ratio(from, to));
  }
  push(passages.logit(means, 0, at));
  push(passages.logit(means, at + 1, count));
  for (let view = 0; view < views; view++) push(passages.logit(logits[view] as Float64Array, 0, count));
  push(passages.logit(means, 0, count));
  push(passages.ratio(0, count));
  push(relative);
  push(((lengths[at] as number) + sentence.length / 2) / Math.max(1, lengths[count] as number));
  push(count);
  for (const parting of [passages.touching, passages.free]) {
    const inside = at >= parting.first && at < parting.last;
    push(SCALE * (inside ? parting.inside : parting.outside));
    push(SCALE * (inside ? parting.outside : parting.inside));
    push(parting.strength);
  }
  push(passages.free.strength - passages.touching.strength);
  return out;
}
