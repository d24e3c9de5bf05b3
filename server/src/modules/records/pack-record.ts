import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { STORED_RECORD_MAX_BYTES, type WritingRecord } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half a second for the largest record, on a thread of its own. */
const QUALITY = 5;

/** The record as stored. Rejects with `RECORD_TOO_LARGE`. */
export async function packRecord(record: WritingRecord): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const bytes = await compress(JSON.stringify(record), { params });
  if (bytes.length > STORED_RECORD_MAX_BYTES) throw new AppError("RECORD_TOO_LARGE");
  return bytes;
}

/** A stored record as JSON. */
export async function unpackRecord(bytes: Uint8Array): Promise<string> {
  return (await decompress(bytes)).toString("utf8");
}
