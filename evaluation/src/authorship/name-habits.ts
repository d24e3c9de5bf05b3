import { measureNamedHabits, NAMED_HABIT_IDS, prepareText, type StoredPopulation } from "@geulgyeol/engine/training";
import type { Unit } from "./read-units.ts";

/** Average and standard deviation of the habits that have a name, over blocks of many writers. */
export function nameHabits(blocks: readonly (readonly Unit[])[]): StoredPopulation["named"] {
  const measured = blocks.map((block) => measureNamedHabits(prepareText(block.map(({ text }) => text).join(" "))));
  const statistics = NAMED_HABIT_IDS.map((id) => {
    const values = measured.map(({ values }) => values[id].value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return [id, { mean: round(mean), deviation: round(Math.max(Math.sqrt(variance), 0.1)) }];
  });
  return Object.fromEntries(statistics) as StoredPopulation["named"];
}

const round = (value: number) => Math.round(value * 100) / 100;
