import fc from "fast-check";
import { expect, it } from "vitest";
import { DocumentError } from "../document-error.ts";
import { readDocument } from "../index.ts";
import { hwpParagraph, makeHwp } from "../testing/make-hwp.ts";
import { openBlankHangul, writeParagraphs } from "../testing/rhwp-writer.ts";
import { readHwpFacts } from "./read-hwp-facts.ts";

const SUMMARY = "\u0005HwpSummaryInformation";

it("reads the summary that the Hangul word processor (2020) wrote into the template of an independent writer", async () => {
  const document = openBlankHangul();
  writeParagraphs(document, ["가나다라 마바사."]);
  const { facts } = await readDocument(document.exportHwp(), "글.hwp", { readsFacts: true });
  expect(facts).toEqual({
    kind: "hwp",
    creator: "cabso",
    lastModifiedBy: "cabso",
    created: "2026-02-28T10:07Z",
    modified: "2026-02-28T10:07Z",
    application: "한글 11.0",
  });
});

it("says nothing of a file without a summary", () => {
  expect(readHwpFacts(makeHwp([[hwpParagraph("글이에요.")]]))).toEqual({ kind: "hwp" });
});

it("survives any summary", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.uint8Array({ maxLength: 40 }), (bytes, table) => {
      // The first section begins where the header says: here at once.
      const summary = new Uint8Array(48 + table.length + bytes.length);
      summary.set([48, 0, 0, 0], 44);
      summary.set(table, 48);
      summary.set(bytes, 48 + table.length);
      try {
        expect(readHwpFacts(makeHwp([[hwpParagraph("글")]], { streams: { [SUMMARY]: summary } })).kind).toBe("hwp");
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
      }
    }),
    { numRuns: 60, seed: 20_261_124 },
  );
});
