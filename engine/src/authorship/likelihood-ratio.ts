import { HABIT_FAMILIES, type HabitCounts, type HabitFamily } from "./habit-counts.ts";
import type { StoredPopulation } from "./population.ts";

interface FamilySetting {
  /** Share in the sum; chosen by cross-validation over writers, see docs/authorship.md. */
  readonly weight: number;
  /** How many occurrences of the population are added to a writer's own before the ratio is taken. */
  readonly prior: number;
  /** How many habits of the family are known; the commonest of the population. */
  readonly habits: number;
}

export const FAMILY_SETTINGS: Readonly<Record<HabitFamily, FamilySetting>> = {
  endings: { weight: 1, prior: 1000, habits: 1000 },
  openers: { weight: 0.2, prior: 300, habits: 200 },
  patterns: { weight: 2, prior: 1000, habits: 6000 },
  marks: { weight: 0.4, prior: 300, habits: 300 },
  closings: { weight: 0.4, prior: 300, habits: 500 },
};

/** Where each habit stands among all of them, with what the ratio needs of its family. */
export interface HabitSpace {
  readonly size: number;
  readonly families: readonly {
    readonly from: number;
    readonly to: number;
    readonly weight: number;
    readonly prior: number;
    readonly indexOf: ReadonlyMap<string, number>;
    /** Share of each habit in the population. */
    readonly shares: Float64Array;
  }[];
}

export function habitSpace(stored: Pick<StoredPopulation, "families">): HabitSpace {
  let from = 0;
  const families = HABIT_FAMILIES.map((id) => {
    const { keys, counts } = stored.families[id];
    const start = from;
    from += keys.length;
    let total = 0;
    for (const count of counts) total += count + 0.5;
    return {
      from: start,
      to: from,
      weight: FAMILY_SETTINGS[id].weight,
      prior: FAMILY_SETTINGS[id].prior,
      indexOf: new Map(keys.map((key, at) => [key, start + at])),
      shares: Float64Array.from(counts, (count) => (count + 0.5) / total),
    };
  });
  return { size: from, families };
}

/** A text as the ratio reads it. */
export interface Profile {
  /** The habits that the text has, and its share of each, weighted. */
  readonly places: Int32Array;
  readonly shares: Float64Array;
  /** How far its writer is from the population in each habit of the space. */
  readonly ratios: Float64Array;
}

/** How often a text has each habit of the space. */
export function countVector(counts: HabitCounts, space: HabitSpace): Float64Array {
  const vector = new Float64Array(space.size);
  HABIT_FAMILIES.forEach((id, family) => {
    const indexOf = space.families[family]?.indexOf;
    for (const [key, count] of counts[id]) {
      const at = indexOf?.get(key);
      if (at !== undefined) vector[at] = count;
    }
  });
  return vector;
}

/**
 * Shares and log ratios of a text. A writer's share of a habit is estimated from the text and, as if seen before, from the
 * population (Dirichlet smoothing: Zhai and Lafferty, ACM TOIS 22(2), 2004), so that a short text says little.
 */
export function profileOf(vector: Float64Array, space: HabitSpace): Profile {
  const places: number[] = [];
  const shares: number[] = [];
  const ratios = new Float64Array(space.size);
  for (const { from, to, weight, prior, shares: population } of space.families) {
    let total = 0;
    for (let at = from; at < to; at++) total += vector[at] ?? 0;
    for (let at = from; at < to; at++) {
      const count = vector[at] ?? 0;
      const expected = population[at - from] ?? 0;
      ratios[at] = Math.log((count + prior * expected) / (total + prior) / expected);
      if (count === 0) continue;
      places.push(at);
      shares.push((weight * count) / total);
    }
  }
  return { places: Int32Array.from(places), shares: Float64Array.from(shares), ratios };
}

/**
 * Log likelihood ratio of "one writer" against "the population", averaged over the habits of each text and taken both
 * ways (relative entropy for authorship: Zhao, Zobel and Vines, AIRS 2006). Higher means closer.
 */
export function likelihoodRatio(one: Profile, two: Profile): number {
  return expectedRatio(one, two.ratios) + expectedRatio(two, one.ratios);
}

function expectedRatio({ places, shares }: Profile, ratios: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += (shares[i] ?? 0) * (ratios[places[i] ?? 0] ?? 0);
  return sum;
}
