/** Address of the model file, which bundlers copy beside their output. */
export const MODEL_URL = new URL("./geulgyeol.model.bin", import.meta.url);

/** The model's bytes for `createDetector`, fetched (11.6 MB). Throws if the answer is not a success. */
export async function readModel(): Promise<Uint8Array> {
  const response = await fetch(MODEL_URL);
  if (!response.ok) throw new Error(`The model file could not be fetched: status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
