import { deflateSync } from "node:zlib";
import type { Attack } from "./attack-files.ts";
import { makePdf, showLines } from "./make-pdf.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const LINES = showLines(["The rain stopped at noon and the children ran out into the yard."]);

/**
 * A PDF of bodies numbered from 1, the first of which is the catalogue; without a reference table, so that the engine
 * searches for them.
 */
function withoutTable(bodies: readonly (string | Buffer)[]): Uint8Array {
  const objects = bodies.map((body, index) =>
    Buffer.concat([latin1(`${index + 1} 0 obj\n`), Buffer.from(body), latin1("\nendobj\n")]),
  );
  return Buffer.concat([latin1("%PDF-1.7\n"), ...objects, latin1("trailer\n<< /Root 1 0 R >>\n%%EOF\n")]);
}

function stream(entries: string, data: Uint8Array): Buffer {
  const deflated = deflateSync(data);
  const head = latin1(`<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`);
  return Buffer.concat([head, deflated, latin1("\nendstream")]);
}

/** A cross-reference stream (PDF 1.5) that places object 2 in the object stream 5. */
function inObjectStream(content: Buffer, entries: string): Uint8Array {
  const parts = [latin1("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (number: number, body: Buffer) => {
    offsets[number] = length;
    const object = Buffer.concat([latin1(`${number} 0 obj\n`), body, latin1("\nendobj\n")]);
    parts.push(object);
    length += object.length;
  };
  add(1, latin1("<< /Type /Catalog /Pages 2 0 R >>"));
  add(5, stream(`/Type /ObjStm ${entries}`, content));
  const at = length;
  const rows = [
    [0, 0, 65_535],
    [1, offsets[1] ?? 0, 0],
    [2, 5, 0],
    [0, 0, 0],
    [0, 0, 0],
    [1, offsets[5] ?? 0, 0],
    [1, at, 0],
  ];
  const table = Buffer.concat(
    rows.map(([kind = 0, field = 0, index = 0]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(field, 1);
      row.writeUInt16BE(index, 5);
      return row;
    }),
  );
  add(6, stream("/Type /XRef /Size 7 /W [1 4 2] /Root 1 0 R", table));
  return Buffer.concat([...parts, latin1(`startxref\n${at}\n%%EOF\n`)]);
}

/** Malicious files for the PDF engine. */
export const PDF_ATTACKS: readonly (() => Attack)[] = [
  () => ({
    title: "object stream that inflates to 400 MB",
    name: "a.pdf",
    bytes: inObjectStream(Buffer.alloc(400 * 2 ** 20, " "), "/N 1 /First 4"),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "object stream that says it holds a billion objects",
    name: "a.pdf",
    bytes: inObjectStream(latin1("2 0 << /Type /Pages /Kids [] /Count 0 >>"), "/N 1000000000 /First 4"),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "object stream that lies in itself",
    name: "a.pdf",
    bytes: inObjectStream(latin1("5 0 << /Type /ObjStm >>"), "/N 1 /First 4 /Extends 5 0 R"),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "page whose content inflates to 300 MB",
    name: "a.pdf",
    bytes: withoutTable([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
      stream("", Buffer.alloc(300 * 2 ** 20, "0 0 m ")),
    ]),
    code: "FILE_TOO_COMPLEX",
  }),
  () => ({
    title: "pages that are their own parents",
    name: "a.pdf",
    bytes: withoutTable(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>"]),
    code: "FILE_EMPTY",
  }),
  () => ({
    title: "a million pages that are not there",
    name: "a.pdf",
    bytes: withoutTable(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 1000000 >>"]),
    code: "FILE_BROKEN",
  }),
  () => ({
    title: "form that paints itself",
    name: "a.pdf",
    bytes: makePdf({
      pages: [{ content: `${LINES} /F Do`, resources: "/XObject << /F 900 0 R >>" }],
      objects: [
        "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 900 0 R >> >> /Length 5 >>\nstream\n/F Do\nendstream",
      ],
    }),
    code: "read",
  }),
  () => ({
    title: "page of ten thousand kilometres",
    name: "a.pdf",
    bytes: makePdf({ pages: [{ content: LINES, width: 1e10, height: 1e10 }] }),
    code: "read",
  }),
  () => ({
    title: "scripts that run when the file is opened",
    name: "a.pdf",
    bytes: makePdf({
      pages: [{ content: LINES }],
      catalogue: "/OpenAction << /S /JavaScript /JS (for(;;);) >> /AA << /WC << /S /Launch /F (sh) >> >>",
    }),
    code: "read",
  }),
  () => ({
    title: "table of references that points anywhere",
    name: "a.pdf",
    bytes: latin1(
      Buffer.from(makePdf({ pages: [{ content: LINES }] }))
        .toString("latin1")
        .replace(/\d{10} 00000 n/g, "9999999999 00000 n"),
    ),
    code: "read",
  }),
  () => ({
    title: "cut in the middle of its first page",
    name: "a.pdf",
    bytes: makePdf({ pages: [{ content: LINES }] }).subarray(0, 400),
    code: "FILE_BROKEN",
  }),
];
