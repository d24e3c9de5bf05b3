import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { prepareReference } from "@geulgyeol/engine/training";
import { corpusVersion } from "../corpus/read-corpus.ts";
import { fitThresholds, measureCloseness } from "./calibrate.ts";
import { drawSets } from "./draw-sets.ts";
import { fitPopulation, writersToFit } from "./fit-population.ts";
import { POPULATION_FILE } from "./read-population.ts";
import { readUnits } from "./read-units.ts";
import { TEST_WRITERS } from "./split.ts";

/** Makes the reference file of the comparison with one's own texts. Same corpus, same file but for the date. */
function main(): void {
  const { values } = parseArgs({
    options: { corpus: { type: "string" }, out: { type: "string", default: POPULATION_FILE } },
  });
  const { corpus, out } = values;
  if (corpus === undefined) throw new Error("Say where the corpus is: npm run train:authorship -- --corpus DIR");
  const units = readUnits(corpus);
  const tested = new Set<string>(Object.values(TEST_WRITERS).flat());
  const fitted = fitPopulation(
    writersToFit(units, tested),
    new Date().toISOString().slice(0, 10),
    corpusVersion(corpus),
  );
  const reference = prepareReference(fitted);
  const thresholds = fitThresholds(drawSets(units, "development"), reference);
  const measured = measureCloseness(drawSets(units, "test"), thresholds, reference);
  const text = `${JSON.stringify({ ...fitted, measured })}\n`;
  writeFileSync(out, text);
  console.log(thresholds);
  console.log(`${text.length} characters, ${gzipSync(text, { level: 9 }).byteLength} bytes with gzip`);
}

main();
