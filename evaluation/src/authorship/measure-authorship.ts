import type { StoredPopulation } from "@geulgyeol/engine/training";
import { type AnswerRow, answerRates } from "./answer-rates.ts";
import { aurocByWriter, differenceByWriter, type Interval } from "./auroc-by-writer.ts";
import { PROTOTYPE } from "./baselines.ts";
import { type Thresholds, thresholdsOf } from "./calibrate.ts";
import { countUnits } from "./count-units.ts";
import { crossValidate, type HeldOutSet, SHIPPED_METHOD } from "./cross-validate.ts";
import { type JudgeOfTexts, measureModels } from "./measure-models.ts";
import { readUnits } from "./read-units.ts";
import { findCommonWords } from "./topic-words.ts";
import { groupWriters } from "./writers.ts";

/** How well one method tells the pairs of one writer from those of two, on writers that it was not fitted on. */
export interface MethodRow extends Pick<HeldOutSet, "genre" | "characters" | "subjects" | "method"> {
  readonly writers: number;
  readonly auroc: Interval;
  /** How far it is ahead of the prototype on the same trials. */
  readonly ahead: Interval;
}

/** Every blog and fiction writer, tested by fits and thresholds that have not seen them. */
export function measureAuthorship(corpus: string, population: StoredPopulation, judge: JudgeOfTexts | null) {
  const units = readUnits(corpus);
  findCommonWords(units);
  const writers = groupWriters(units);
  const counted = countUnits(units);
  const sets = (["blog", "fiction"] as const).flatMap((genre) => crossValidate(writers, counted, genre, true));
  const books = crossValidate(writers, counted, "book", false);
  const shipped = sets.filter(({ method }) => method === SHIPPED_METHOD);
  return {
    population: population.date,
    methods: sets.map((set) => rowOf(set, sets)),
    answers: shipped.map((set) => answersOf(set, [...shipped, ...books])),
    models: measureModels(writers, counted, judge),
  };
}

export type AuthorshipResult = ReturnType<typeof measureAuthorship>;

function rowOf(set: HeldOutSet, sets: readonly HeldOutSet[]): MethodRow {
  const { genre, characters, subjects, method, scored } = set;
  const prototype = sets.find(
    (one) =>
      one.method === PROTOTYPE && one.genre === genre && one.characters === characters && one.subjects === subjects,
  );
  return {
    genre,
    characters,
    subjects,
    method,
    writers: new Set(scored.map(({ writer }) => writer)).size,
    auroc: aurocByWriter(scored),
    ahead: differenceByWriter(scored, prototype?.scored ?? []),
  };
}

/** Answers by thresholds from trials that none of the writers of a trial's fold had part in. */
function answersOf(set: HeldOutSet, sets: readonly HeldOutSet[]): AnswerRow {
  const sameLength = sets.filter(({ characters }) => characters === set.characters);
  const known = new Map<string, Thresholds>();
  const thresholdsFor = (fold: readonly string[]) => {
    const key = fold.join(" ");
    const found =
      known.get(key) ??
      thresholdsOf(
        sameLength.map(({ genre, scored }) =>
          genre === set.genre ? scored.filter((trial) => !trial.fold.some((one) => fold.includes(one))) : scored,
        ),
      );
    known.set(key, found);
    return found;
  };
  const { genre, characters, subjects, scored } = set;
  const answered = scored.map((trial) => ({ ...trial, thresholds: thresholdsFor(trial.fold) }));
  return { genre, characters, subjects, ...answerRates(answered) };
}
