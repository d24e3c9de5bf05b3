import {
  FAMILY_SETTINGS,
  HABIT_FAMILIES,
  type HabitFamily,
  habitSpace,
  packBlock,
  type StoredPopulation,
} from "@geulgyeol/engine/training";
import { seededRandom, shuffledOrder } from "../learners/seeded-random.ts";
import { type CountedUnits, vectorsIn } from "./count-units.ts";
import type { Unit, WriterKind } from "./read-units.ts";
import { newText } from "./trials.ts";
import { unitsOfWriter, type Writer } from "./writers.ts";

const BLOCK_CHARACTERS = 1_000;
/** As many blocks of each kind of people (a petition is a block), so that folds differ little in what they compare with. */
const BLOCKS_PER_KIND = 18;
const PEOPLE = ["blog", "fiction", "book", "documentation"] as const satisfies WriterKind[];
const MODEL_BLOCKS = 60;
const PEOPLE_BLOCKS = 90;
const PETITIONS = 60;
/** So that no writer makes up much of the impostors. */
const BLOCKS_PER_WRITER = { human: 8, model: 3 } as const;
const SEED = 20261124;

/** What the closeness of texts needs to know of the reference texts. */
export function fitPopulation(
  writers: readonly Writer[],
  counted: CountedUnits,
): Pick<StoredPopulation, "families" | "impostors"> {
  const people = writers.filter(({ kind }) => kind !== "model");
  const families = commonestHabits(people.flatMap(unitsOfWriter), counted);
  const vectorOf = vectorsIn(counted, habitSpace({ families }));
  const { human, model } = drawBlocks(writers);
  return { families, impostors: [...human, ...model].map((block) => packBlock(vectorOf(block))) };
}

function commonestHabits(units: readonly Unit[], { candidates, countsOf }: CountedUnits): StoredPopulation["families"] {
  const sums = new Float64Array(candidates.length);
  for (const unit of units) {
    const counts = countsOf(unit);
    for (let i = 0; i + 1 < counts.length; i += 2) {
      const at = counts[i] ?? 0;
      sums[at] = (sums[at] ?? 0) + (counts[i + 1] ?? 0);
    }
  }
  const all = candidates.map(({ family, key }, at) => ({ family, key, count: sums[at] ?? 0 }));
  const familyOf = (family: HabitFamily) => {
    const commonest = all
      .filter((one) => one.family === family && one.count > 0)
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
      .slice(0, FAMILY_SETTINGS[family].habits);
    return { keys: commonest.map(({ key }) => key), counts: commonest.map(({ count }) => count) };
  };
  return Object.fromEntries(
    HABIT_FAMILIES.map((family) => [family, familyOf(family)]),
  ) as unknown as StoredPopulation["families"];
}

/** Blocks of about 1,000 characters of people and of models, evenly of each kind of people. */
export function drawBlocks(writers: readonly Writer[]): { human: Unit[][]; model: Unit[][] } {
  const { draw, blocksOf } = drawing();
  const ofKind = (kind: WriterKind) => writers.filter((writer) => writer.kind === kind);
  const human = PEOPLE.map((kind) => draw(blocksOf(ofKind(kind), BLOCKS_PER_WRITER.human), BLOCKS_PER_KIND));
  const petitions = draw(ofKind("petition").map(unitsOfWriter), BLOCKS_PER_KIND);
  return {
    human: [...human.flat(), ...petitions],
    model: draw(blocksOf(ofKind("model"), BLOCKS_PER_WRITER.model), MODEL_BLOCKS),
  };
}

/** Blocks of people as they come, on which the other methods are standardised. */
export function drawPeople(writers: readonly Writer[]): Unit[][] {
  const { draw, blocksOf } = drawing();
  const others = writers.filter(({ kind }) => kind !== "petition" && kind !== "model");
  const petitions = writers.filter(({ kind }) => kind === "petition").map(unitsOfWriter);
  return draw([...blocksOf(others, BLOCKS_PER_WRITER.human), ...draw(petitions, PETITIONS)], PEOPLE_BLOCKS);
}

function drawing() {
  const random = seededRandom(SEED);
  const draw = (blocks: readonly Unit[][], count: number) =>
    [...shuffledOrder(blocks.length, random)].slice(0, count).map((at) => blocks[at] as Unit[]);
  const blocksOf = (own: readonly Writer[], most: number) =>
    own.flatMap((writer) => draw(blocksOfWriter(writer), most));
  return { draw, blocksOf };
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
