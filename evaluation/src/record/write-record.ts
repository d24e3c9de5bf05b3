import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildRecord, type DatedKatfish, type DatedResults } from "./build-record.ts";

const ROOT = join(import.meta.dirname, "../../..");
export const RESULTS_FOLDER = join(ROOT, "evaluation/results");
export const RECORD_FILE = join(ROOT, "engine/model/accuracy.json");

/** The newest KatFish result of a folder by its name, or null if there is none. */
export function newestKatfish(folder: string): DatedKatfish | null {
  const name = readdirSync(folder)
    .filter((file) => /^katfish-[\d-]+\.json$/.test(file))
    .sort()
    .at(-1);
  return name === undefined ? null : JSON.parse(readFileSync(join(folder, name), "utf8"));
}

/** Writes the public record of a result next to the model, and the README table from it. */
export function writeRecord(results: DatedResults): void {
  writeFileSync(RECORD_FILE, `${JSON.stringify(buildRecord(results, newestKatfish(RESULTS_FOLDER)), null, 1)}\n`);
  execFileSync(process.execPath, [join(ROOT, "scripts/update-readme-accuracy.mjs")], { stdio: "inherit" });
}
