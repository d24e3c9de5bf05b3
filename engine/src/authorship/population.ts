import { HABIT_FAMILIES, type HabitFamily } from "./habit-counts.ts";
import { NAMED_HABIT_IDS, type NamedHabitId } from "./named-habits.ts";

/** Raised when habits, their weights or the form of the file change; a file of another version is refused. */
export const POPULATION_VERSION = 2;

/** How closeness came out where the writers were known; percentiles 0 to 100, every writer weighing the same. */
export interface MeasuredCloseness {
  /** Length of the new texts in characters. */
  readonly characters: number;
  /** At or above it: 비슷해요. */
  readonly similarFrom: number;
  /** Below it: 달라요. */
  readonly differentBelow: number;
  readonly same: readonly number[];
  readonly other: readonly number[];
}

/** What people in general write like: counts and rates, no text. Made by `npm run train:authorship`. */
export interface StoredPopulation {
  readonly version: number;
  readonly date: string;
  readonly data: string;
  /** The habits of each family with how often the reference texts have them. */
  readonly families: Readonly<
    Record<HabitFamily, { readonly keys: readonly string[]; readonly counts: readonly number[] }>
  >;
  /** Other writers' blocks of about 1,000 characters: steps to the next habit that occurs, each with its count. */
  readonly impostors: readonly (readonly number[])[];
  readonly measured: readonly MeasuredCloseness[];
  /** Average and standard deviation of the habits that have a name, over texts of about 1,000 characters. */
  readonly named: Readonly<Record<NamedHabitId, { readonly mean: number; readonly deviation: number }>>;
}

/** The file is not what this version of the engine reads. */
export class PopulationError extends Error {
  override readonly name = "PopulationError";
}

/** Checks a parsed population file. Throws `PopulationError` for another version or a damaged file. */
export function checkPopulation(stored: unknown): StoredPopulation {
  const file = stored as Partial<StoredPopulation> | null;
  if (file?.version !== POPULATION_VERSION) {
    throw new PopulationError(
      `The reference file has version ${file?.version}, the engine reads ${POPULATION_VERSION}.`,
    );
  }
  let size = 0;
  for (const family of HABIT_FAMILIES) {
    const own = file.families?.[family];
    if (!own || own.keys.length === 0 || own.keys.length !== own.counts.length) fail(`family ${family}`);
    size += own.keys.length;
  }
  const { impostors, measured, named } = file;
  if (!impostors || impostors.length < MOST_NEAREST || impostors.some((block) => reachOf(block) > size))
    fail("impostors");
  if (
    !measured ||
    measured.length === 0 ||
    measured.some(({ same, other }) => same.length !== 101 || other.length !== 101)
  ) {
    fail("measured closeness");
  }
  if (!named || NAMED_HABIT_IDS.some((id) => !Number.isFinite(named[id]?.mean))) fail("named habits");
  return file as StoredPopulation;
}

/** As many of the other writers' blocks a text is compared with: those that are nearest to it. */
export const MOST_NEAREST = 40;

/** One more than the last habit that a block of an impostor names. */
function reachOf(block: readonly number[]): number {
  let at = 0;
  for (let i = 0; i < block.length; i += 2) at += block[i] ?? 0;
  return at + 1;
}

function fail(part: string): never {
  throw new PopulationError(`The reference file is damaged: ${part}.`);
}
