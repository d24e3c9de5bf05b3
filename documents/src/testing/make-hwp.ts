import CFB from "cfb";
import { deflateSync, strToU8 } from "fflate";

/** One record; children stand one level deeper and follow it. */
export interface RecordTree {
  readonly tag: number;
  readonly data: Uint8Array;
  readonly children?: readonly RecordTree[];
}

const TAGS = {
  properties: 0x10,
  borderFill: 0x14,
  charShape: 0x15,
  paraShape: 0x19,
  header: 0x42,
  text: 0x43,
  looks: 0x44,
} as const;
const CONTROL = 0x47;
const LIST = 0x48;
const LONG_SIZE = 0xfff;

function numbers(length: number, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  fill(new DataView(bytes.buffer));
  return bytes;
}

export function writeRecords(trees: readonly RecordTree[], level = 0): Uint8Array {
  const pieces = trees.flatMap(({ tag, data, children = [] }) => {
    const long = data.length >= LONG_SIZE;
    const head = numbers(long ? 8 : 4, (view) => {
      view.setUint32(0, (tag | (level << 10) | ((long ? LONG_SIZE : data.length) << 20)) >>> 0, true);
      if (long) view.setUint32(4, data.length, true);
    });
    return [head, data, writeRecords(children, level + 1)];
  });
  return Buffer.concat(pieces);
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
/** A control of eight units in the text of a paragraph. */
export const control = (code: number) => String.fromCharCode(code, 0, 0, 0, 0, 0, 0, code);

/** A paragraph; `looks` are pairs of position and character shape. */
export function hwpParagraph(
  text: string,
  {
    shape = 0,
    looks = [[0, 0]] as readonly (readonly [number, number])[],
    controls = [] as readonly RecordTree[],
  } = {},
): RecordTree {
  const header = numbers(22, (view) => {
    view.setUint32(0, text.length + 1, true);
    view.setUint16(8, shape, true);
  });
  const changes = numbers(looks.length * 8, (view) => {
    for (const [index, [at, look]] of looks.entries()) {
      view.setUint32(index * 8, at, true);
      view.setUint32(index * 8 + 4, look, true);
    }
  });
  const children = [{ tag: TAGS.text, data: utf16(`${text}\r`) }, { tag: TAGS.looks, data: changes }, ...controls];
  return { tag: TAGS.header, data: header, children };
}

/** A control with a list of paragraphs: a note, a hidden comment, a header. */
export function hwpControl(name: string, paragraphs: readonly RecordTree[]): RecordTree {
  const list = { tag: LIST, data: new Uint8Array(8) };
  return { tag: CONTROL, data: controlName(name), children: [list, ...paragraphs] };
}

/** A text box, whose paragraphs are below the shape. */
export function hwpTextBox(paragraphs: readonly RecordTree[]): RecordTree {
  const list = { tag: LIST, data: new Uint8Array(8) };
  const shape = { tag: 0x4c, data: new Uint8Array(8), children: [list, ...paragraphs] };
  return { tag: CONTROL, data: controlName("gso "), children: [shape] };
}

export function hwpTable(rows: readonly (readonly RecordTree[][])[], fill = 0): RecordTree {
  const cells = rows.flatMap((row, rowAt) =>
    row.flatMap((paragraphs, column) => [
      {
        tag: LIST,
        data: numbers(34, (view) => {
          view.setUint16(0, paragraphs.length, true);
          view.setUint16(8, column, true);
          view.setUint16(10, rowAt, true);
          view.setUint16(32, fill, true);
        }),
      },
      ...paragraphs,
    ]),
  );
  const table = { tag: 0x4d, data: numbers(22, (view) => view.setUint16(4, rows.length, true)) };
  return { tag: CONTROL, data: controlName("tbl "), children: [table, ...cells] };
}

/** Objects have 46 bytes of common properties (table 68), all zero here. */
function controlName(name: string): Uint8Array {
  const data = new Uint8Array(["tbl ", "gso "].includes(name) ? 46 : 16);
  data.set([...name].reverse().map((letter) => letter.charCodeAt(0)));
  return data;
}

export function characterShape({ points = 10, colour = 0, shade = 0xffffffff } = {}): RecordTree {
  const data = numbers(74, (view) => {
    view.setInt32(42, points * 100, true);
    view.setUint32(52, colour, true);
    view.setUint32(60, shade, true);
  });
  return { tag: TAGS.charShape, data };
}

export function paragraphShape({ head = 0, level = 0, list = 0 } = {}): RecordTree {
  const data = numbers(54, (view) => {
    view.setUint32(0, ((head << 23) | (level << 25)) >>> 0, true);
    view.setUint16(30, list, true);
  });
  return { tag: TAGS.paraShape, data };
}

export function borderFill(colour: number | null): RecordTree {
  const data = numbers(44, (view) => {
    view.setUint32(32, colour === null ? 0 : 1, true);
    view.setUint32(36, colour ?? 0, true);
  });
  return { tag: TAGS.borderFill, data };
}

export interface HwpParts {
  readonly info?: readonly RecordTree[];
  readonly flags?: number;
  readonly version?: number;
  readonly preview?: string;
  readonly signature?: string;
  /** Streams by path that replace or extend the others, as stored in the file. */
  readonly streams?: Readonly<Record<string, Uint8Array>>;
}

/** A file of the Hangul word processor 5.0 whose sections have the given paragraphs. */
export function makeHwp(sections: readonly (readonly RecordTree[])[], parts: HwpParts = {}): Uint8Array {
  const { info = [characterShape(), paragraphShape()], flags = 1, version = 5, preview = "", signature } = parts;
  const pack = (bytes: Uint8Array) => (flags & 1 ? deflateSync(bytes) : bytes);
  const header = new Uint8Array(256);
  header.set(strToU8(signature ?? "HWP Document File"));
  header.set([0, 0, 1, version], 32);
  new DataView(header.buffer).setUint32(36, flags, true);
  const properties = numbers(26, (view) => view.setUint16(0, sections.length, true));
  const streams: Record<string, Uint8Array> = {
    FileHeader: header,
    DocInfo: pack(writeRecords([{ tag: TAGS.properties, data: properties }, ...info])),
  };
  for (const [index, section] of sections.entries()) {
    streams[`BodyText/Section${index}`] = pack(writeRecords(section));
  }
  if (preview) streams.PrvText = utf16(preview);
  Object.assign(streams, parts.streams);
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, content);
  return new Uint8Array(CFB.write(file, { type: "buffer" }) as Buffer);
}
