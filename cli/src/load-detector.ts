import { readFile } from "node:fs/promises";
import { createDetector } from "@geulgyeol/engine";
import { type AuthorshipComparer, createAuthorshipComparer } from "@geulgyeol/engine/authorship";
import { type WordedDetector, wordDetector } from "@geulgyeol/wording/report";

/** The models are in the engine's folder, two levels above both this source file and its bundle. */
const MODEL = new URL("../../engine/model/geulgyeol.model.bin", import.meta.url);
const POPULATION = new URL("../../engine/model/authorship.json", import.meta.url);

export async function loadDetector(): Promise<WordedDetector> {
  return wordDetector(createDetector(await readFile(MODEL)));
}

export async function loadComparer(): Promise<AuthorshipComparer> {
  return createAuthorshipComparer(JSON.parse(await readFile(POPULATION, "utf8")));
}
