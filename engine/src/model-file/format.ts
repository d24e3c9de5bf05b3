/**
 * The model file: magic, format version, length and checksum of the header, the header (JSON), then the large tables
 * (little-endian, each at a multiple of `ALIGNMENT` bytes).
 */
export const MAGIC = 0x4c594747; // "GGYL"
export const FORMAT_VERSION = 1;
/**
 * Raised whenever the engine reads prose, views or inputs differently, so that an older model would give wrong results.
 */
export const COMPATIBILITY = 9;
export const PREAMBLE_BYTES = 24;
export const ALIGNMENT = 8;

export type TableType = "i8" | "u8" | "u16" | "u32" | "f32";

export interface TableEntry {
  readonly name: string;
  readonly type: TableType;
  readonly offset: number;
  readonly length: number;
}

export interface ModelHeader {
  readonly compatibility: number;
  readonly modelVersion: string;
  readonly tables: readonly TableEntry[];
  readonly parameters: unknown;
}

export type Table = Int8Array | Uint8Array | Uint16Array | Uint32Array | Float32Array;

export class ModelFileError extends Error {
  override readonly name = "ModelFileError";
}

/** FNV-1a over 32-bit words; detects truncated and damaged files, not tampering. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  const words = bytes.byteLength >> 2;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < words; at++) hash = Math.imul(hash ^ view.getInt32(at * 4, true), 0x01000193);
  for (let at = words * 4; at < bytes.byteLength; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
  return hash >>> 0;
}
