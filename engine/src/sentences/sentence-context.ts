import { defineInputs, type Input, type NamedInputs, vectorInputs } from "../learners/named-inputs.ts";
import type { MemberShape } from "../members/members.ts";
import { ngramInputNames } from "../members/ngrams/ngram-member.ts";
import type { ScoredText, SentenceOutputs } from "../members/score-members.ts";
import { sentenceFeaturesOf } from "../members/stylometry/measure-sentences.ts";
import { relativeLength } from "../text/relative-length.ts";
import { type ChangePoint, findChangePoint } from "./find-change-point.ts";
import { prefixSums, sumBetween } from "./prefix-sums.ts";

/** Inputs of each sentence, and the change points of the windows. */
export interface SentenceContext {
  /** Inputs of the sentence trees, in the order of the sentences. */
  readonly inputs: readonly Float32Array[];
  /** `CHANGE_POINT_NAMES` of the text: means over its windows by length. */
  readonly changePoints: Float64Array;
}

/** A sentence in its window. */
export interface SentenceFacts {
  readonly window: WindowSums;
  readonly sentence: SentenceOutputs;
  /** Place of the sentence in the window. */
  readonly at: number;
  /** For each of `REACHES`. */
  readonly near: readonly Neighbourhood[];
  /** `relativeLength` of the text. */
  readonly length: number;
}

/** Half-open ranges of sentences within reach: before and after the sentence, and around it. */
interface Neighbourhood {
  readonly before: number;
  readonly after: number;
  readonly first: number;
  readonly last: number;
}

/** Characters of context on either side of a sentence. */
const REACHES = [120, 300, 700] as const;
/** Evidence per character is small; the inputs are scaled to about 1. */
const SCALE = 20;

/** Change points that begin or end with the window, and any range inside of it. */
const CHANGE_POINTS = ["touching", "free"] as const;
/** For each: strength, evidence of its higher and lower side, length of the higher side as a share. */
export const CHANGE_POINT_NAMES: readonly string[] = CHANGE_POINTS.flatMap((kind) =>
  ["strength", "higher", "lower", "higher-share"].map((name) => `change-point.${kind}.${name}`),
);

/**
 * Inputs of a sentence. It is too short to be judged alone, so its context is included: the passages around it,
 * everything before and after it, and both sides of the change points.
 */
export function contextInputs(shape: Pick<MemberShape, "views" | "language">): NamedInputs<SentenceFacts> {
  const views = ngramInputNames(shape);
  return defineInputs<SentenceFacts>([
    ...vectorInputs<SentenceFacts>(views, ({ sentence }) => sentence.ngrams),
    ["ratio", ({ sentence }) => sentence.ratio],
    ["ratio-per-symbol", ({ sentence }) => sentence.ratioPerSymbol],
    ["characters", ({ sentence }) => sentence.length],
    ...vectorInputs<SentenceFacts>(
      sentenceFeaturesOf(shape.language).map((name) => `style.${name}`),
      ({ sentence }) => sentence.style,
    ),
    ...REACHES.flatMap((reach, at) => reachInputs(`within-${reach}`, views, ({ near }) => near[at] ?? NOWHERE)),
    ["before.logit", ({ window, at }) => window.logit(0, at)],
    ["after.logit", ({ window, at }) => window.logit(at + 1, window.count)],
    ...views.map(
      (view, own): Input<SentenceFacts> => [`window.${view}`, ({ window }) => window.logitOf(own, 0, window.count)],
    ),
    ["window.logit", ({ window }) => window.logit(0, window.count)],
    ["window.ratio", ({ window }) => window.ratio(0, window.count)],
    ["length", ({ length }) => length],
    [
      "position",
      ({ window, sentence, at }) => (window.lengthOf(0, at) + sentence.length / 2) / Math.max(1, window.length),
    ],
    ["sentences", ({ window }) => window.count],
    ...CHANGE_POINTS.flatMap((kind) => sideInputs(kind)),
    ["change-point.free-above-touching", ({ window }) => window.free.strength - window.touching.strength],
  ]);
}

const NOWHERE: Neighbourhood = { before: 0, after: 0, first: 0, last: 0 };

function reachInputs(
  name: string,
  views: readonly string[],
  near: (facts: SentenceFacts) => Neighbourhood,
): Input<SentenceFacts>[] {
  return [
    [`${name}.before.logit`, (facts) => facts.window.logit(near(facts).before, facts.at)],
    [`${name}.after.logit`, (facts) => facts.window.logit(facts.at + 1, near(facts).after)],
    [`${name}.before.ratio`, (facts) => facts.window.ratio(near(facts).before, facts.at)],
    [`${name}.after.ratio`, (facts) => facts.window.ratio(facts.at + 1, near(facts).after)],
    ...views.map(
      (view, own): Input<SentenceFacts> => [
        `${name}.${view}`,
        (facts) => facts.window.logitOf(own, near(facts).first, near(facts).last),
      ],
    ),
    [`${name}.ratio`, (facts) => facts.window.ratio(near(facts).first, near(facts).last)],
  ];
}

