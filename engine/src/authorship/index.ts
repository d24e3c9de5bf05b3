/** Exports for the page that compares a text with its writer's earlier ones. */
export {
  type Answer,
  type ComparisonOutcome,
  EARLIER_LEAST_CHARACTERS,
  NEW_LEAST_CHARACTERS,
  shareBelow,
  type UnclearReason,
} from "./answer.ts";
export { AuthorshipError, type AuthorshipErrorCode, EARLIER_TEXTS, TEXT_MOST_UNITS } from "./check-texts.ts";
export type { ComparedHabit } from "./compare-habits.ts";
export { type AuthorshipComparer, type Comparison, createAuthorshipComparer } from "./compare-texts.ts";
export { NAMED_HABIT_IDS, type NamedHabitId } from "./named-habits.ts";
export { type MeasuredCloseness, PopulationError } from "./population.ts";
