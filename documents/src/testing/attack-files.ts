import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { crc32 } from "../archive/crc32.ts";
import { makeDocx, wordParagraph } from "./make-docx.ts";
import { hwpParagraph, makeHwp, writeRecords } from "./make-hwp.ts";
import { makeHwpx } from "./make-hwpx.ts";
import { makeOdt } from "./make-odt.ts";

export interface Attack {
  readonly title: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The only correct result; "read" if the file turns out harmless. */
  readonly code: string;
}

/** More than the limit for a part, and a hundred thousand bytes when deflated. */
const BOMB_BYTES = 100 * 1024 * 1024;
/** Packed once for the three files that hold it. */
let packedBomb: Uint8Array | null = null;

function bomb(): Uint8Array {
  packedBomb ??= deflateRawSync(Buffer.alloc(BOMB_BYTES));
  return packedBomb;
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Finds a part in the central directory and patches it there; `at` counts from the beginning of its entry. */
function patchDirectory(archive: Uint8Array, name: string, at: number, value: number): Uint8Array {
  const bytes = Uint8Array.from(archive);
  const place = Buffer.from(bytes.buffer).lastIndexOf(name) - 46;
  new DataView(bytes.buffer).setUint32(place + at, value, true);
  return bytes;
}

const COMPRESSED_SIZE = 20;
const SIZE = 24;

/** A zip archive of one deflated part with given data and declared size. */
function archiveOf(name: string, deflated: Uint8Array, declared: number): Uint8Array {
  const title = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(deflated.length, 18);
  local.writeUInt32LE(declared, 22);
  local.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc32(strToU8("x")), 16);
  entry.writeUInt32LE(deflated.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(title.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + title.length, 12);
  end.writeUInt32LE(local.length + title.length + deflated.length, 16);
  return Buffer.concat([local, title, deflated, entry, title, end]);
}

function wordMain(main: string): Uint8Array {
  return makeDocx("", { main });
}

/** A compound file with some numbers of its header, or of its first sector table, replaced. */
function patchCompound(change: (view: DataView) => void): Uint8Array {
  const bytes = Uint8Array.from(makeHwp([[hwpParagraph("가나다라마바사. ".repeat(600))]], { flags: 0 }));
  change(new DataView(bytes.buffer));
  return bytes;
}

/** Offset in bytes of the first sector of the sector table. */
const tableAt = (view: DataView) => (view.getUint32(76, true) + 1) * 512;
const directoryAt = (view: DataView) => (view.getUint32(48, true) + 1) * 512;

/** Each file is created on demand, so that not all are in memory together. */
export const ATTACKS: readonly (() => Attack)[] = [
  () => ({
    title: "zip bomb that declares its size",
    name: "a.hwpx",
    bytes: archiveOf("Contents/section0.xml", bomb(), BOMB_BYTES),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "zip bomb that declares a small size",
    name: "a.hwpx",
    bytes: archiveOf("Contents/section0.xml", bomb(), 100),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "bomb nested as a part that nobody reads",
    name: "a.docx",
    bytes: makeDocx(wordParagraph("글."), { extra: { "word/embeddings/a.zip": "0".repeat(30_000_000) } }),
    code: "read",
  }),
  () => ({
    title: "entity bomb",
    name: "a.docx",
    bytes: wordMain(
      `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, k) => `<!ENTITY a${k} "${`&a${k || ""};`.repeat(10)}">`).join("")}]><w:document ${W}><w:body><w:p><w:r><w:t>&a8;</w:t></w:r></w:p></w:body></w:document>`,
    ),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "external entity",
    name: "a.odt",
    bytes: makeOdt("<text:p>&secret;</text:p>"),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "elements nested 100,000 deep",
    name: "a.docx",
    bytes: makeDocx("<w:sdt>".repeat(100_000)),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "tables nested 100,000 deep",
    name: "a.odt",
    bytes: makeOdt("<table:table><table:table-row><table:table-cell>".repeat(100_000)),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "a million attributes",
    name: "a.hwpx",
    bytes: makeHwpx([`<hp:p ${Array.from({ length: 300_000 }, (_, k) => `a${k}="1"`).join(" ")}/>`]),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "a run of a million spaces",
    name: "a.docx",
    bytes: makeDocx(wordParagraph(`글${" ".repeat(1_500_000)}끝`)),
    code: "read",
  }),
  () => ({
    title: "archive cut in the middle",
    name: "a.odt",
    bytes: makeOdt("<text:p>글</text:p>").subarray(0, 500),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "part that is longer than declared",
    name: "a.docx",
    bytes: patchDirectory(makeDocx(wordParagraph("글")), "word/document.xml", SIZE, 10),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "part that reaches out of the archive",
    name: "a.docx",
    bytes: patchDirectory(makeDocx(wordParagraph("글")), "word/document.xml", COMPRESSED_SIZE, 0x7fffffff),
    code: "FILE_BROKEN",
  }),
  ...["../../etc/passwd", "/etc/passwd", "C:\\windows\\a.xml", "word/..\\..\\a.xml"].map((path) => () => ({
    title: `path ${path}`,
    name: "a.docx",
    bytes: makeDocx(wordParagraph("글"), { extra: { [path]: "x" } }),
    code: "FILE_BROKEN",
  })),
  () => ({
    title: "styles based on each other in a circle",
    name: "a.docx",
    bytes: makeDocx(wordParagraph("글.", { paragraph: '<w:pStyle w:val="a"/>' }), {
      styles:
        '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>',
    }),
    code: "read",
  }),
  () => ({
    title: "compound file whose sectors run in a circle",
    name: "a.hwp",
    bytes: patchCompound((view) => {
      for (let sector = 0; sector < 128; sector++)
        view.setUint32(tableAt(view) + sector * 4, sector === 0 ? 1 : 0, true);
    }),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "compound file whose directory runs in a circle",
    name: "a.hwp",
    bytes: patchCompound((view) => view.setUint32(directoryAt(view) + 76, 0, true)),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "compound file whose sector table runs in a circle",
    name: "a.hwp",
    bytes: patchCompound((view) => {
      view.setUint32(44, 0x7fffffff, true);
      view.setUint32(68, 0, true);
    }),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "compound file with a stream of four gigabytes",
    name: "a.hwp",
    bytes: patchCompound((view) => {
      for (let node = 1; node < 4; node++) view.setUint32(directoryAt(view) + node * 128 + 120, 0xffffffff, true);
    }),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "hwp whose body is a bomb",
    name: "a.hwp",
    bytes: makeHwp([], { streams: { "BodyText/Section0": bomb() } }),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "hwp with ten million records",
    name: "a.hwp",
    bytes: makeHwp([], { flags: 0, streams: { "BodyText/Section0": new Uint8Array(19_000_000) } }),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "hwp paragraphs nested beyond any document",
    name: "a.hwp",
    bytes: makeHwp([], {
      flags: 0,
      streams: {
        "BodyText/Section0": Buffer.concat(
          Array.from({ length: 1_000 }, (_, level) => writeRecords([{ tag: 0x42, data: new Uint8Array(22) }], level)),
        ),
      },
    }),
    code: "FILE_TOO_COMPLEX",
  }),
];

/** The largest ones, which take most of the time. */
export const LONG_ATTACKS: readonly (() => Attack)[] = [
  () => ({
    title: "many large parts that are each allowed",
    name: "a.hwpx",
    bytes: manyLargeParts(),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "table of a million cells",
    name: "a.docx",
    bytes: makeDocx(table(1_000_000, (number) => `<w:p w:rsidR="${number}"/>`)),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "table of 150,000 cells with text",
    name: "a.docx",
    bytes: makeDocx(table(150_000, (number) => wordParagraph(`${number}`))),
    code: "read",
  }),
  () => ({
    title: "the largest file that is read",
    name: "a.docx",
    bytes: makeDocx(
      Array.from({ length: 100_000 }, (_, k) =>
        wordParagraph(`문단 ${(k * 7919) % 99991} 글이 있다.`, { run: '<w:sz w:val="22"/>' }),
      ).join(""),
    ),
    code: "read",
  }),
];

/** A table of a hundred columns with random numbers in its cells. */
function table(cells: number, content: (number: number) => string): string {
  const row = (from: number) =>
    Array.from({ length: 100 }, (_, k) => `<w:tc>${content(((from + k) * 7919) % 99991)}</w:tc>`).join("");
  return `<w:tbl>${Array.from({ length: cells / 100 }, (_, k) => `<w:tr>${row(k * 100)}</w:tr>`).join("")}</w:tbl>`;
}

function manyLargeParts(): Uint8Array {
  const words = Array.from({ length: 40_000 }, (_, k) => (k * 2654435761) % 4294967296).join(" ");
  const files: Record<string, Uint8Array> = { mimetype: strToU8("application/hwp+zip") };
  const section = strToU8(`<s>${words}${"a".repeat(30_000_000)}</s>`);
  for (let index = 0; index < 5; index++) files[`Contents/section${index}.xml`] = section;
  return zipSync(files, { level: 1 });
}
