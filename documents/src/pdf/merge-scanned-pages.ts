import type { Document, DocumentWarning, Paragraph, UnsureWord } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import type { OcrLanguage } from "../formats.ts";

/** The text pages of a PDF, and the numbers of its scanned pages. */
export interface PrintedPart {
  readonly document: Document;
  readonly scans: readonly number[];
}

/** A page that was recognised. */
export interface ScannedPage {
  readonly number: number;
  readonly paragraphs: readonly Paragraph[];
  /** Text of the page; the positions in `words` refer to it. */
  readonly text: string;
  readonly confidence: number;
  readonly language: OcrLanguage;
  readonly words: readonly UnsureWord[];
}

interface Whole {
  readonly printed: PrintedPart | undefined;
  readonly numPages: number;
  /** Scanned pages that were not recognised. */
  readonly left: number;
  readonly processingTimeMs: number;
}

/** Recognised and printed pages in file order. Throws `OCR_NO_TEXT` if there is no text at all. */
export function mergeScannedPages(pages: readonly ScannedPage[], whole: Whole): Document {
  const { printed, numPages, left, processingTimeMs } = whole;
  const letters = pages.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0 && printed === undefined) throw new DocumentError("OCR_NO_TEXT", `${pages.length} pages`);
  const paragraphs = [...(printed?.document.paragraphs ?? []), ...pages.flatMap((page) => page.paragraphs)].sort(
    (one, other) => (one.page ?? 0) - (other.page ?? 0),
  );
  const words = pages.flatMap((page) => placeWords(page, paragraphs));
  const confidence =
    letters === 0 ? 0 : pages.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / letters;
  const languages = new Set(pages.filter(({ text }) => text !== "").map(({ language }) => language));
  const language = languages.size === 1 ? ([...languages][0] as OcrLanguage) : "kor+eng";
  return {
    kind: "pdf",
    text: paragraphs.map(({ text }) => text).join("\n"),
    paragraphs,
    pages: numPages,
    warnings: warningsOf(printed, left, words.length),
    hidden: printed?.document.hidden ?? [],
    metadata: { confidence },
    recognition: { confidence, language, processingTimeMs, width: 0, height: 0, turn: 0, words },
  };
}

/** The words of a page with their positions in the whole text. */
function placeWords({ number, words }: ScannedPage, paragraphs: readonly Paragraph[]): UnsureWord[] {
  const first = paragraphs.findIndex(({ page }) => page === number);
  const before = paragraphs.slice(0, first).reduce((sum, { text }) => sum + text.length + 1, 0);
  return words.map((word) => ({ ...word, start: word.start + before, end: word.end + before, page: number }));
}

function warningsOf(printed: PrintedPart | undefined, left: number, unsure: number): DocumentWarning[] {
  const warnings = (printed?.document.warnings ?? []).filter(({ code }) => code !== "SCANNED_PAGES");
  if (left > 0) warnings.push({ code: "SCANNED_PAGES", count: left });
  if (unsure > 0) warnings.push({ code: "UNSURE_WORDS", count: unsure });
  return warnings;
}
