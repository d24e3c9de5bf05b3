import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { STORED_RECORD_MAX_BYTES } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half a second for the largest record, on a thread of its own. */
const QUALITY = 5;

/** A record's JSON as stored. Rejects with `RECORD_TOO_LARGE`. */
export async function packRecord(json: Uint8Array): Promise<Uint8Array> {
  const bytes = await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  if (bytes.length > STORED_RECORD_MAX_BYTES) throw new AppError("RECORD_TOO_LARGE");
  return bytes;
}

/** A stored record as JSON in UTF-8. It is not decoded: the largest has megabytes. */
export async function unpackRecord(bytes: Uint8Array): Promise<Buffer> {
  return decompress(bytes);
}
