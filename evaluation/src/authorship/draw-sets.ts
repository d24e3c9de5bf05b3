import { GENRES, type Genre } from "./split.ts";
import { drawTrials, type Trial } from "./trials.ts";
import { unitsOfWriter, type Writer } from "./writers.ts";

export const NEW_LENGTHS = [1_000, 3_000] as const;
const SUBJECTS = ["any", "apart"] as const;

export interface TrialSet {
  readonly genre: Genre;
  readonly characters: (typeof NEW_LENGTHS)[number];
  readonly subjects: (typeof SUBJECTS)[number];
  readonly trials: readonly Trial[];
}

/** Books of the 1990s; their parts are in one document by one writer, and serve calibration alone. */
const BOOKS = { writers: 16, leastUnits: 24 } as const;

/** Writers of a genre with enough text to be compared, in a fixed order. */
export function writersOfGenre(writers: readonly Writer[], genre: Genre): Writer[] {
  const own = writers.filter(({ kind }) => kind === genre).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (genre !== "book") return own;
  return own.filter((writer) => unitsOfWriter(writer).length >= BOOKS.leastUnits).slice(0, BOOKS.writers);
}

/** Pairs within a genre, for each length and with subjects held apart or not. */
export function drawSets(writers: readonly Writer[], genre: Genre): TrialSet[] {
  const own = writersOfGenre(writers, genre);
  const { perWriter, perPair } = GENRES[genre];
  return NEW_LENGTHS.flatMap((characters) =>
    SUBJECTS.map((subjects) => {
      const seed = characters + subjects.length;
      const trials = drawTrials(own, { characters, subjectsApart: subjects === "apart", seed, perWriter, perPair });
      return { genre, characters, subjects, trials };
    }),
  );
}
