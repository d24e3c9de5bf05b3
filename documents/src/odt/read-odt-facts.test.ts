import { unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { makeOdt } from "../testing/make-odt.ts";
import { libreOfficeFile } from "../testing/real-files.ts";
import { readOdtFacts } from "./read-odt-facts.ts";

const META =
  '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"><office:meta>' +
  "<meta:initial-creator>정하람</meta:initial-creator><dc:creator>김도윤</dc:creator><meta:creation-date>2026-11-12T19:40:05.123456789</meta:creation-date><dc:date>2026-11-16T08:12:59</dc:date>" +
  '<meta:editing-cycles>14</meta:editing-cycles><meta:editing-duration>P1DT3H12M10S</meta:editing-duration><meta:template xlink:title="보고서" xlink:href="../a.ott"/><meta:generator>LibreOffice/24.2</meta:generator></office:meta></office:document-meta>';

function withMeta(body: string): Uint8Array {
  return zipSync({ ...unzipSync(makeOdt(body)), "meta.xml": new TextEncoder().encode(META) });
}

it("gives the meta data, with times that have no zone as they are", () => {
  expect(readOdtFacts(withMeta("<text:p>글</text:p>"))).toEqual({
    kind: "odt",
    editingMinutes: (24 + 3) * 60 + 12,
    revision: 14,
    created: "2026-11-12T19:40",
    modified: "2026-11-16T08:12",
    creator: "정하람",
    lastModifiedBy: "김도윤",
    application: "LibreOffice/24.2",
    template: "보고서",
  });
});

it("counts tracked changes and comments", () => {
  const region = (kind: string) => `<text:changed-region><text:${kind}/></text:changed-region>`;
  const facts = readOdtFacts(
    withMeta(
      `<text:tracked-changes text:track-changes="false">${region("insertion")}${region("insertion")}${region("deletion")}</text:tracked-changes><text:p>글<office:annotation><text:p>메모</text:p></office:annotation></text:p>`,
    ),
  );
  expect(facts.changes).toEqual({ insertions: 2, deletions: 1, isRecording: false });
  expect(facts.comments).toBe(1);
});

it("reads a file of LibreOffice 7.4", () => {
  expect(readOdtFacts(libreOfficeFile("odt"))).toEqual({
    kind: "odt",
    application: "LibreOffice/7.4.7.2$Linux_X86_64 LibreOffice_project/40$Build-2",
  });
});
