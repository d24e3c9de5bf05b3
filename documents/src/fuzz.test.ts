import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { deflateSync, unzipSync, zipSync } from "fflate";
import iconv from "iconv-lite";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runSize } from "../../scripts/testing/run-size.ts";
import type { Document } from "./document.ts";
import { DocumentError } from "./document-error.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readDocxFacts } from "./docx/read-docx-facts.ts";
import { readHwp } from "./hwp/read-hwp.ts";
import { readHwpx } from "./hwpx/read-hwpx.ts";
import { readHwpxFacts } from "./hwpx/read-hwpx-facts.ts";
import { preparePicture } from "./image/prepare-picture.ts";
import { readOdt } from "./odt/read-odt.ts";
import { readOdtFacts } from "./odt/read-odt-facts.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { decodeCp949 } from "./plain/cp949-of-node.ts";
import { readMd } from "./plain/read-md.ts";
import { readTxt } from "./plain/read-txt.ts";
import {
  characterShape,
  control,
  hwpControl,
  hwpParagraph,
  hwpTable,
  hwpTextBox,
  makeHwp,
  paragraphShape,
  writeRecords,
} from "./testing/make-hwp.ts";
import { hangulParagraph, makeHwpx } from "./testing/make-hwpx.ts";
import { makePdf, showLines } from "./testing/make-pdf.ts";
import { mutate, mutations } from "./testing/mutate.ts";
import { processorTime } from "./testing/processor-time.ts";
import { libreOfficeFile, WORD_FILES } from "./testing/real-files.ts";
import { makeWordFile, WORD_PROPERTIES } from "./testing/word-sessions.ts";

const RUNS = runSize({ short: 20, all: 200, long: 2_000 });
const LONGEST_MS = 10_000;

