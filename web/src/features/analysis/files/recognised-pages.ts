import type { ScannedPage } from "@geulgyeol/contract";
import type { FileText } from "../../../shared/files/file-readers.ts";
import { SCAN_NOTICE } from "../../../shared/files/scan-found.ts";

/** The text of the pages of a scan read before the user stopped; `timeMs` is the time for them. */
export function textOfPages(name: string, pages: readonly ScannedPage[], timeMs: number): FileText {
  const left = (pages.at(-1)?.total ?? pages.length) - pages.length;
  const notice = `그만두기 전에 읽은 ${pages.length}쪽의 글이에요. 나머지 ${left}쪽은 읽지 않았어요.`;
  const text = pages
    .map((page) => page.text)
    .filter((one) => one !== "")
    .join("\n");
  const letters = pages.reduce((sum, page) => sum + page.text.length, 0);
  const confidence =
    letters === 0 ? 0 : pages.reduce((sum, page) => sum + page.confidence * page.text.length, 0) / letters;
  return {
    kind: "pdf",
    name,
    text,
    hidden: [],
    notices: [SCAN_NOTICE, notice],
    ocr: {
      confidence,
      language: "kor+eng",
      processingTime: timeMs,
      extractedText: text,
      width: 0,
      height: 0,
      turn: 0,
      words: [],
    },
  };
}
