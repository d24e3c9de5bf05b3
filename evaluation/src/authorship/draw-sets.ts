import type { Unit } from "./read-units.ts";
import { DEVELOPMENT_WRITERS, TEST_WRITERS } from "./split.ts";
import { findCommonWords } from "./topic-words.ts";
import { drawTrials, type Trial } from "./trials.ts";
import { groupWriters, unitsOfWriter, type Writer } from "./writers.ts";

export const NEW_LENGTHS = [1_000, 3_000] as const;
export const SUBJECTS = ["any", "apart"] as const;
type Subjects = (typeof SUBJECTS)[number];
type Genre = keyof typeof TEST_WRITERS;

export interface TrialSet {
  readonly genre: Genre | "book";
  readonly characters: (typeof NEW_LENGTHS)[number];
  readonly subjects: Subjects;
  readonly trials: readonly Trial[];
}

const DRAWS = { test: { perWriter: 60, perPair: 40 }, development: { perWriter: 40, perPair: 12 } } as const;
/** Books of the 1990s; their parts are in one document by one writer, and serve calibration alone. */
const BOOKS = { writers: 16, leastUnits: 24 } as const;

/** Pairs within a genre: texts of other genres would be told apart by the genre. */
export function drawSets(units: readonly Unit[], group: keyof typeof DRAWS): TrialSet[] {
  findCommonWords(units.filter((_, at) => at % 7 === 0));
  const writers = groupWriters(units);
  const named = group === "test" ? TEST_WRITERS : DEVELOPMENT_WRITERS;
  const genres: [TrialSet["genre"], readonly Writer[]][] = (["blog", "fiction"] as const).map((genre) => [
    genre,
    writers.filter(({ kind, id }) => kind === genre && (named[genre] as readonly string[]).includes(id)),
  ]);
  if (group === "development") genres.push(["book", longBooks(writers)]);
  return genres.flatMap(([genre, own]) =>
    NEW_LENGTHS.flatMap((characters) =>
      SUBJECTS.map((subjects) => {
        const draws = genre === "book" ? { perWriter: 20, perPair: 2 } : DRAWS[group];
        const settings = {
          characters,
          subjectsApart: subjects === "apart",
          seed: characters + subjects.length,
          ...draws,
        };
        return { genre, characters, subjects, trials: drawTrials(own, settings) };
      }),
    ),
  );
}

function longBooks(writers: readonly Writer[]): Writer[] {
  const books = writers.filter((writer) => writer.kind === "book" && unitsOfWriter(writer).length >= BOOKS.leastUnits);
  return books.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, BOOKS.writers);
}
