import { readFile } from "node:fs/promises";
import { createDetector } from "@geulgyeol/engine";
import { type WordedDetector, wordDetector } from "@geulgyeol/wording/report";

/** The model is in the engine's folder, two levels above both this source file and its bundle. */
const MODEL = new URL("../../engine/model/geulgyeol.model.bin", import.meta.url);

export async function loadDetector(): Promise<WordedDetector> {
  return wordDetector(createDetector(await readFile(MODEL)));
}
