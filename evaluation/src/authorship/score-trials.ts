import { closenessOf, type Reference, sumHabits } from "@geulgyeol/engine/training";
import { seededRandom } from "../learners/seeded-random.ts";
import type { Trial } from "./trials.ts";

export interface ScoredTrial extends Pick<Trial, "writer" | "author"> {
  readonly score: number;
}

export function scoreTrials(trials: readonly Trial[], reference: Reference): ScoredTrial[] {
  return trials.map(({ writer, author, earlier, text }) => {
    const sum = (units: Trial["text"]) => sumHabits(units.map(({ counts }) => counts));
    return { writer, author, score: closenessOf(sum(earlier), sum(text), reference) };
  });
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

/** Probability that a pair of one writer is closer than a pair of two, ties counting half. */
function weightedAuroc(same: readonly Weighted[], other: readonly Weighted[]): number {
  const all = [...same.map((one) => ({ ...one, isSame: true })), ...other.map((one) => ({ ...one, isSame: false }))];
  all.sort((a, b) => a.score - b.score);
  let below = 0;
  let won = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    let tiedSame = 0;
    let tiedOther = 0;
    for (; end < all.length && all[end]?.score === all[at]?.score; end++) {
      const { weight, isSame } = all[end] as (typeof all)[number];
      if (isSame) tiedSame += weight;
      else tiedOther += weight;
    }
    won += tiedSame * (below + tiedOther / 2);
    below += tiedOther;
    at = end;
  }
  return won / (total(same) * total(other));
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

/** Share of the weight below a value. */
export function weightBelow(scores: readonly Weighted[], value: number): number {
  return total(scores.filter(({ score }) => score < value)) / total(scores);
}

const RESAMPLES = 300;

/** AUROC with its 95% interval over writers drawn anew (percentile bootstrap). */
export function aurocByWriter(scored: readonly ScoredTrial[]): { value: number; lower: number; upper: number } {
  const value = aurocOf(scored);
  const random = seededRandom(5);
  const writers = [...new Set(scored.map(({ writer }) => writer))];
  const values: number[] = [];
  for (let at = 0; at < RESAMPLES; at++) {
    const drawn = writers.map(() => writers[Math.floor(random() * writers.length)]);
    const times = new Map(writers.map((writer) => [writer, drawn.filter((one) => one === writer).length]));
    const again = scored.flatMap((trial) => {
      const weight =
        trial.writer === trial.author
          ? times.get(trial.writer)
          : (times.get(trial.writer) ?? 0) * (times.get(trial.author) ?? 0);
      return weight ? [{ ...trial, times: weight }] : [];
    });
    const { same, other } = weighAgain(again);
    if (same.length > 0 && other.length > 0) values.push(weightedAuroc(same, other));
  }
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(values.length * share)] ?? Number.NaN;
  return { value, lower: at(0.025), upper: at(0.975) };
}

function aurocOf(scored: readonly ScoredTrial[]): number {
  const { same, other } = weighPairs(scored);
  return weightedAuroc(same, other);
}

function weighAgain(drawn: readonly (ScoredTrial & { times: number })[]): { same: Weighted[]; other: Weighted[] } {
  const weights = (isSame: boolean) => {
    const own = drawn.filter(({ writer, author }) => (writer === author) === isSame);
    const counts = new Map<string, number>();
    for (const { writer, author } of own)
      counts.set(`${writer} ${author}`, (counts.get(`${writer} ${author}`) ?? 0) + 1);
    return own.map(({ writer, author, score, times }) => ({
      score,
      weight: times / (counts.get(`${writer} ${author}`) ?? 1),
    }));
  };
  return { same: weights(true), other: weights(false) };
}
