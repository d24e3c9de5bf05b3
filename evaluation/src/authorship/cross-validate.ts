import { prepareReference } from "@geulgyeol/engine/training";
import { baselines, scoreWith } from "./baselines.ts";
import { type CountedUnits, vectorsIn } from "./count-units.ts";
import { drawSets, type TrialSet, writersOfGenre } from "./draw-sets.ts";
import { drawPeople, fitPopulation } from "./fit-population.ts";
import { type FittedReference, type ScoredTrial, scoreTrials } from "./score-trials.ts";
import { GENRES, type Genre } from "./split.ts";
import type { Writer } from "./writers.ts";

/** A trial scored by a fit that has seen neither of its writers. */
interface HeldOutTrial extends ScoredTrial {
  /** Everybody whom that fit has not seen. */
  readonly fold: readonly string[];
}

export interface HeldOutSet extends Omit<TrialSet, "trials"> {
  readonly method: string;
  readonly scored: readonly HeldOutTrial[];
}

export const SHIPPED_METHOD = "habits";
const KEY_SEPARATOR = " | ";

/**
 * Every two writers of a genre are held out once: the population, the impostors and what the other methods are fitted on
 * come from everybody else, and the trials of those held out are scored. So every writer is tested and none is fitted on.
 */
export function crossValidate(
  writers: readonly Writer[],
  counted: CountedUnits,
  genre: Genre,
  withBaselines: boolean,
): HeldOutSet[] {
  const ids = writersOfGenre(writers, genre).map(({ id }) => id);
  const drawn = drawSets(writers, genre);
  const sets = new Map<string, HeldOutSet & { scored: HeldOutTrial[] }>();
  for (const fold of foldsOf(ids, GENRES[genre].heldOutTogether)) {
    const known = withoutWriters(writers, genre, fold);
    const fitted = fitReference(known, counted);
    const others = withBaselines ? baselines(drawPeople(known), fitted) : {};
    for (const { trials, ...set } of drawn) {
      const own = trials.filter(({ writer, author }) => fold.includes(writer) && fold.includes(author));
      const byMethod: [string, ScoredTrial[]][] = [[SHIPPED_METHOD, scoreTrials(own, fitted)]];
      for (const [method, score] of Object.entries(others)) byMethod.push([method, scoreWith(score, own)]);
      for (const [method, scores] of byMethod) {
        const key = [set.characters, set.subjects, method].join(KEY_SEPARATOR);
        const found = sets.get(key) ?? { ...set, method, scored: [] };
        found.scored.push(...scores.map((one) => ({ ...one, fold })));
        sets.set(key, found);
      }
    }
  }
  return [...sets.values()];
}

/** Two groups of writers at a time, every two groups once. */
export function foldsOf(ids: readonly string[], groupSize: number): string[][] {
  const groups = Array.from({ length: Math.ceil(ids.length / groupSize) }, (_, at) =>
    ids.slice(at * groupSize, (at + 1) * groupSize),
  );
  return groups.flatMap((one, at) => groups.slice(at + 1).map((two) => [...one, ...two]));
}

export function withoutWriters(writers: readonly Writer[], genre: Genre, fold: readonly string[]): Writer[] {
  return writers.filter(({ kind, id }) => kind !== "paired-model" && !(kind === genre && fold.includes(id)));
}

export function fitReference(writers: readonly Writer[], counted: CountedUnits): FittedReference {
  const reference = prepareReference(fitPopulation(writers, counted));
  return { reference, vectorOf: vectorsIn(counted, reference.space) };
}
