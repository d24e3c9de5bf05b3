import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HabitRates, parseHabitRates } from "./habit-rates.ts";

const RESULT = /^authorship-(\d{4}-\d\d-\d\d)\.json$/;

/** The newest measurement of comparing habits, read at build time (in the folder of this workspace). */
export function readHabitRates(): HabitRates {
  const folder = join(process.cwd(), "../evaluation/results");
  const [newest] = readdirSync(folder)
    .filter((name) => RESULT.test(name))
    .sort()
    .reverse();
  if (newest === undefined) throw new Error("There is no measurement of comparing habits.");
  return parseHabitRates(readFileSync(join(folder, newest), "utf8"), RESULT.exec(newest)?.[1] ?? "");
}
