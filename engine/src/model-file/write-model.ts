import {
  ALIGNMENT,
  COMPATIBILITY,
  checksum,
  FORMAT_VERSION,
  MAGIC,
  type ModelHeader,
  PREAMBLE_BYTES,
  type Table,
  type TableEntry,
  type TableType,
} from "./format.ts";

export interface ModelContent {
  readonly modelVersion: string;
  readonly parameters: unknown;
  readonly tables: ReadonlyMap<string, Table>;
}

/** The bytes of a model file; the same content always gives the same bytes. */
export function writeModel(content: ModelContent): Uint8Array {
  // Offsets are in the header and depend on its length, so the layout is done twice, the second time with the header
  // padded to the first length.
  let headerBytes = 0;
  for (;;) {
    const { text, end } = layOut(content, headerBytes);
    if (text.length <= headerBytes) return fill(content, text.padEnd(headerBytes, " "), end);
    headerBytes = aligned(text.length + 16);
  }
}

function layOut(content: ModelContent, headerBytes: number): { text: string; end: number } {
  let offset = PREAMBLE_BYTES + headerBytes;
  const tables: TableEntry[] = [];
  for (const [name, table] of content.tables) {
    offset = aligned(offset);
    tables.push({ name, type: typeOf(table), offset, length: table.length });
    offset += table.byteLength;
  }
  const header: ModelHeader = {
    compatibility: COMPATIBILITY,
    modelVersion: content.modelVersion,
    tables,
    parameters: content.parameters,
  };
  return { text: ascii(JSON.stringify(header)), end: offset };
}

function fill(content: ModelContent, header: string, end: number): Uint8Array {
  const bytes = new Uint8Array(end);
  for (let at = 0; at < header.length; at++) bytes[PREAMBLE_BYTES + at] = header.charCodeAt(at);
  let offset = PREAMBLE_BYTES + header.length;
  for (const table of content.tables.values()) {
    offset = aligned(offset);
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), offset);
    offset += table.byteLength;
  }
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, FORMAT_VERSION, true);
  view.setUint32(8, header.length, true);
  view.setUint32(12, end, true);
  view.setUint32(16, checksum(bytes.subarray(PREAMBLE_BYTES)), true);
  return bytes;
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}

function typeOf(table: Table): TableType {
  if (table instanceof Int8Array) return "i8";
  if (table instanceof Uint8Array) return "u8";
  if (table instanceof Uint16Array) return "u16";
  return table instanceof Uint32Array ? "u32" : "f32";
}

function ascii(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
