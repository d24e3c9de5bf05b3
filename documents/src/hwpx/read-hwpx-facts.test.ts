import { unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readDocument } from "../index.ts";
import { hangulParagraph, makeHwpx } from "../testing/make-hwpx.ts";
import { openBlankHangul, writeParagraphs } from "../testing/rhwp-writer.ts";
import { readHwpxFacts } from "./read-hwpx-facts.ts";

/** The meta data as Hangul writes them, in its own elements. */
const META = [
  ["creator", "정하람"],
  ["subject", ""],
  ["lastsaveby", "haram"],
  ["CreatedDate", "2026-11-12T10:40:05Z"],
  ["ModifiedDate", "2026-11-15T23:12:59Z"],
  ["date", "2026년 11월 12일 목요일 오후 7:40:05"],
]
  .map(([name, text]) => `<opf:meta name="${name}" content="text">${text}</opf:meta>`)
  .join("");
const VERSION =
  '<hv:HCFVersion xmlns:hv="http://www.hancom.co.kr/hwpml/2011/version" tagetApplication="WORDPROCESSOR" major="5" minor="1" application="Hancom Office Hangul" appVersion="12, 0, 0, 4426 WIN32LEWindows_10"/>';

function hangulFile(sections: readonly string[]): Uint8Array {
  const parts = unzipSync(makeHwpx(sections, { title: `글</opf:title>${META}<opf:title>` }));
  return zipSync({ ...parts, "version.xml": new TextEncoder().encode(VERSION) });
}

it("gives names, dates and the program", () => {
  expect(readHwpxFacts(hangulFile([hangulParagraph("글이에요.")]))).toEqual({
    kind: "hwpx",
    creator: "정하람",
    lastModifiedBy: "haram",
    created: "2026-11-12T10:40Z",
    modified: "2026-11-15T23:12Z",
    application: "한글 12.0",
  });
});

it("counts tracked changes and memos", () => {
  const text =
    '글</hp:t></hp:run><hp:run><hp:ctrl><hp:fieldBegin type="MEMO"/><hp:fieldBegin type="HYPERLINK"/></hp:ctrl><hp:t><hp:insertBegin/>더한 말<hp:insertEnd/><hp:deleteBegin/>지운 말<hp:deleteEnd/>';
  const facts = readHwpxFacts(hangulFile([hangulParagraph(text)]));
  expect(facts.changes).toEqual({ insertions: 1, deletions: 1, isRecording: false });
  expect(facts.comments).toBe(1);
});

it("reads a file of an independent writer", async () => {
  const document = openBlankHangul();
  writeParagraphs(document, ["가나다라 마바사."]);
  const { facts } = await readDocument(document.exportHwpx(), "글.hwpx", { readsFacts: true });
  expect(facts).toEqual({ kind: "hwpx", creator: "rhwp", application: "한글 11.0" });
});
