import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { RESULTS_FOLDER, writeRecord } from "./write-record.ts";

/** Recreates the public record from a dated result, for instance after a new run of the KatFish protocol. */
const { positionals } = parseArgs({ allowPositionals: true });
const [name] = positionals;
if (name === undefined) {
  console.error("usage: tsx evaluation/src/record/run.ts RESULT.json (a file of evaluation/results)");
  process.exit(2);
}
writeRecord(JSON.parse(readFileSync(join(RESULTS_FOLDER, name), "utf8")));
