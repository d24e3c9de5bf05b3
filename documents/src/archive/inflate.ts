import { Inflate } from "fflate";
import { DocumentError } from "../document-error.ts";
import { MOST_RATIO, RATIO_FREE_BYTES } from "./limits.ts";

/** Input step so small that it cannot inflate to more than 16 MB (deflate's best ratio is 1,032). */
const STEP_BYTES = 16 * 1024;

/**
 * Inflates raw deflate data with limits checked during growth: FILE_TOO_COMPLEX above `maxBytes` or above a realistic
 * ratio to the bytes read. FILE_BROKEN if the data are damaged or end too early.
 */
export function inflate(compressed: Uint8Array, maxBytes: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const stream = new Inflate((chunk, final) => {
    length += chunk.length;
    if (length > maxBytes) throw new DocumentError("FILE_TOO_COMPLEX", "part too large");
    if (chunk.length > 0) chunks.push(chunk);
    ended ||= final;
  });
  try {
    for (let at = 0; at < compressed.length; at += STEP_BYTES) {
      const end = Math.min(at + STEP_BYTES, compressed.length);
      stream.push(compressed.subarray(at, end), end === compressed.length);
      if (length > RATIO_FREE_BYTES && length > end * MOST_RATIO) {
        throw new DocumentError("FILE_TOO_COMPLEX", "inflates too much");
      }
    }
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("FILE_BROKEN", "deflate", { cause: error });
  }
  if (!ended) throw new DocumentError("FILE_BROKEN", "deflate ends early");
  const [first] = chunks;
  if (chunks.length === 1 && first) return first;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
