import { likelihoodRatio, profileOf } from "@geulgyeol/engine/training";
import type { Unit } from "./read-units.ts";
import { addCounts, type FittedReference, type ScoredTrial } from "./score-trials.ts";
import type { Trial } from "./trials.ts";
import { charactersOf } from "./writers.ts";

type Score = (earlier: readonly Unit[], text: readonly Unit[]) => number;

export const PROTOTYPE = "character n-grams, cosine (prototype)";

/** What the comparison is measured against, each fitted on the same blocks of other people's texts. */
export function baselines(
  blocks: readonly Unit[][],
  { reference, vectorOf }: FittedReference,
): Readonly<Record<string, Score>> {
  return {
    [PROTOTYPE]: prototype(blocks),
    "Burrows's Delta, 200 words": delta(blocks),
    "ratio without impostors": (earlier, text) => {
      const profile = (units: readonly Unit[]) => profileOf(vectorOf(units), reference.space);
      return likelihoodRatio(profile(earlier), profile(text));
    },
  };
}

export function scoreWith(score: Score, trials: readonly Trial[]): ScoredTrial[] {
  return trials.map(({ writer, author, earlier, text }) => ({ writer, author, score: score(earlier, text) }));
}

/** Counts of one unit; the counts of a text are the sums over its units. */
type Count = (unit: Unit) => ReadonlyMap<string, number>;

/** Square roots of rates for 1,000 characters, or the rates, standardised on the blocks. */
function standardised(
  blocks: readonly Unit[][],
  count: Count,
  most: number,
  power: number,
): (units: readonly Unit[]) => Float64Array {
  const sums = new Map<string, number>();
  for (const unit of blocks.flat()) for (const [key, times] of count(unit)) sums.set(key, (sums.get(key) ?? 0) + times);
  const keys = [...sums]
    .sort(([key, a], [other, b]) => b - a || (key < other ? -1 : 1))
    .slice(0, most)
    .map(([key]) => key);
  const countsOf = cachedCounts(count, keys);
  const rates = (units: readonly Unit[]) => {
    const own = new Float64Array(keys.length);
    for (const unit of units) addCounts(own, countsOf(unit));
    const thousands = charactersOf(units) / 1_000;
    return own.map((times) => (times / thousands) ** power);
  };
  const measured = blocks.map(rates);
  const mean = keys.map((_, at) => measured.reduce((sum, row) => sum + (row[at] ?? 0), 0) / measured.length);
  const deviation = keys.map((_, at) =>
    Math.sqrt(measured.reduce((sum, row) => sum + ((row[at] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / measured.length),
  );
  return (units) => rates(units).map((rate, at) => (rate - (mean[at] ?? 0)) / ((deviation[at] ?? 0) + 1e-3));
}

/** How often each unit has each of the keys, counted once for all the texts that a unit is part of. */
function cachedCounts(count: Count, keys: readonly string[]): (unit: Unit) => Float64Array {
  const known = new WeakMap<Unit, Float64Array>();
  return (unit) => {
    const found = known.get(unit);
    if (found) return found;
    const own = count(unit);
    const counts = Float64Array.from(keys, (key) => own.get(key) ?? 0);
    known.set(unit, counts);
    return counts;
  };
}

/** Square roots of the counts of the 1,500 commonest character 1-to-3-grams; best cosine with up to six earlier blocks. */
function prototype(blocks: readonly Unit[][]): Score {
  const grams: Count = ({ text }) => {
    const counts = new Map<string, number>();
    for (let at = 0; at < text.length; at++) {
      for (let length = 1; length <= 3 && at + length <= text.length; length++) {
        const gram = text.slice(at, at + length);
        counts.set(gram, (counts.get(gram) ?? 0) + 1);
      }
    }
    return counts;
  };
  const vector = standardised(blocks, grams, 1_500, 0.5);
  return (earlier, text) => {
    const own = vector(text);
    return Math.max(...cutBlocks(earlier).map((block) => cosine(vector(block), own)));
  };
}

function cutBlocks(units: readonly Unit[]): Unit[][] {
  const blocks: Unit[][] = [[]];
  for (const unit of units) {
    const last = blocks.at(-1) as Unit[];
    if (charactersOf(last) < 3_000) last.push(unit);
    else if (blocks.length < 6) blocks.push([unit]);
  }
  return blocks.length > 1 && charactersOf(blocks.at(-1) as Unit[]) < 2_000 ? blocks.slice(0, -1) : blocks;
}

/** Mean absolute difference of the standardised rates of the 200 commonest words (Burrows, LLC 17(3), 2002). */
function delta(blocks: readonly Unit[][]): Score {
  const words: Count = ({ text }) => {
    const counts = new Map<string, number>();
    for (const word of text.split(/\s+/u)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const vector = standardised(blocks, words, 200, 1);
  return (earlier, text) => {
    const own = vector(text);
    const others = vector(earlier);
    return -own.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / own.length;
  };
}

function cosine(a: Float64Array, b: Float64Array): number {
  let product = 0;
  let one = 0;
  let two = 0;
  a.forEach((value, at) => {
    const other = b[at] ?? 0;
    product += value * other;
    one += value * value;
    two += other * other;
  });
  return product / Math.sqrt(one * two || 1);
}
