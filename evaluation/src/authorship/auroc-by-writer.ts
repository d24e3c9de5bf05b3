import { seededRandom } from "../learners/seeded-random.ts";
import type { ScoredTrial } from "./score-trials.ts";

export interface Interval {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

const RESAMPLES = 2_000;
const SEED = 5;

/** AUROC, every writer and every pair of two writers weighing alike, with its 95% interval over writers drawn anew. */
export function aurocByWriter(scored: readonly ScoredTrial[]): Interval {
  return intervalOf(gridOf(scored), (grid, times) => meanOf(grid, times));
}

/** By how much one method is ahead of another on the same trials; both are measured on the same drawn writers. */
export function differenceByWriter(one: readonly ScoredTrial[], two: readonly ScoredTrial[]): Interval {
  const other = gridOf(two);
  return intervalOf(gridOf(one), (grid, times) => meanOf(grid, times) - meanOf(other, times));
}

/** AUROC of each writer's own pairs against each pair of two writers. */
interface Grid {
  readonly writers: readonly string[];
  readonly cells: readonly {
    readonly own: number;
    readonly one: number;
    readonly two: number;
    readonly auroc: number;
  }[];
}

function gridOf(scored: readonly ScoredTrial[]): Grid {
  const writers = [...new Set(scored.map(({ writer }) => writer))].sort();
  const pairs = new Map<string, { one: number; two: number; scores: number[] }>();
  for (const { writer, author, score } of scored) {
    const [one, two] = [writers.indexOf(writer), writers.indexOf(author)];
    const pair = pairs.get(`${one} ${two}`) ?? { one, two, scores: [] };
    pair.scores.push(score);
    pairs.set(`${one} ${two}`, pair);
  }
  const all = [...pairs.values()];
  for (const { scores } of all) scores.sort((a, b) => a - b);
  const others = all.filter(({ one, two }) => one !== two);
  const cells = all
    .filter(({ one, two }) => one === two)
    .flatMap(({ one: own, scores }) =>
      others.map((other) => ({ own, one: other.one, two: other.two, auroc: shareAbove(scores, other.scores) })),
    );
  return { writers, cells };
}

/** Probability that one of `upper` is above one of `lower`, ties counting half; both sorted. */
function shareAbove(upper: readonly number[], lower: readonly number[]): number {
  let [below, upTo, won] = [0, 0, 0];
  for (const score of upper) {
    while (below < lower.length && (lower[below] ?? 0) < score) below++;
    upTo = Math.max(upTo, below);
    while (upTo < lower.length && (lower[upTo] ?? 0) <= score) upTo++;
    won += (below + upTo) / 2;
  }
  return won / (upper.length * lower.length);
}

function meanOf({ cells }: Grid, times: readonly number[]): number {
  let [sum, whole] = [0, 0];
  for (const { own, one, two, auroc } of cells) {
    const weight = (times[own] ?? 0) * (times[one] ?? 0) * (times[two] ?? 0);
    sum += weight * auroc;
    whole += weight;
  }
  return sum / whole;
}

/** Percentile bootstrap over writers. */
function intervalOf(grid: Grid, measure: (grid: Grid, times: readonly number[]) => number): Interval {
  const random = seededRandom(SEED);
  const count = grid.writers.length;
  const values: number[] = [];
  for (let at = 0; at < RESAMPLES; at++) {
    const times = new Array<number>(count).fill(0);
    for (let draw = 0; draw < count; draw++) {
      const drawn = Math.floor(random() * count);
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    const value = measure(grid, times);
    if (!Number.isNaN(value)) values.push(value);
  }
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(values.length * share)] ?? Number.NaN;
  return { value: measure(grid, new Array<number>(count).fill(1)), lower: at(0.025), upper: at(0.975) };
}
