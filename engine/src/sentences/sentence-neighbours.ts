import { defineInputs, type Input, type NamedInputs } from "../learners/named-inputs.ts";
import type { SentenceOutputs } from "../members/score-members.ts";
import { relativeLength } from "../text/relative-length.ts";
import { type ChangePoint, findChangePoint } from "./find-change-point.ts";
import { prefixSums, sumBetween } from "./prefix-sums.ts";
import { byWindow } from "./sentence-context.ts";

/** A sentence among the first results of its window. */
export interface NeighbourFacts {
  readonly window: FirstResults;
  readonly at: number;
  /** Characters. */
  readonly characters: number;
  /** `relativeLength` of the text. */
  readonly length: number;
}

const REACHES = [1, 2, 4] as const;

/**
 * Inputs of the second reading of a sentence: the first results of the sentences around it (stacked sequential learning,
 * Cohen and Carvalho 2005), since an AI's part is mostly a passage.
 */
export const NEIGHBOUR_INPUTS = defineInputs<NeighbourFacts>([
  ...[-2, -1, 0, 1, 2].map(
    (offset): Input<NeighbourFacts> => [
      `first.${offset}`,
      ({ window, at }) => window.mean(at + offset, at + offset + 1),
    ],
  ),
  ...REACHES.map(
    (reach): Input<NeighbourFacts> => [
      `first.within-${reach}`,
      ({ window, at }) => window.mean(at - reach, at + reach + 1),
    ],
  ),
  ["first.before", ({ window, at }) => window.mean(0, at)],
  ["first.after", ({ window, at }) => window.mean(at + 1, window.count)],
  ["first.window", ({ window }) => window.mean(0, window.count)],
  ["first.highest", ({ window }) => window.highest],
  ["first.lowest", ({ window }) => window.lowest],
  ["first.highest-three", ({ window }) => window.highestThree],
  ["change-point.strength", ({ window }) => window.changePoint.strength],
  [
    "change-point.own-side",
    ({ window, at }) => (window.isInside(at) ? window.changePoint.inside : window.changePoint.outside),
  ],
  [
    "change-point.other-side",
    ({ window, at }) => (window.isInside(at) ? window.changePoint.outside : window.changePoint.inside),
  ],
  ["position", ({ window, at }) => (at + 0.5) / window.count],
  ["sentences", ({ window }) => window.count],
  ["characters", ({ characters }) => characters],
  ["length", ({ length }) => length],
]);

/** Inputs of each sentence, in order, from the first result (a logit) of each. */
export function sentenceNeighbours(
  { sentences, length }: { readonly sentences: readonly Pick<SentenceOutputs, "window" | "length">[]; length: number },
  first: Float64Array,
  wanted: NamedInputs<NeighbourFacts>,
): Float32Array[] {
  const relative = relativeLength(length);
  let from = 0;
  return byWindow(sentences).flatMap((own) => {
    const window = new FirstResults(first.subarray(from, from + own.length));
    from += own.length;
    return own.map(({ length: characters }, at) => wanted.readSingle({ window, at, characters, length: relative }));
  });
}

/** The first results of a window, with the mean of any passage in constant time. */
class FirstResults {
  readonly count: number;
  readonly highest: number;
  readonly lowest: number;
  /** Mean of the three highest. */
  readonly highestThree: number;
  readonly changePoint: ChangePoint;
  readonly #sums: Float64Array;

  constructor(results: Float64Array) {
    this.count = results.length;
    this.#sums = prefixSums(results);
    const sorted = results.slice().sort();
    this.highest = sorted.at(-1) ?? 0;
    this.lowest = sorted[0] ?? 0;
    const top = sorted.subarray(-3);
    this.highestThree = top.reduce((sum, value) => sum + value, 0) / Math.max(1, top.length);
    this.changePoint = findChangePoint(this.#sums, prefixSums(results.map(() => 1)));
  }

  /** Mean of [from, to), cut to the window; 0 for none. */
  mean(from: number, to: number): number {
    const first = Math.max(0, from);
    const last = Math.min(this.count, to);
    return last > first ? sumBetween(this.#sums, first, last) / (last - first) : 0;
  }

  isInside(at: number): boolean {
    return at >= this.changePoint.first && at < this.changePoint.last;
  }
}
