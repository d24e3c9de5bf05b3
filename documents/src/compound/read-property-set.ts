/** A property: text, or a time in ISO 8601, UTC. Other types are left out. */
export type PropertySet = ReadonlyMap<number, string>;

const TEXT = 0x1f;
const TIME = 0x40;
/** Offset of the first section's offset, after the header and the section's format. */
const SECTION_AT = 44;
const MOST_PROPERTIES = 64;
const MOST_CHARACTERS = 200;
/** Between 1601, where these times begin, and 1970, in milliseconds. */
const EPOCH_MS = 11_644_473_600_000;
const TICKS_PER_MS = 10_000n;

/**
 * The first section of a property set (MS-OLEPS 2.21), by property number. What lies outside of the stream is left out:
 * a damaged summary is no reason to refuse a file.
 */
export function readPropertySet(stream: Uint8Array | null): PropertySet {
  const properties = new Map<number, string>();
  if (!stream || stream.length < SECTION_AT + 4) return properties;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const section = view.getUint32(SECTION_AT, true);
  if (section + 8 > stream.length) return properties;
  const count = Math.min(view.getUint32(section + 4, true), MOST_PROPERTIES);
  for (let index = 0; index < count; index++) {
    const entry = section + 8 + index * 8;
    if (entry + 8 > stream.length) break;
    const value = readProperty(stream, view, section + view.getUint32(entry + 4, true));
    if (value !== null) properties.set(view.getUint32(entry, true), value);
  }
  return properties;
}

function readProperty(stream: Uint8Array, view: DataView, at: number): string | null {
  if (at + 8 > stream.length) return null;
  const type = view.getUint32(at, true);
  if (type === TEXT) {
    const units = Math.min(view.getUint32(at + 4, true), MOST_CHARACTERS);
    const bytes = stream.subarray(at + 8, Math.min(at + 8 + units * 2, stream.length));
    return new TextDecoder("utf-16le").decode(bytes).split("\0")[0] ?? "";
  }
  if (type !== TIME || at + 12 > stream.length) return null;
  const milliseconds = Number(view.getBigUint64(at + 4, true) / TICKS_PER_MS) - EPOCH_MS;
  const time = new Date(milliseconds);
  return Number.isNaN(time.getTime()) || milliseconds <= 0 ? null : time.toISOString();
}
