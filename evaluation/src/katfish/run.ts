import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { corpusVersion } from "../corpus/read-corpus.ts";
import { evaluateKatfish } from "./evaluate-katfish.ts";
import { formatTable } from "./format-table.ts";

const { values } = parseArgs({ options: { corpus: { type: "string" } } });
if (values.corpus === undefined) {
  console.error("usage: tsx evaluation/src/katfish/run.ts --corpus DIR");
  process.exit(2);
}
const started = performance.now();
const result = await evaluateKatfish(values.corpus);
console.log(formatTable(result));
console.log(`\nmember weights: ${JSON.stringify(result.memberWeights)}`);
const date = new Date().toISOString().slice(0, 10);
const folder = new URL("../../results/", import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`katfish-${date}.json`, folder);
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
writeFileSync(
  file,
  `${JSON.stringify({ date, commit, corpus: corpusVersion(values.corpus), node: process.version, ...result }, null, 2)}\n`,
);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s, written to ${file.pathname}`);
