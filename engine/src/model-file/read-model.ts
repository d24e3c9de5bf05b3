import {
  ALIGNMENT,
  COMPATIBILITY,
  checksum,
  FORMAT_VERSION,
  MAGIC,
  ModelFileError,
  type ModelHeader,
  PREAMBLE_BYTES,
  type Table,
  type TableEntry,
} from "./format.ts";

export interface ModelFile {
  readonly modelVersion: string;
  readonly parameters: unknown;
  /** Throws `ModelFileError` if the file has no such table. */
  table<T extends Table>(name: string, type: new (buffer: ArrayBufferLike, offset: number, length: number) => T): T;
}

/**
 * Reads a model file; throws `ModelFileError` if it is damaged or made for another version of the engine. The tables stay
 * where they are, so the bytes must not change; several threads may share them.
 */
export function readModel(given: Uint8Array): ModelFile {
  // Tables are read in place, so they must be at aligned addresses.
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : new Uint8Array(given);
  if (bytes.byteLength < PREAMBLE_BYTES) throw new ModelFileError("The model file is too short.");
  const { buffer, byteOffset } = bytes;
  const view = new DataView(buffer, byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw new ModelFileError("This is no model file.");
  const format = view.getUint32(4, true);
  if (format !== FORMAT_VERSION) {
    throw new ModelFileError(`The model file has format ${format}, this engine reads ${FORMAT_VERSION}.`);
  }
  const headerBytes = view.getUint32(8, true);
  const total = view.getUint32(12, true);
  if (total !== bytes.byteLength) {
    throw new ModelFileError(`The model file has ${bytes.byteLength} bytes, it should have ${total}.`);
  }
  if (view.getUint32(16, true) !== checksum(bytes.subarray(PREAMBLE_BYTES))) {
    throw new ModelFileError("The model file is damaged: its checksum differs.");
  }
  const header = JSON.parse(decodeUtf8(bytes.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + headerBytes))) as ModelHeader;
  if (header.compatibility !== COMPATIBILITY) {
    throw new ModelFileError(
      `The model was trained for engine compatibility ${header.compatibility}, this engine has ${COMPATIBILITY}.`,
    );
  }
  const entries = new Map<string, TableEntry>(header.tables.map((entry) => [entry.name, entry]));
  return {
    modelVersion: header.modelVersion,
    parameters: header.parameters,
    table(name, type) {
      const entry = entries.get(name);
      if (entry === undefined) throw new ModelFileError(`The model file has no table "${name}".`);
      return new type(buffer, byteOffset + entry.offset, entry.length);
    },
  };
}

/** The header is ASCII (other characters escaped), so that no platform decoder is needed. */
function decodeUtf8(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}
