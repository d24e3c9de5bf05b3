import {
  countVector,
  FAMILY_SETTINGS,
  HABIT_FAMILIES,
  habitSpace,
  measureNamedHabits,
  NAMED_HABIT_IDS,
  POPULATION_VERSION,
  packBlock,
  prepareText,
  type StoredPopulation,
  sumHabits,
} from "@geulgyeol/engine/training";
import { seededRandom, shuffledOrder } from "../learners/seeded-random.ts";
import type { Unit } from "./read-units.ts";
import { newText } from "./trials.ts";
import { groupWriters, unitsOfWriter, type Writer } from "./writers.ts";

const BLOCK_CHARACTERS = 1_000;
const HUMAN_IMPOSTORS = 90;
const MODEL_IMPOSTORS = 60;
/** So that no writer makes up much of the impostors. */
const BLOCKS_PER_WRITER = { human: 8, model: 3 } as const;
const PETITIONS = 60;
const SEED = 20261124;

/** Statistics of the reference texts; `measured` is filled in once closeness was measured with them. */
export function fitPopulation(writers: readonly Writer[], date: string, data: string): StoredPopulation {
  const people = writers.filter(({ kind }) => kind !== "model");
  const units = people.flatMap(unitsOfWriter);
  const sum = sumHabits(units.map(({ counts }) => counts));
  const familyOf = (family: (typeof HABIT_FAMILIES)[number]) => {
    const commonest = [...sum[family]]
      .sort(([key, a], [other, b]) => b - a || (key < other ? -1 : 1))
      .slice(0, FAMILY_SETTINGS[family].habits);
    return { keys: commonest.map(([key]) => key), counts: commonest.map(([, count]) => count) };
  };
  const families = Object.fromEntries(
    HABIT_FAMILIES.map((family) => [family, familyOf(family)]),
  ) as unknown as StoredPopulation["families"];
  const space = habitSpace({ families });
  const { human, model } = drawBlocks(writers);
  const blocks = [...human, ...model];
  return {
    version: POPULATION_VERSION,
    date,
    data,
    families,
    impostors: blocks.map((block) => packBlock(countVector(sumHabits(block.map(({ counts }) => counts)), space))),
    measured: [],
    named: nameHabits(human),
  };
}

/** Blocks of about 1,000 characters of people and of models, drawn from all writers alike. */
export function drawBlocks(writers: readonly Writer[]): { human: Unit[][]; model: Unit[][] } {
  const random = seededRandom(SEED);
  const draw = (blocks: Unit[][], count: number) =>
    [...shuffledOrder(blocks.length, random)].slice(0, count).map((at) => blocks[at] as Unit[]);
  const blocksOf = (own: readonly Writer[], most: number) =>
    own.flatMap((writer) => draw(blocksOfWriter(writer), most));
  const petitions = writers.filter(({ kind }) => kind === "petition").map(unitsOfWriter);
  const people = writers.filter(({ kind }) => kind !== "petition" && kind !== "model");
  const human = [...blocksOf(people, BLOCKS_PER_WRITER.human), ...draw(petitions, PETITIONS)];
  const models = writers.filter(({ kind }) => kind === "model");
  return {
    human: draw(human, HUMAN_IMPOSTORS),
    model: draw(blocksOf(models, BLOCKS_PER_WRITER.model), MODEL_IMPOSTORS),
  };
}

/** A writer's documents in blocks; writers with fewer than three are left out. */
function blocksOfWriter({ documents }: Writer): Unit[][] {
  const blocks: Unit[][] = [];
  for (let at = 0; at < documents.length; ) {
    const text = newText(documents.slice(at), 0, BLOCK_CHARACTERS);
    if (text) blocks.push(text.units);
    at += Math.max(1, text?.used.size ?? 1);
  }
  return blocks.length < 3 ? [] : blocks;
}

function nameHabits(blocks: readonly Unit[][]): StoredPopulation["named"] {
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

/** The writers that may be fitted on, given those that are only measured. */
export function writersToFit(units: readonly Unit[], tested: ReadonlySet<string>): Writer[] {
  return groupWriters(units).filter(({ id, kind }) => !tested.has(id) && kind !== "paired-model");
}
