import { readFile } from "node:fs/promises";
import { createDetector, type Detector } from "@geulgyeol/engine";

/** The model lies in the engine's folder, two levels above both this source file and its bundle. */
const MODEL = new URL("../../engine/model/geulgyeol.model.bin", import.meta.url);

export async function loadDetector(): Promise<Detector> {
  return createDetector(await readFile(MODEL));
}
