import type { Document, Paragraph } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { openRecognition } from "../image/read-image.ts";
import { toParagraphs } from "../image/recognised-text.ts";
import type { ReadOptions } from "../read-options.ts";
import { closePdf, openPdf, PICTURE_MAX_PIXELS } from "./open-pdf.ts";
import { loadCanvasFactory, renderPage } from "./render-page.ts";

/** Recognition takes seconds a page, and an analysis takes 10,000 characters: some eight pages. */
const SCAN_MAX_PAGES = 20;

/**
 * Recognises the text of a PDF whose pages are pictures, of the first 20 pages at most (`SCANNED_PAGES` tells how many
 * more there are). Throws the codes of `openPdf`, and `OCR_NO_TEXT`.
 */
export async function readScannedPdf(bytes: Uint8Array, options: ReadOptions): Promise<Document> {
  const start = performance.now();
  const { onProgress = () => undefined } = options;
  const canvasFactory = await loadCanvasFactory();
  const file = await openPdf(bytes, { maxImageSize: PICTURE_MAX_PIXELS, canvasFactory });
  const pages = Math.min(file.numPages, SCAN_MAX_PAGES);
  let done = 0;
  const session = openRecognition({ ...options, onProgress: (share) => onProgress((done + share) / pages) });
  try {
    const paragraphs: Paragraph[] = [];
    let [sum, letters] = [0, 0];
    let language = "kor";
    for (let number = 1; number <= pages; number++) {
      const { choice } = await session.read(await renderPage(file, number));
      const found = toParagraphs(choice.page, number);
      const length = found.reduce((total, { text }) => total + text.length, 0);
      sum += choice.page.confidence * length;
      letters += length;
      if (choice.language === "kor+eng") language = choice.language;
      paragraphs.push(...found);
      done = number;
      onProgress(done / pages);
    }
    if (letters === 0) throw new DocumentError("OCR_NO_TEXT", `${pages} pages`);
    const confidence = sum / letters;
    const left = file.numPages - pages;
    return {
      ...{ kind: "pdf", text: paragraphs.map(({ text }) => text).join("\n"), paragraphs, pages: file.numPages },
      ...{ warnings: left > 0 ? [{ code: "SCANNED_PAGES", count: left }] : [], hidden: [], metadata: { confidence } },
      recognition: {
        ...{
          confidence,
          language,
          processingTimeMs: performance.now() - start,
          width: 0,
          height: 0,
          turn: 0,
          words: [],
        },
      },
    };
  } finally {
    await session.close();
    await closePdf(file);
  }
}
