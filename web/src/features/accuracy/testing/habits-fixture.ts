import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHabitRates } from "../habit-rates.ts";

const FILE = join(import.meta.dirname, "../../../../../evaluation/results/authorship-2026-11-26.json");

/** The committed measurement of comparing habits. */
export const HABITS = parseHabitRates(readFileSync(FILE, "utf8"), "2026-11-26");
