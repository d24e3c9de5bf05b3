import { expect, it } from "vitest";
import type { Document } from "../document.ts";
import { mergeScannedPages, type ScannedPage } from "./merge-scanned-pages.ts";

const scanned = (number: number, texts: readonly string[], unsure: string | null = null): ScannedPage => {
  const text = texts.join("\n");
  const start = unsure === null ? -1 : text.indexOf(unsure);
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    number,
    text,
    confidence: number / 10,
    language: "kor",
    paragraphs: texts.map((one) => ({ text: one, kind: "paragraph", page: number })),
    words: unsure === null ? [] : [{ text: unsure, start, end: start + unsure.length, confidence: 0.3, box }],
  };
};
const printed: Document = {
  kind: "pdf",
  text: "앞글\n뒷글",
  pages: 3,
  hidden: [],
  metadata: {},
  paragraphs: [
    { text: "앞글", kind: "paragraph", page: 1 },
    { text: "뒷글", kind: "paragraph", page: 3 },
  ],
  warnings: [
    { code: "SCANNED_PAGES", count: 1 },
    { code: "PARTIAL_TEXT", count: 1 },
  ],
};

it("inserts a recognised page between printed ones and shifts its unsure words", () => {
  const whole = { printed: { document: printed, scans: [2] }, numPages: 3, left: 0, processingTimeMs: 5 };
  const { text, recognition, warnings, pages } = mergeScannedPages([scanned(2, ["둘째 쪽", "또 한 줄"], "한")], whole);
  expect(text).toBe("앞글\n둘째 쪽\n또 한 줄\n뒷글");
  const [word] = recognition?.words ?? [];
  expect([text.slice(word?.start, word?.end), word?.page]).toEqual(["한", 2]);
  expect(warnings).toEqual([
    { code: "PARTIAL_TEXT", count: 1 },
    { code: "UNSURE_WORDS", count: 1 },
  ]);
  expect(pages).toBe(3);
});

it("counts the unread pages of a scan and averages the confidence", () => {
  const whole = { printed: undefined, numPages: 30, left: 28, processingTimeMs: 5 };
  const { text, recognition, warnings } = mergeScannedPages([scanned(2, ["가나"]), scanned(8, ["가나"])], whole);
  expect(text).toBe("가나\n가나");
  expect(recognition).toMatchObject({ confidence: 0.5, language: "kor", words: [] });
  expect(warnings).toEqual([{ code: "SCANNED_PAGES", count: 28 }]);
});

it("rejects a scan without text, but not a printed file with an empty scan", () => {
  const whole = { printed: undefined, numPages: 1, left: 0, processingTimeMs: 5 };
  expect(() => mergeScannedPages([scanned(1, [])], whole)).toThrow(expect.objectContaining({ code: "OCR_NO_TEXT" }));
  const mixed = { ...whole, printed: { document: printed, scans: [2] } };
  expect(mergeScannedPages([scanned(2, [])], mixed)).toMatchObject({
    text: "앞글\n뒷글",
    recognition: { confidence: 0 },
  });
});