/** Evidence of the sentence's side, of the other side, and the strength of the change. */
function sideInputs(kind: (typeof CHANGE_POINTS)[number]): Input<SentenceFacts>[] {
  const isInside = ({ first, last }: ChangePoint, at: number) => at >= first && at < last;
  return [
    [
      `change-point.${kind}.own-side`,
      ({ window, at }) => SCALE * (isInside(window[kind], at) ? window[kind].inside : window[kind].outside),
    ],
    [
      `change-point.${kind}.other-side`,
      ({ window, at }) => SCALE * (isInside(window[kind], at) ? window[kind].outside : window[kind].inside),
    ],
    [`change-point.${kind}.strength`, ({ window }) => window[kind].strength],
  ];
}

/**
 * Sums over the sentences of a passage, scaled by the square root of the length like a logit over presence. All within
 * the sentence's window, which is as long as a training text.
 */
export function sentenceContext(
  { sentences, length }: Pick<ScoredText, "length" | "sentences">,
  wanted: NamedInputs<SentenceFacts>,
): SentenceContext {
  const relative = relativeLength(length);
  const inputs: Float32Array[] = [];
  const changePoints = new Float64Array(CHANGE_POINT_NAMES.length);
  let total = 0;
  for (const own of byWindow(sentences)) {
    const window = new WindowSums(own);
    own.forEach((sentence, at) => {
      const near = REACHES.map((reach) => window.near(at, reach));
      inputs.push(wanted.readSingle({ window, sentence, at, near, length: relative }));
    });
    window.changePoints().forEach((value, at) => {
      changePoints[at] = (changePoints[at] ?? 0) + value * window.length;
    });
    total += window.length;
  }
  return { inputs, changePoints: total > 0 ? changePoints.map((value) => value / total) : changePoints };
}

/** Runs of sentences of one window. */
export function byWindow<Sentence extends { readonly window: number }>(
  sentences: readonly Sentence[],
): (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.[0]?.window === sentence.window) run.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}

/** Prefix sums over the sentences of a window, from which any passage is computed in constant time. */
class WindowSums {
  readonly count: number;
  readonly length: number;
  readonly touching: ChangePoint;
  readonly free: ChangePoint;
  readonly #lengths: Float64Array;
  /** For each n-gram model, the sums of logit times the root of the length. */
  readonly #logits: readonly Float64Array[];
  /** Means of these over the models. */
  readonly #means: Float64Array;
  readonly #ratios: Float64Array;

  constructor(sentences: readonly SentenceOutputs[]) {
    this.count = sentences.length;
    const views = sentences[0]?.ngrams.length ?? 0;
    const prefixSumsOf = (numberOf: (sentence: SentenceOutputs) => number) => prefixSums(sentences.map(numberOf));
    this.#lengths = prefixSumsOf(({ length }) => length);
    this.#ratios = prefixSumsOf(({ ratio }) => ratio);
    this.#logits = Array.from({ length: views }, (_, view) =>
      prefixSumsOf(({ ngrams, length }) => (ngrams[view] ?? 0) * Math.sqrt(length)),
    );
    this.#means = prefixSumsOf(({ ngrams, length }) => {
      const root = Math.sqrt(length);
      let sum = 0;
      for (const logit of ngrams) sum += logit * root;
      return sum / Math.max(1, views);
    });
    this.length = this.#lengths[this.count] ?? 0;
    this.touching = findChangePoint(this.#means, this.#lengths, true);
    this.free = findChangePoint(this.#means, this.#lengths, false);
  }

  lengthOf(from: number, to: number): number {
    return sumBetween(this.#lengths, from, to);
  }

  /** Logit of a passage under all n-gram models. */
  logit(from: number, to: number): number {
    return this.#perRoot(this.#means, from, to);
  }

  logitOf(model: number, from: number, to: number): number {
    const sums = this.#logits[model];
    return sums === undefined ? 0 : this.#perRoot(sums, from, to);
  }

  /** Bits per character by which the AI language model predicts a passage better. */
  ratio(from: number, to: number): number {
    const length = this.lengthOf(from, to);
    return length > 0 ? sumBetween(this.#ratios, from, to) / length : 0;
  }

  near(at: number, reach: number): Neighbourhood {
    let before = at;
    while (before > 0 && this.lengthOf(before, at) < reach) before--;
    let after = at + 1;
    while (after < this.count && this.lengthOf(at + 1, after) < reach) after++;
    let first = at;
    let last = at + 1;
    while (this.lengthOf(first, last) < reach && (first > 0 || last < this.count)) {
      if (first > 0) first--;
      if (last < this.count) last++;
    }
    return { before, after, first, last };
  }

  /** In the order of `CHANGE_POINT_NAMES`. */
  changePoints(): number[] {
    return CHANGE_POINTS.flatMap((kind) => {
      const { first, last, strength, inside, outside } = this[kind];
      const part = this.length > 0 ? this.lengthOf(first, last) / this.length : 0;
      const higherShare = inside > outside ? part : 1 - part;
      return [
        strength,
        SCALE * Math.max(inside, outside),
        SCALE * Math.min(inside, outside),
        strength === 0 ? 0.5 : higherShare,
      ];
    });
  }

  #perRoot(sums: Float64Array, from: number, to: number): number {
    const length = this.lengthOf(from, to);
    return length > 0 ? sumBetween(sums, from, to) / Math.sqrt(length) : 0;
  }
}
