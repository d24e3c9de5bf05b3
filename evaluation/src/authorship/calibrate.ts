import type { MeasuredCloseness } from "@geulgyeol/engine/training";
import type { HeldOutSet } from "./cross-validate.ts";
import { NEW_LENGTHS } from "./draw-sets.ts";
import { type ScoredTrial, type Weighted, weighPairs, weightedQuantile } from "./score-trials.ts";

/** Shares of pairs beyond the thresholds: below the 3 in 100 that must hold, since writers are few. */
const FALSE_DIFFERENT = 0.02;
const FALSE_SIMILAR = 0.1;

export type Thresholds = Pick<MeasuredCloseness, "similarFrom" | "differentBelow">;

/**
 * Thresholds from scored trials of writers who were held out. The shares hold in every set by itself, whatever its genre and
 * with subjects held apart and not: a writer does not choose how hard their genre is.
 */
export function thresholdsOf(sets: readonly (readonly ScoredTrial[])[]): Thresholds {
  const pairs = sets.map(weighPairs);
  return {
    similarFrom: round(Math.max(...pairs.map(({ other }) => weightedQuantile(other, 1 - FALSE_SIMILAR)))),
    differentBelow: round(Math.min(...pairs.map(({ same }) => weightedQuantile(same, FALSE_DIFFERENT)))),
  };
}

/** Thresholds and percentiles of the closeness of pairs of one writer and of two, for each length. */
export function measureCloseness(sets: readonly HeldOutSet[]): MeasuredCloseness[] {
  return NEW_LENGTHS.map((characters) => {
    const own = sets.filter((set) => set.characters === characters);
    const rated = own.filter(({ genre }) => genre !== "book").map(({ scored }) => weighPairs(scored));
    return {
      characters,
      ...thresholdsOf(own.map(({ scored }) => scored)),
      same: percentiles(evenly(rated.map(({ same }) => same))),
      other: percentiles(evenly(rated.map(({ other }) => other))),
    };
  });
}

function evenly(parts: readonly Weighted[][]): Weighted[] {
  return parts.flatMap((part) => {
    const total = part.reduce((sum, { weight }) => sum + weight, 0);
    return part.map(({ score, weight }) => ({ score, weight: weight / total }));
  });
}

function percentiles(scores: readonly Weighted[]): number[] {
  return Array.from({ length: 101 }, (_, at) => round(weightedQuantile(scores, at / 100)));
}

const round = (value: number) => Math.round(value * 100) / 100;
