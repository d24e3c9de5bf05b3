import { DocumentError } from "../document-error.ts";

/** Numbers of the records needed for text (HWP document file formats 5.0, revision 1.3, tables 13 and 57). */
export const TAG = {
  borderFill: 0x14,
  charShape: 0x15,
  paraShape: 0x19,
  paraHeader: 0x42,
  paraText: 0x43,
  paraCharShape: 0x44,
  ctrlHeader: 0x47,
  listHeader: 0x48,
  shapeComponent: 0x4c,
  table: 0x4d,
  picture: 0x55,
  ole: 0x54,
  equation: 0x58,
} as const;

export interface HwpRecord {
  readonly tag: number;
  /** Depth; the children of a record follow it with a greater one. */
  readonly level: number;
  readonly data: DataView;
}

const MOST_RECORDS = 3_000_000;
/** A size of all ones means that the actual size follows in four bytes. */
const LONG_SIZE = 0xfff;

/**
 * Records of a stream in order. Throws FILE_BROKEN for one longer than the remaining data, after yielding the records
 * before it.
 */
export function* readRecords(bytes: Uint8Array): Generator<HwpRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let count = 0; at + 4 <= bytes.length; count++) {
    if (count >= MOST_RECORDS) throw new DocumentError("FILE_TOO_COMPLEX", "too many records");
    const header = view.getUint32(at, true);
    at += 4;
    let size = header >>> 20;
    if (size === LONG_SIZE) {
      if (at + 4 > bytes.length) throw new DocumentError("FILE_BROKEN", "record cut off");
      size = view.getUint32(at, true);
      at += 4;
    }
    if (size > bytes.length - at) throw new DocumentError("FILE_BROKEN", "record larger than its stream");
    yield {
      tag: header & 0x3ff,
      level: (header >>> 10) & 0x3ff,
      data: new DataView(bytes.buffer, bytes.byteOffset + at, size),
    };
    at += size;
  }
}
