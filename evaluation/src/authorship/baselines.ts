import { countVector, likelihoodRatio, profileOf, type Reference, sumHabits } from "@geulgyeol/engine/training";
import type { Unit } from "./read-units.ts";
import type { ScoredTrial } from "./score-trials.ts";
import type { Trial } from "./trials.ts";
import { charactersOf } from "./writers.ts";

type Score = (earlier: readonly Unit[], text: readonly Unit[]) => number;

/** What the comparison is measured against, each fitted on the same blocks of other people's texts. */
export function baselines(blocks: readonly Unit[][], reference: Reference): Readonly<Record<string, Score>> {
  return {
    "character n-grams, cosine (prototype)": prototype(blocks),
    "Burrows's Delta, 200 words": delta(blocks),
    "ratio without impostors": (earlier, text) => {
      const profile = (units: readonly Unit[]) =>
        profileOf(countVector(sumHabits(units.map(({ counts }) => counts)), reference.space), reference.space);
      return likelihoodRatio(profile(earlier), profile(text));
    },
  };
}

export function scoreWith(score: Score, trials: readonly Trial[]): ScoredTrial[] {
  return trials.map(({ writer, author, earlier, text }) => ({ writer, author, score: score(earlier, text) }));
}

type Count = (units: readonly Unit[]) => Map<string, number>;

/** Square roots of rates for 1,000 characters, or the rates, standardised on the blocks. */
function standardised(
  blocks: readonly Unit[][],
  count: Count,
  most: number,
  power: number,
): (units: readonly Unit[]) => Float64Array {
  const sums = new Map<string, number>();
  for (const block of blocks) for (const [key, times] of count(block)) sums.set(key, (sums.get(key) ?? 0) + times);
  const keys = [...sums]
    .sort(([key, a], [other, b]) => b - a || (key < other ? -1 : 1))
    .slice(0, most)
    .map(([key]) => key);
  const rates = (units: readonly Unit[]) => {
    const own = count(units);
    const thousands = charactersOf(units) / 1_000;
    return Float64Array.from(keys, (key) => ((own.get(key) ?? 0) / thousands) ** power);
  };
  const measured = blocks.map(rates);
  const mean = keys.map((_, at) => measured.reduce((sum, row) => sum + (row[at] ?? 0), 0) / measured.length);
  const deviation = keys.map((_, at) =>
    Math.sqrt(measured.reduce((sum, row) => sum + ((row[at] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / measured.length),
  );
  return (units) => rates(units).map((rate, at) => (rate - (mean[at] ?? 0)) / ((deviation[at] ?? 0) + 1e-3));
}

/** Square roots of the counts of the 1,500 commonest character 1-to-3-grams; best cosine with up to six earlier blocks. */
function prototype(blocks: readonly Unit[][]): Score {
  const grams: Count = (units) => {
    const counts = new Map<string, number>();
    for (const { text } of units) {
      for (let at = 0; at < text.length; at++) {
        for (let length = 1; length <= 3 && at + length <= text.length; length++) {
          const gram = text.slice(at, at + length);
          counts.set(gram, (counts.get(gram) ?? 0) + 1);
        }
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
  const words: Count = (units) => {
    const counts = new Map<string, number>();
    for (const { text } of units) for (const word of text.split(/\s+/u)) counts.set(word, (counts.get(word) ?? 0) + 1);
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
