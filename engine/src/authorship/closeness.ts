import type { HabitCounts } from "./habit-counts.ts";
import {
  countVector,
  type HabitSpace,
  habitSpace,
  likelihoodRatio,
  type Profile,
  profileOf,
} from "./likelihood-ratio.ts";
import { MOST_NEAREST, type StoredPopulation } from "./population.ts";

/** A population file made ready: the space of its habits and the other writers' profiles. */
export interface Reference {
  readonly space: HabitSpace;
  readonly impostors: readonly Profile[];
}

export function prepareReference(stored: Pick<StoredPopulation, "families" | "impostors">): Reference {
  const space = habitSpace(stored);
  const impostors = stored.impostors.map((block) => profileOf(unpackBlock(block, space.size), space));
  return { space, impostors };
}

function unpackBlock(block: readonly number[], size: number): Float64Array {
  const vector = new Float64Array(size);
  let at = 0;
  for (let i = 0; i + 1 < block.length; i += 2) {
    at += block[i] ?? 0;
    vector[at] = block[i + 1] ?? 0;
  }
  return vector;
}

/** The form in which an impostor's counts are stored: steps to the next habit that occurs, each with its count. */
export function packBlock(vector: Float64Array): number[] {
  const block: number[] = [];
  let before = 0;
  for (let at = 0; at < vector.length; at++) {
    const count = vector[at] ?? 0;
    if (count === 0) continue;
    block.push(at - before, count);
    before = at;
  }
  return block;
}

/**
 * How close a text is to a writer's earlier ones, against other people's texts: their likelihood ratio, in standard
 * deviations above the average of the impostors that are nearest to either (impostors: Koppel and Winter, JASIST 65(1),
 * 2014; symmetric normalisation of scores: Kenny, Odyssey 2010). About 0 for a text that is as close as the nearest
 * strangers' are; unbounded both ways.
 */
export function closenessOf(earlier: HabitCounts, text: HabitCounts, reference: Reference): number {
  return closenessOfCounts(countVector(earlier, reference.space), countVector(text, reference.space), reference);
}

/** The same from counts of the habits of the space. */
export function closenessOfCounts(earlier: Float64Array, text: Float64Array, { space, impostors }: Reference): number {
  const own = profileOf(earlier, space);
  const other = profileOf(text, space);
  const ratio = likelihoodRatio(own, other);
  const above = (profile: Profile) => {
    const { mean, deviation } = nearest(impostors.map((impostor) => likelihoodRatio(profile, impostor)));
    return (ratio - mean) / deviation;
  };
  return above(own) + above(other);
}

function nearest(ratios: number[]): { mean: number; deviation: number } {
  const kept = ratios.sort((a, b) => b - a).slice(0, MOST_NEAREST);
  let sum = 0;
  for (const ratio of kept) sum += ratio;
  const mean = sum / kept.length;
  let squares = 0;
  for (const ratio of kept) squares += (ratio - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / kept.length) || 1 };
}
