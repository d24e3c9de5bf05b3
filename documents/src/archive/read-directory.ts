import { DocumentError } from "../document-error.ts";
import { MOST_PARTS } from "./limits.ts";

/** One file of an archive, as described by its central directory, the only authoritative one. */
export interface Entry {
  readonly name: string;
  /** 0 stored, 8 deflated; others are not supported. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Offset of its local header. */
  readonly offset: number;
}

/** Reads the name of an entry; Windows writes Korean ones in its own code page. */
export type DecodeName = (bytes: Uint8Array) => string;

const decodeUtf8: DecodeName = (bytes) => new TextDecoder().decode(bytes);

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** Maximum length of the comment after the end record. */
const LONGEST_COMMENT = 0xffff;

const broken = (detail: string) => new DocumentError("FILE_BROKEN", detail);

/**
 * Files of a zip archive by name. Throws FILE_BROKEN for an archive that is truncated, inconsistent, or has duplicate
 * or outside paths, and FILE_TOO_COMPLEX for one with too many files. (APPNOTE.TXT 6.3, without zip64.)
 */
export function readDirectory(bytes: Uint8Array, decodeName: DecodeName = decodeUtf8): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) throw broken("several disks");
  if (at + length > end) throw broken("directory outside of the archive");
  if (count > MOST_PARTS) throw new DocumentError("FILE_TOO_COMPLEX", "too many parts");
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw broken("directory entry");
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const next = at + ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw broken("directory entry cut off");
    const name = decodeName(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    const entry: Entry = {
      name,
      method: view.getUint16(at + 10, true),
      encrypted: (flags & 1) !== 0,
      crc: view.getUint32(at + 16, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    at = next;
    if (!isPlainPath(name)) throw broken("path outside of the archive");
    if (entry.offset + entry.compressedSize > end) throw broken("part outside of the archive");
    if (entries.has(name)) throw broken("two parts of one name");
    entries.set(name, entry);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw broken("no end of the archive");
}

/** Nothing is ever written to disk, but an archive with such names was made to attack another program. */
function isPlainPath(name: string): boolean {
  return !/^[/\\]|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i.test(name);
}