/** Calls the reader directly: the dispatcher would hide unexpected errors behind FILE_BROKEN. */
function survives(read: (bytes: Uint8Array) => Document, cases: () => fc.Arbitrary<Uint8Array>) {
  fc.assert(
    fc.property(cases(), (bytes) => {
      const elapsed = processorTime();
      try {
        const document = read(bytes);
        expect(document.text).not.toBe("");
        expect(document.paragraphs.every(({ text }) => text !== "")).toBe(true);
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
      }
      expect(elapsed()).toBeLessThan(LONGEST_MS);
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
}

const container = (original: Uint8Array) => () => mutations.map((list) => mutate(original, list));

/** Mutates one part of an archive and packs it anew, so that the damage lies behind the checksums. */
function part(original: Uint8Array) {
  const files = unzipSync(original);
  const names = Object.keys(files).filter((name) => name.endsWith(".xml") || name.endsWith(".rels"));
  return () =>
    fc.tuple(fc.constantFrom(...names), mutations).map(([name, list]) => {
      const content = files[name] ?? new Uint8Array();
      return zipSync({ ...files, [name]: mutate(content, list) }, { level: 1 });
    });
}

const RECORDS = [
  hwpParagraph(`글${control(11)}이다.`, {
    controls: [hwpTable([[[hwpParagraph("가")], [hwpParagraph("나")]]]), hwpTextBox([hwpParagraph("상자")])],
  }),
  hwpParagraph(`각주${control(17)}`, { shape: 1, controls: [hwpControl("fn  ", [hwpParagraph("주")])] }),
];
const INFO = [characterShape(), paragraphShape(), paragraphShape({ head: 2 })];

const KOREAN = "봄이 왔다. 뚧은 감도 익는다.\r\n- 하나\n- 둘\n\n| 가 | 나 |\n|---|---|\n| 1 | 2 |\n";
const TABLE = "<hp:tbl><hp:tr><hp:tc><hp:subList>";
const HWPX = makeHwpx(
  [
    `${hangulParagraph("첫 문단.")}<hp:p><hp:run>${TABLE}${hangulParagraph("칸")}</hp:subList></hp:tc></hp:tr></hp:tbl></hp:run></hp:p>`,
  ],
  { header: '<hh:charPr id="0" height="1000" textColor="#000000"/>' },
);

describe("mutated documents yield a document or a DocumentError", () => {
  const word = readFileSync(join(WORD_FILES, "footnotes.docx"));
  const tables = readFileSync(join(WORD_FILES, "tables.docx"));
  it.each([
    ["txt in UTF-8", (bytes: Uint8Array) => readTxt(bytes, decodeCp949), container(new TextEncoder().encode(KOREAN))],
    ["txt in CP949", (bytes: Uint8Array) => readTxt(bytes, decodeCp949), container(iconv.encode(KOREAN, "cp949"))],
    ["md", (bytes: Uint8Array) => readMd(bytes, decodeCp949), container(new TextEncoder().encode(KOREAN))],
    ["docx of Word", readDocx, container(word)],
    ["parts of docx of Word", readDocx, part(word)],
    ["parts of docx with tables", readDocx, part(tables)],
    ["parts of docx of LibreOffice", readDocx, part(libreOfficeFile("docx"))],
    ["odt", readOdt, container(libreOfficeFile("odt"))],
    ["parts of odt", readOdt, part(libreOfficeFile("odt"))],
    ["hwpx", readHwpx, container(HWPX)],
    ["parts of hwpx", readHwpx, part(HWPX)],
    ["hwp", readHwp, container(makeHwp([RECORDS], { info: INFO, preview: "미리보기" }))],
    [
      "body records of hwp",
      readHwp,
      () =>
        mutations.map((list) =>
          makeHwp([], {
            info: INFO,
            streams: { "BodyText/Section0": deflateSync(mutate(writeRecords(RECORDS), list)) },
          }),
        ),
    ],
    [
      "document records of hwp",
      readHwp,
      () =>
        mutations.map((list) =>
          makeHwp([RECORDS], { streams: { DocInfo: deflateSync(mutate(writeRecords(INFO), list)) } }),
        ),
    ],
  ] as const)("reads or rejects mutated %s", { timeout: process.env.TEST_LONG ? 600_000 : 120_000 }, (_, read, cases) =>
    survives(read, cases),
  );
});

/** `survives` for asynchronous readers. */
async function survivesLater(read: (bytes: Uint8Array) => Promise<unknown>, cases: () => fc.Arbitrary<Uint8Array>) {
  await fc.assert(
    fc.asyncProperty(cases(), async (bytes) => {
      const elapsed = processorTime();
      try {
        await read(bytes);
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
      }
      expect(elapsed()).toBeLessThan(LONGEST_MS);
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
}

describe("mutated documents yield facts or a DocumentError", () => {
  const word = part(readFileSync(join(WORD_FILES, "comments.docx")));
  const sessions = part(
    makeWordFile(
      [
        [
          ["글", "00A11111"],
          ["말", "00B22222"],
        ],
      ],
      WORD_PROPERTIES,
    ),
  );
  it.each([
    ["docx of Word", readDocxFacts, word],
    ["docx with sessions", readDocxFacts, sessions],
    ["odt", readOdtFacts, part(libreOfficeFile("odt"))],
    ["hwpx", readHwpxFacts, part(HWPX)],
  ] as const)("reads or rejects the facts of a mutated %s", { timeout: 240_000 }, (_, read, cases) =>
    survivesLater(async (bytes) => read(bytes), cases),
  );
});

describe("mutated PDFs and pictures yield a result or a DocumentError", () => {
  const fixture = (path: string) => new Uint8Array(readFileSync(new URL(`../fixtures/${path}`, import.meta.url)));
  const made = () => makePdf({ pages: [{ content: showLines(["The rain stopped at noon."]) }] });
  const small = async (format: "png" | "jpeg" | "gif" | "webp") =>
    new Uint8Array(await sharp(fixture("image/korean-screen.png")).resize(200).toFormat(format).toBuffer());
  const timeout = process.env.TEST_LONG ? 1_200_000 : 240_000;

  it("reads or rejects a mutated PDF made by hand", { timeout }, () => survivesLater(readPdf, container(made())));
  it("reads or rejects a mutated PDF of Chromium", { timeout }, () =>
    survivesLater(readPdf, container(fixture("pdf/list.pdf"))),
  );
  // Only decoding is fuzzed: recognition sees decoded pixels only, and takes seconds.
  it.each(["png", "jpeg", "gif", "webp"] as const)("decodes or rejects a mutated %s", { timeout }, async (format) => {
    const original = await small(format);
    await survivesLater((bytes) => preparePicture(bytes, 0), container(original));
  });
});
