import type { MeasuredCloseness, Reference } from "@geulgyeol/engine/training";
import { NEW_LENGTHS, type TrialSet } from "./draw-sets.ts";
import { type ScoredTrial, scoreTrials, type Weighted, weighPairs, weightedQuantile } from "./score-trials.ts";

/** Shares of development pairs beyond the thresholds: below the 3 in 100 that must hold, since writers are few. */
const FALSE_DIFFERENT = 0.02;
const FALSE_SIMILAR = 0.1;

export type Thresholds = Pick<MeasuredCloseness, "characters" | "similarFrom" | "differentBelow">;

/**
 * Thresholds for each length, from the development writers. The shares hold in every genre by itself, with subjects held
 * apart and not: a writer does not choose how hard their genre is.
 */
export function fitThresholds(sets: readonly TrialSet[], reference: Reference): Thresholds[] {
  return NEW_LENGTHS.map((characters) => {
    const own = sets.filter((set) => set.characters === characters);
    return { characters, ...thresholdsOf(own.map((set) => scoreTrials(set.trials, reference))) };
  });
}

/** The thresholds that hold in each of several sets of scored trials. */
export function thresholdsOf(sets: readonly (readonly ScoredTrial[])[]): Omit<Thresholds, "characters"> {
  const pairs = sets.map(weighPairs);
  return {
    similarFrom: round(Math.max(...pairs.map(({ other }) => weightedQuantile(other, 1 - FALSE_SIMILAR)))),
    differentBelow: round(Math.min(...pairs.map(({ same }) => weightedQuantile(same, FALSE_DIFFERENT)))),
  };
}

/** Percentiles of the closeness of pairs of one writer and of two, with the thresholds that were fitted elsewhere. */
export function measureCloseness(
  sets: readonly TrialSet[],
  thresholds: readonly Thresholds[],
  reference: Reference,
): MeasuredCloseness[] {
  return thresholds.map((threshold) => {
    const { same, other } = pooled(sets, threshold.characters, reference);
    return { ...threshold, same: percentiles(same), other: percentiles(other) };
  });
}

function pooled(sets: readonly TrialSet[], characters: number, reference: Reference) {
  const parts = sets
    .filter((set) => set.characters === characters)
    .map((set) => weighPairs(scoreTrials(set.trials, reference)));
  return { same: evenly(parts.map(({ same }) => same)), other: evenly(parts.map(({ other }) => other)) };
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
