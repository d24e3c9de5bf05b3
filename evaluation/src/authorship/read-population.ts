import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPopulation, type StoredPopulation } from "@geulgyeol/engine/training";

export const POPULATION_FILE = join(import.meta.dirname, "../../../engine/model/authorship.json");

export function readPopulation(path = POPULATION_FILE): StoredPopulation {
  return checkPopulation(JSON.parse(readFileSync(path, "utf8")));
}
