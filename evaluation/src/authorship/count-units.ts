import {
  countHabits,
  FAMILY_SETTINGS,
  HABIT_FAMILIES,
  type HabitFamily,
  type HabitSpace,
  sumHabits,
} from "@geulgyeol/engine/training";
import type { Unit } from "./read-units.ts";

/** Habits that a population may come to know, and how often each unit has them. */
export interface CountedUnits {
  readonly candidates: readonly { readonly family: HabitFamily; readonly key: string }[];
  /** Places of candidates, each followed by its count. */
  readonly countsOf: (unit: Unit) => Uint16Array;
}

/** Twice as many of each family as a population knows, so that every fold finds its own commonest among them. */
const CANDIDATES_PER_HABIT = 2;
/** Every so-manieth unit decides which habits are candidates. */
const SAMPLED = 8;

/** Counts the habits of all units once; a fold then picks and sums. */
export function countUnits(units: readonly Unit[]): CountedUnits {
  const candidates = commonest(units);
  const places = new Map(candidates.map(({ family, key }, at) => [`${family} ${key}`, at]));
  const known = new Map<Unit, Uint16Array>();
  const countsOf = (unit: Unit) => {
    const found = known.get(unit);
    if (found) return found;
    const habits = habitsOf(unit);
    const counts: number[] = [];
    for (const family of HABIT_FAMILIES) {
      for (const [key, count] of habits[family]) {
        const at = places.get(`${family} ${key}`);
        if (at !== undefined) counts.push(at, count);
      }
    }
    const packed = Uint16Array.from(counts);
    known.set(unit, packed);
    return packed;
  };
  return { candidates, countsOf };
}

/** The commonest habits of every family in a part of the units. */
function commonest(units: readonly Unit[]): CountedUnits["candidates"] {
  const sampled = sumHabits(units.filter((_, at) => at % SAMPLED === 0).map(habitsOf));
  return HABIT_FAMILIES.flatMap((family) =>
    [...sampled[family]]
      .sort(([key, a], [other, b]) => b - a || (key < other ? -1 : 1))
      .slice(0, CANDIDATES_PER_HABIT * FAMILY_SETTINGS[family].habits)
      .map(([key]) => ({ family, key })),
  );
}

function habitsOf({ text, sentences }: Unit) {
  return countHabits({ prose: text, sentences });
}

/** How often some units together have each habit of the space. */
export function vectorsIn(counted: CountedUnits, space: HabitSpace): (units: readonly Unit[]) => Float64Array {
  const target = Int32Array.from(counted.candidates, ({ family, key }) => {
    const place = space.families[HABIT_FAMILIES.indexOf(family)]?.indexOf.get(key);
    return place ?? -1;
  });
  return (units) => {
    const vector = new Float64Array(space.size);
    for (const unit of units) {
      const counts = counted.countsOf(unit);
      for (let i = 0; i + 1 < counts.length; i += 2) {
        const at = target[counts[i] ?? 0] ?? -1;
        if (at >= 0) vector[at] = (vector[at] ?? 0) + (counts[i + 1] ?? 0);
      }
    }
    return vector;
  };
}
