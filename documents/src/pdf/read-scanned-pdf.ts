import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { openRecognition } from "../image/read-image.ts";
import { toParagraphs, unsureWords } from "../image/recognised-text.ts";
import type { ReadOptions } from "../read-options.ts";
import { mergeScannedPages, type PrintedPart, type ScannedPage } from "./merge-scanned-pages.ts";
import { closePdf, openPdf, PICTURE_MAX_PIXELS } from "./open-pdf.ts";
import { loadCanvasFactory, renderPage } from "./render-page.ts";

/** Recognition takes seconds per page, and an analysis accepts 10,000 characters, about eight pages. */
const SCAN_MAX_PAGES = 20;

/**
 * Recognises the scanned pages of a PDF, from `firstPage` to `lastPage` and 20 at most (`SCANNED_PAGES` gives the
 * number of skipped ones), and inserts them between the printed ones. Throws the codes of `openPdf`, and `OCR_NO_TEXT`.
 */
export async function readScannedPdf(
  bytes: Uint8Array,
  options: ReadOptions,
  printed?: PrintedPart,
): Promise<Document> {
  const start = performance.now();
  const { onProgress = () => undefined, onPage = () => undefined } = options;
  const canvasFactory = await loadCanvasFactory();
  const file = await openPdf(bytes, { maxImageSize: PICTURE_MAX_PIXELS, canvasFactory });
  const scans = printed?.scans ?? Array.from({ length: file.numPages }, (_, index) => index + 1);
  const numbers = pickPages(scans, options);
  let done = 0;
  const session = openRecognition({ ...options, onProgress: (share) => onProgress((done + share) / numbers.length) });
  try {
    const pages: ScannedPage[] = [];
    for (const number of numbers) {
      const { choice, picture } = await session.read(await renderPage(file, number));
      const paragraphs = toParagraphs(choice.page, number);
      const text = paragraphs.map((paragraph) => paragraph.text).join("\n");
      const { confidence } = choice.page;
      const words = unsureWords(choice.page, text, picture);
      pages.push({ number, paragraphs, text, confidence, language: choice.language, words });
      done++;
      onProgress(done / numbers.length);
      onPage({ page: number, done, total: numbers.length, text, confidence });
    }
    const left = scans.length - numbers.length;
    const processingTimeMs = performance.now() - start;
    return mergeScannedPages(pages, { printed, numPages: file.numPages, left, processingTimeMs });
  } finally {
    await session.close();
    await closePdf(file);
  }
}

function pickPages(scans: readonly number[], { firstPage = 1, lastPage = Number.POSITIVE_INFINITY }: ReadOptions) {
  const picked = scans.filter((number) => number >= firstPage && number <= lastPage).slice(0, SCAN_MAX_PAGES);
  if (picked.length === 0) throw new DocumentError("OCR_NO_TEXT", "no such page");
  return picked;
}
