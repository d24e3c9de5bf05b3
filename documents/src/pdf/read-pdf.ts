import type { Document, DocumentWarning, HiddenText } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import type { DrawingWatch, ReadOptions } from "../read-options.ts";
import { dropRunningHeads, type PageOfLines } from "./drop-running-heads.ts";
import { findHiddenText, type SeenText } from "./find-hidden-text.ts";
import { joinLines } from "./join-lines.ts";
import type { PrintedPart } from "./merge-scanned-pages.ts";
import { closePdf, NO_PICTURES, openPdf, type PdfFile, PICTURE_MAX_PIXELS } from "./open-pdf.ts";
import type { Glyph, PageContent } from "./page-content.ts";
import { findLines } from "./page-lines.ts";
import { readPageContent } from "./read-page-content.ts";
import { orderLines } from "./reading-order.ts";

/** A page with fewer letters than this may be a scan. */
const SCAN_MAX_LETTERS = 20;
/** Share of the page that a scan covers. */
const SCAN_MIN_AREA = 0.5;
const EXCERPT_CHARS = 80;
/** Maximum pages without text that are checked for pictures, since decoding pictures is slow. */
const MAX_PAGES_WITH_PICTURES = 12;

interface ReadPage extends PageOfLines {
  readonly page: number;
  readonly seen: SeenText;
  readonly isScan: boolean;
}

/**
 * Visible text of a PDF in reading order, without running heads; `hidden` reports invisible text. Scans are skipped, or
 * recognised with `recognisesScans`. Throws codes of `openPdf`, `PDF_SCANNED` (only scans), `FILE_EMPTY` and
 * `FILE_TOO_COMPLEX`.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const { drawing } = options;
  if (!options.recognisesScans) return (await readPrintedPdf(bytes, drawing)).document;
  let printed: PrintedPart | undefined;
  try {
    printed = await readPrintedPdf(bytes, drawing);
    if (printed.scans.length === 0) return printed.document;
  } catch (error) {
    if (!(error instanceof DocumentError) || error.code !== "PDF_SCANNED") throw error;
  }
  const { readScannedPdf } = await import("./read-scanned-pdf.ts");
  return readScannedPdf(bytes, options, printed);
}

async function readPrintedPdf(bytes: Uint8Array, drawing?: DrawingWatch): Promise<PrintedPart> {
  const file = await openPdf(bytes, { maxImageSize: NO_PICTURES });
  const pictures = new PictureReader(bytes);
  try {
    const pages: ReadPage[] = [];
    const broken: number[] = [];
    const layers = (await file.getOptionalContentConfig()) as Layers;
    for (let page = 1; page <= file.numPages; page++) {
      drawing?.begin();
      const content = await readPage(file, page, layers);
      drawing?.end(content?.glyphs.length ?? 0);
      if (content === null) broken.push(page);
      else pages.push(await understandPage(content, page, pictures));
    }
    if (pages.length === 0) throw new DocumentError("FILE_BROKEN", "no page can be read");
    return toDocument(file.numPages, pages, broken.length);
  } finally {
    await pictures.close();
    await closePdf(file);
  }
}

type Layers = { isVisible(group: unknown): boolean };

async function readPage(file: PdfFile, number: number, layers: Layers): Promise<PageContent | null> {
  try {
    const page = await file.getPage(number);
    const content = await readPageContent(page, layers);
    page.cleanup();
    return content;
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    return null;
  }
}

async function understandPage(content: PageContent, page: number, pictures: PictureReader): Promise<ReadPage> {
  let seen = findHiddenText(content);
  const letters = seen.visible.filter(({ text }) => text.trim() !== "").length;
  const isBare = letters < SCAN_MAX_LETTERS;
  let isScan = false;
  if (seen.asksForPictures || isBare) {
    const painted = await pictures.readPage(page);
    if (painted !== null) {
      seen = findHiddenText(painted);
      isScan = isBare && coveredShare(painted) >= SCAN_MIN_AREA;
    }
  }
  return { page, height: content.height, lines: findLines(seen.visible), seen, isScan };
}

/** Opens the file a second time with its pictures, if a page needs them. */
class PictureReader {
  readonly #bytes: Uint8Array;
  #file: PdfFile | null = null;
  #left = MAX_PAGES_WITH_PICTURES;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  async readPage(page: number): Promise<PageContent | null> {
    if (this.#left-- <= 0) return null;
    this.#file ??= await openPdf(this.#bytes, { maxImageSize: PICTURE_MAX_PIXELS });
    return readPage(this.#file, page, (await this.#file.getOptionalContentConfig()) as Layers);
  }

  async close(): Promise<void> {
    if (this.#file !== null) await closePdf(this.#file);
  }
}

function coveredShare({ shapes, width, height }: PageContent): number {
  let area = 0;
  for (const { isPicture, box } of shapes) {
    if (!isPicture) continue;
    const wide = Math.min(box.right, width) - Math.max(box.left, 0);
    const high = Math.min(box.bottom, height) - Math.max(box.top, 0);
    area += Math.max(0, wide) * Math.max(0, high);
  }
  return area / (width * height);
}

function toDocument(numPages: number, pages: readonly ReadPage[], broken: number): PrintedPart {
  const kept = dropRunningHeads(pages);
  const paragraphs = joinLines(pages.map(({ page }, index) => ({ page, columns: orderLines(kept[index] ?? []) })));
  const scans = pages.filter(({ isScan }) => isScan).map(({ page }) => page);
  if (paragraphs.length === 0) {
    if (scans.length > 0) throw new DocumentError("PDF_SCANNED", `${numPages} pages`, { pages: numPages });
    throw new DocumentError("FILE_EMPTY", "no visible text");
  }
  const document: Document = {
    kind: "pdf",
    text: paragraphs.map(({ text }) => text).join("\n"),
    paragraphs,
    pages: numPages,
    warnings: warningsOf(pages, broken, scans.length),
    hidden: hiddenOf(pages),
    metadata: {},
  };
  return { document, scans };
}

function warningsOf(pages: readonly ReadPage[], broken: number, scans: number): DocumentWarning[] {
  const hidden = pages.filter(({ seen }) => hiddenLetters(seen) > 0).length;
  const layers = pages.filter(({ seen }) => seen.isTextLayer).length;
  const warnings: DocumentWarning[] = [];
  if (broken > 0) warnings.push({ code: "PARTIAL_TEXT", count: broken });
  if (hidden > 0) warnings.push({ code: "HIDDEN_TEXT", count: hidden });
  if (scans > 0) warnings.push({ code: "SCANNED_PAGES", count: scans });
  if (layers > 0) warnings.push({ code: "TEXT_LAYER", count: layers });
  return warnings;
}

const hiddenLetters = ({ hidden }: SeenText) =>
  [...hidden.values()].flat().filter(({ text }) => text.trim() !== "").length;

function hiddenOf(pages: readonly ReadPage[]): HiddenText[] {
  const found: HiddenText[] = [];
  for (const { page, seen } of pages) {
    for (const [reason, glyphs] of seen.hidden) {
      const text = textOf(glyphs);
      if (text !== "") found.push({ reason, characters: text.length, excerpt: excerptOf(text), page });
    }
  }
  return found;
}

function textOf(glyphs: readonly Glyph[]): string {
  return glyphs
    .map(({ text }) => text)
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

const excerptOf = (text: string) => [...text].slice(0, EXCERPT_CHARS).join("");
