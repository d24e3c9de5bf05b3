import { prepareText } from "../text/prepare-text.ts";
import {
  type Answer,
  answerOf,
  EARLIER_LEAST_CHARACTERS,
  measurementFor,
  NEW_LEAST_CHARACTERS,
  type UnclearReason,
} from "./answer.ts";
import { checkGiven, checkPrepared } from "./check-texts.ts";
import { closenessOf, prepareReference } from "./closeness.ts";
import { type ComparedHabit, compareHabits } from "./compare-habits.ts";
import { countHabits, sumHabits } from "./habit-counts.ts";
import { measureNamedHabits } from "./named-habits.ts";
import { checkPopulation, type MeasuredCloseness } from "./population.ts";

/** What comparing a text with its writer's earlier ones shows. It speaks of texts, never of a person. */
export interface Comparison {
  /** Characters of prose of each earlier text, in the given order, and of the new one. */
  readonly earlierCharacters: readonly number[];
  readonly newCharacters: number;
  /** Null where too little was given to measure; the answer is then 가릴 수 없어요. */
  readonly closeness: number | null;
  readonly answer: Answer | null;
  readonly reason: UnclearReason | null;
  /** What was measured on texts of about this length. */
  readonly measured: MeasuredCloseness;
  readonly habits: readonly ComparedHabit[];
}

/** Compares texts; the population is prepared once. */
export interface AuthorshipComparer {
  /** Throws `AuthorshipError` for texts that cannot be compared. Pure: same texts, same result. */
  compare(earlier: readonly string[], text: string): Comparison;
}

/** Prepares the reference population. Throws `PopulationError` if the file is not one that this engine reads. */
export function createAuthorshipComparer(file: unknown): AuthorshipComparer {
  const stored = checkPopulation(file);
  const reference = prepareReference(stored);
  return {
    compare(earlier, text) {
      checkGiven(earlier, text);
      const earlierPrepared = earlier.map((one) => prepareText(one));
      const prepared = prepareText(text);
      checkPrepared(earlierPrepared, prepared);
      const earlierCharacters = earlierPrepared.map(({ prose }) => prose.length);
      const newCharacters = prepared.prose.length;
      const measured = measurementFor(newCharacters, stored.measured);
      const reason = reasonOf(earlierCharacters, newCharacters);
      const counts = earlierPrepared.map(countHabits);
      // Rounded, so that browsers whose logarithms differ in the last digit give the same answer.
      const raw = reason === null ? closenessOf(sumHabits(counts), countHabits(prepared), reference) : null;
      const closeness = raw === null ? null : Math.round(raw * 1e4) / 1e4;
      return {
        earlierCharacters,
        newCharacters,
        closeness,
        answer: closeness === null ? null : answerOf(closeness, measured),
        reason,
        measured,
        habits: compareHabits(earlierPrepared.map(measureNamedHabits), measureNamedHabits(prepared), stored.named),
      };
    },
  };
}

function reasonOf(earlier: readonly number[], characters: number): UnclearReason | null {
  if (earlier.reduce((sum, own) => sum + own, 0) < EARLIER_LEAST_CHARACTERS) return "earlier-short";
  return characters < NEW_LEAST_CHARACTERS ? "new-short" : null;
}
