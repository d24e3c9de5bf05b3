import { prepareReference, type Reference } from "@geulgyeol/engine/training";
import { baselines, scoreWith } from "./baselines.ts";
import { NEW_LENGTHS, SUBJECTS, type TrialSet } from "./draw-sets.ts";
import { drawBlocks, fitPopulation, writersToFit } from "./fit-population.ts";
import type { Unit } from "./read-units.ts";
import { type ScoredTrial, scoreTrials } from "./score-trials.ts";
import { findCommonWords } from "./topic-words.ts";
import { drawTrials, type Trial } from "./trials.ts";
import { groupWriters, type Writer } from "./writers.ts";

/** A trial scored by a fit that has seen neither of its writers, with the two writers of that fit's fold. */
export interface HeldOutTrial extends ScoredTrial {
  readonly fold: readonly [string, string];
}

export interface HeldOutSet extends Omit<TrialSet, "trials"> {
  readonly method: string;
  readonly scored: readonly HeldOutTrial[];
}

export const SHIPPED_METHOD = "habits, as shipped";
const DRAWS = { perWriter: 60, perPair: 20 } as const;

/**
 * Every pair of blog writers is held out once: the population, the impostors and what the other methods are fitted on come
 * from everybody else, and the trials of the two are scored. So every writer is tested, and none is fitted on.
 */
export function crossValidate(units: readonly Unit[]): HeldOutSet[] {
  findCommonWords(units.filter((_, at) => at % 7 === 0));
  const blogs = groupWriters(units).filter(({ kind }) => kind === "blog");
  const drawn = drawAll(blogs);
  const scored = new Map<string, HeldOutTrial[]>();
  for (const fold of pairsOf(blogs.map(({ id }) => id))) {
    const { reference, methods } = fitWithout(units, fold);
    for (const set of drawn) {
      const trials = set.trials.filter(({ writer, author }) => fold.includes(writer) && fold.includes(author));
      const byMethod = { [SHIPPED_METHOD]: scoreTrials(trials, reference), ...scoreAll(methods, trials) };
      for (const [method, scores] of Object.entries(byMethod)) {
        const key = JSON.stringify([set.characters, set.subjects, method]);
        scored.set(key, [...(scored.get(key) ?? []), ...scores.map((one) => ({ ...one, fold }))]);
      }
    }
  }
  return [...scored].map(([key, trials]) => {
    const [characters, subjects, method] = JSON.parse(key) as [TrialSet["characters"], TrialSet["subjects"], string];
    return { genre: "blog", characters, subjects, method, scored: trials };
  });
}

function drawAll(writers: readonly Writer[]): Omit<TrialSet, "genre">[] {
  return NEW_LENGTHS.flatMap((characters) =>
    SUBJECTS.map((subjects) => ({
      characters,
      subjects,
      trials: drawTrials(writers, {
        characters,
        subjectsApart: subjects === "apart",
        seed: characters + subjects.length,
        ...DRAWS,
      }),
    })),
  );
}

export function pairsOf(ids: readonly string[]): (readonly [string, string])[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((two) => [one, two] as const));
}

function fitWithout(units: readonly Unit[], fold: readonly string[]) {
  const writers = writersToFit(units, new Set(fold));
  const reference: Reference = prepareReference(fitPopulation(writers, "", ""));
  return { reference, methods: baselines(drawBlocks(writers).human, reference) };
}

function scoreAll(methods: ReturnType<typeof baselines>, trials: readonly Trial[]) {
  return Object.fromEntries(
    Object.entries(methods).map(([method, score]) => [method, scoreWith(score, trials)] as const),
  );
}
