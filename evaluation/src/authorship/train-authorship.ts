import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { POPULATION_VERSION, type StoredPopulation } from "@geulgyeol/engine/training";
import { corpusVersion } from "../corpus/read-corpus.ts";
import { measureCloseness } from "./calibrate.ts";
import { countUnits } from "./count-units.ts";
import { crossValidate, withoutWriters } from "./cross-validate.ts";
import { drawBlocks, fitPopulation } from "./fit-population.ts";
import { nameHabits } from "./name-habits.ts";
import { POPULATION_FILE } from "./read-population.ts";
import { readUnits } from "./read-units.ts";
import { GENRES, type Genre } from "./split.ts";
import { findCommonWords } from "./topic-words.ts";
import { groupWriters } from "./writers.ts";

/**
 * Makes the reference file of the comparison with one's own texts: fitted on everybody, its thresholds and percentiles from
 * fits that had not seen the writers they were measured on. Same corpus, same file but for the date.
 */
function main(): void {
  const { values } = parseArgs({
    options: { corpus: { type: "string" }, out: { type: "string", default: POPULATION_FILE } },
  });
  const { corpus, out } = values;
  if (corpus === undefined) throw new Error("Say where the corpus is: npm run train:authorship -- --corpus DIR");
  const units = readUnits(corpus);
  findCommonWords(units);
  const writers = groupWriters(units);
  const counted = countUnits(units);
  const everybody = withoutWriters(writers, "blog", []);
  const heldOut = (Object.keys(GENRES) as Genre[]).flatMap((genre) => crossValidate(writers, counted, genre, false));
  const population: StoredPopulation = {
    version: POPULATION_VERSION,
    date: new Date().toISOString().slice(0, 10),
    data: corpusVersion(corpus),
    ...fitPopulation(everybody, counted),
    measured: measureCloseness(heldOut),
    named: nameHabits(drawBlocks(everybody).human),
  };
  const text = `${JSON.stringify(population)}\n`;
  writeFileSync(out, text);
  for (const { characters, similarFrom, differentBelow } of population.measured) {
    console.log(`${characters} characters: similar from ${similarFrom}, different below ${differentBelow}`);
  }
  console.log(`${text.length} characters, ${gzipSync(text, { level: 9 }).byteLength} bytes with gzip`);
}

main();
