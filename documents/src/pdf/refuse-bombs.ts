import { constants, inflateSync } from "node:zlib";
import { DocumentError } from "../document-error.ts";

/** Of one stream: drawing operators of a page, objects, a font. A page full of text takes some hundred kilobytes. */
const STREAM_MAX_BYTES = 48 * 2 ** 20;
/** Of a picture: three colours of 40 megapixels, and room for an alpha channel. */
const PICTURE_MAX_BYTES = 160 * 2 ** 20;
/** Deflate packs no better than this. */
const LARGEST_RATIO = 1032;
/** Before the data, where their dictionary stands. */
const DICTIONARY_BYTES = 600;
const PICTURE = /\/Subtype\s*\/Image/;

/**
 * Throws `FILE_TOO_COMPLEX` when a stream of the file inflates to more than any document holds. The engine unpacks a
 * stream whole before it looks at it, and knows no limit of its own. Streams that are packed twice or encrypted are not
 * seen here; the limits of the process hold for them.
 */
export function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    let start = at + 6;
    if (file[start] === 0x0d) start++;
    if (file[start] === 0x0a) start++;
    const found = file.indexOf("endstream", start);
    const end = found < 0 ? file.length : found;
    const dictionary = file.toString("latin1", Math.max(0, at - DICTIONARY_BYTES), at);
    const most = PICTURE.test(dictionary) ? PICTURE_MAX_BYTES : STREAM_MAX_BYTES;
    if ((end - start) * LARGEST_RATIO > most && isLonger(file.subarray(start, end), most)) {
      throw new DocumentError("FILE_TOO_COMPLEX", "stream");
    }
    at = Math.max(at, end);
  }
}

function isLonger(deflated: Uint8Array, most: number): boolean {
  try {
    inflateSync(deflated, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
    return false;
  } catch (error) {
    // Whatever else it is, it is not deflated, or broken: the engine finds out.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
}
