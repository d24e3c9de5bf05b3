import { DocumentError } from "../document-error.ts";
import { crc32 } from "./crc32.ts";
import { inflate } from "./inflate.ts";
import { PART_MAX_BYTES, TOTAL_MAX_BYTES } from "./limits.ts";
import { type DecodeName, type Entry, readDirectory } from "./read-directory.ts";

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

/** The parts of an office file. Only requested parts are inflated, never pictures and nested archives. */
export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /**
   * Bytes of a part, or null if there is none. Throws FILE_BROKEN if they contradict the directory (size, checksum),
   * FILE_ENCRYPTED, and FILE_TOO_COMPLEX if one part or all parts so far exceed the limits.
   */
  read(name: string): Uint8Array | null;
}

/** @param totalMaxBytes most that all parts together may inflate to */
export function openArchive(
  bytes: Uint8Array,
  { totalMaxBytes = TOTAL_MAX_BYTES, decodeName }: { totalMaxBytes?: number; decodeName?: DecodeName } = {},
): Archive {
  const entries = readDirectory(bytes, decodeName);
  let left = totalMaxBytes;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const part = readPart(bytes, entry, Math.min(left, PART_MAX_BYTES));
      left -= part.length;
      return part;
    },
  };
}

function readPart(bytes: Uint8Array, entry: Entry, maxBytes: number): Uint8Array {
  if (entry.encrypted) throw new DocumentError("FILE_ENCRYPTED", "zip encryption");
  // Rejecting by the declared size saves work, but the declaration itself is not trusted.
  if (entry.size > maxBytes) throw new DocumentError("FILE_TOO_COMPLEX", "part too large");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = entry;
  if (offset + LOCAL_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
    throw new DocumentError("FILE_BROKEN", "local header");
  }
  const from = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + entry.compressedSize > bytes.length) throw new DocumentError("FILE_BROKEN", "part cut off");
  const data = bytes.subarray(from, from + entry.compressedSize);
  const part = unpack(data, entry, maxBytes);
  if (part.length !== entry.size || crc32(part) !== entry.crc) throw new DocumentError("FILE_BROKEN", "checksum");
  return part;
}

function unpack(data: Uint8Array, { method }: Entry, maxBytes: number): Uint8Array {
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new DocumentError("FILE_BROKEN", `compression method ${method}`);
  return inflate(data, maxBytes);
}
