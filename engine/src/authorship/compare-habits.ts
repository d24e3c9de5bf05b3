import { type HabitUnit, type MeasuredHabits, NAMED_HABIT_IDS, type NamedHabitId, unitOf } from "./named-habits.ts";
import type { StoredPopulation } from "./population.ts";

/** A habit in the earlier texts and in the new one. */
export interface ComparedHabit {
  readonly id: NamedHabitId;
  readonly unit: HabitUnit;
  /** Lowest and highest of the earlier texts. */
  readonly low: number;
  readonly high: number;
  readonly value: number;
  /** Where the drawn axis ends; it begins at 0. */
  readonly scale: number;
  /** Whether the new text lies within the range, or so little outside that its length explains it. */
  readonly agrees: boolean;
  /** A few words of the new text that show the habit, or empty. */
  readonly example: string;
}

const SHOWN = 6;
const SHOWN_APART = 3;
/** A text shorter than this says nothing about a range. */
const RANGE_LEAST_CHARACTERS = 300;
/** Standard errors that a value may lie outside the range. */
const TOLERATED_ERRORS = 1.5;

/**
 * The habits that tell most: those in which the new text leaves the range of the earlier ones (three at most), and those
 * that set this writer apart from people in general and are found again. Agreeing ones first; never more than six.
 */
export function compareHabits(
  earlier: readonly MeasuredHabits[],
  text: MeasuredHabits,
  named: StoredPopulation["named"],
): ComparedHabit[] {
  const long = earlier.filter(({ characters }) => characters >= RANGE_LEAST_CHARACTERS);
  const ranged = long.length >= 2 ? long : earlier;
  const ranked = NAMED_HABIT_IDS.map((id) => rank(id, ranged, text, named[id])).filter(({ weight }) => weight > 0);
  const by = (agrees: boolean) =>
    ranked.filter(({ habit }) => habit.agrees === agrees).sort((a, b) => b.weight - a.weight);
  const apart = by(false).slice(0, SHOWN_APART);
  const found = by(true).slice(0, SHOWN - apart.length);
  return [...found, ...apart].map(({ habit }) => habit);
}

interface RankedHabit {
  readonly habit: ComparedHabit;
  /** In standard deviations of the population; 0 for a habit that neither side has. */
  readonly weight: number;
}

function rank(
  id: NamedHabitId,
  earlier: readonly MeasuredHabits[],
  text: MeasuredHabits,
  { mean, deviation }: { readonly mean: number; readonly deviation: number },
): RankedHabit {
  const values = earlier.map((one) => one.values[id].value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const { value, example } = text.values[id];
  const unit = unitOf(id);
  const usual = weightedMean(earlier, id, unit);
  const error = TOLERATED_ERRORS * errorOf(unit, Math.max(usual, value), text);
  const agrees = value >= low - error && value <= high + error;
  const scale = Math.max(high, value, mean + 2 * deviation) * 1.08;
  const isAbsent = high === 0 && value === 0;
  const weight = isAbsent ? 0 : Math.abs((agrees ? usual - mean : value - usual) / deviation);
  return {
    habit: { id, unit, low, high, value, scale: Math.min(scale, unit === "sentences" ? 100 : scale), agrees, example },
    weight,
  };
}

function weightedMean(texts: readonly MeasuredHabits[], id: NamedHabitId, unit: HabitUnit): number {
  let sum = 0;
  let whole = 0;
  for (const { values, sentences, characters } of texts) {
    const weight = unit === "sentences" ? sentences : characters;
    sum += values[id].value * weight;
    whole += weight;
  }
  return whole === 0 ? 0 : sum / whole;
}

/** Standard error of a value in a text of this length: binomial for shares, Poisson for rates, and for the median length about that of an exponential. */
function errorOf(unit: HabitUnit, value: number, { sentences, characters }: MeasuredHabits): number {
  if (unit === "characters") return (0.9 * value) / Math.sqrt(Math.max(1, sentences));
  if (unit === "per-thousand") return Math.sqrt(Math.max(value, 1) / (characters / 1_000));
  const share = Math.min(0.98, Math.max(0.02, value / 100));
  return 100 * Math.sqrt((share * (1 - share)) / Math.max(1, sentences));
}
