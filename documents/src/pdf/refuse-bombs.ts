import { constants, inflateSync } from "node:zlib";
import { DocumentError } from "../document-error.ts";

/**
 * Limit for one stream: drawing operators of a page, objects, a font. A full page of text takes a few hundred
 * kilobytes.
 */
const STREAM_MAX_BYTES = 48 * 2 ** 20;
/** Limit for a picture: three colours of 40 megapixels, and an alpha channel. */
const PICTURE_MAX_BYTES = 160 * 2 ** 20;
/** Maximum compression ratio of deflate. */
const LARGEST_RATIO = 1032;
/** Bytes before the data that are searched for their dictionary. */
const DICTIONARY_BYTES = 600;
const PICTURE = /\/Subtype\s*\/Image/;

/**
 * Throws `FILE_TOO_COMPLEX` if a stream inflates to more than any real document has, since the engine inflates streams
 * whole and without a limit. Double-compressed and encrypted streams are not detected; for them the process limits
 * apply.
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
    // It is not deflated, or broken; the engine will detect that.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
}
