import { closenessOfCounts, type Reference } from "@geulgyeol/engine/training";
import type { Unit } from "./read-units.ts";
import type { Trial } from "./trials.ts";

export interface ScoredTrial extends Pick<Trial, "writer" | "author"> {
  readonly score: number;
}

/** A population made ready, and how often units have the habits that it knows. */
export interface FittedReference {
  readonly reference: Reference;
  readonly vectorOf: (units: readonly Unit[]) => Float64Array;
}

export function scoreTrials(trials: readonly Trial[], { reference, vectorOf }: FittedReference): ScoredTrial[] {
  return trials.map(({ writer, author, earlier, text }) => ({
    writer,
    author,
    score: closenessOfCounts(vectorOf(earlier), vectorOf(text), reference),
  }));
}

/** Adds the counts of one unit to those of a text. */
export function addCounts(sum: Float64Array, own: Float64Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (own[at] ?? 0);
}

/** A score with the weight that makes every writer, or every pair of writers, count alike. */
export interface Weighted {
  readonly score: number;
  readonly weight: number;
}

/** Pairs of one writer and of two, each writer (or pair of writers) weighing the same. */
export function weighPairs(scored: readonly ScoredTrial[]): { same: Weighted[]; other: Weighted[] } {
  const counts = new Map<string, number>();
  const key = ({ writer, author }: ScoredTrial) => `${writer} ${author}`;
  for (const trial of scored) counts.set(key(trial), (counts.get(key(trial)) ?? 0) + 1);
  const weighted = (isSame: boolean) =>
    scored
      .filter(({ writer, author }) => (writer === author) === isSame)
      .map((trial) => ({ score: trial.score, weight: 1 / (counts.get(key(trial)) ?? 1) }));
  return { same: weighted(true), other: weighted(false) };
}

const total = (scores: readonly Weighted[]) => scores.reduce((sum, { weight }) => sum + weight, 0);

/** The value below which the given share of the weight lies. */
export function weightedQuantile(scores: readonly Weighted[], share: number): number {
  const sorted = [...scores].sort((a, b) => a.score - b.score);
  const wanted = share * total(scores);
  let sum = 0;
  for (const { score, weight } of sorted) {
    sum += weight;
    if (sum >= wanted) return score;
  }
  return sorted.at(-1)?.score ?? Number.NaN;
}
