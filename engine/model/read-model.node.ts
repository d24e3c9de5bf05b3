import { readFile } from "node:fs/promises";

/** Address of the model file. */
export const MODEL_URL = new URL("./geulgyeol.model.bin", import.meta.url);

/** The model's bytes for `createDetector`, read from the package's folder (11.6 MB). Throws the file system's error. */
export async function readModel(): Promise<Uint8Array> {
  return readFile(MODEL_URL);
}
