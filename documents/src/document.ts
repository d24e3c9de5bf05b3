import type { FileFacts } from "./facts/file-facts.ts";
import type { DocumentKind, OcrLanguage } from "./formats.ts";

export type { DocumentKind } from "./formats.ts";

/** `footnote` includes endnotes; `quotation` and `code` occur only in Markdown. */
export type ParagraphKind = "paragraph" | "heading" | "footnote" | "table" | "list" | "quotation" | "code";

export interface Paragraph {
  /** Without line breaks at either end; a table row is one paragraph, with tabs between cells. */
  readonly text: string;
  readonly kind: ParagraphKind;
  /** For a heading or a list item, from 1 (outermost). */
  readonly level?: number;
  /** From 1; only in formats with fixed pages. */
  readonly page?: number;
}

/**
 * Differences between the text and the file. None stops an analysis; each gets one notice.
 * - `PREVIEW_ONLY`: the body could not be read; the text is the shorter preview that the word processor stored.
 * - `PARTIAL_TEXT`: a damaged part of the file is missing.
 * - `HIDDEN_TEXT`: see `Document.hidden`.
 * - `TRACKED_CHANGES`: the text after accepting all changes.
 * - `NOT_READ`: text in pictures, drawings, equations or embedded objects is left out.
 * - `SCANNED_PAGES`: number of scanned pages, whose text is missing.
 * - `TEXT_LAYER`: number of scanned pages whose invisible OCR layer is the text.
 * - `UNSURE_WORDS`: number of recognised words that may be wrong.
 */
export type WarningCode =
  | "PREVIEW_ONLY"
  | "PARTIAL_TEXT"
  | "HIDDEN_TEXT"
  | "TRACKED_CHANGES"
  | "NOT_READ"
  | "SCANNED_PAGES"
  | "TEXT_LAYER"
  | "UNSURE_WORDS";

export interface DocumentWarning {
  readonly code: WarningCode;
  /** Number of places that the warning is about. */
  readonly count?: number;
}

/**
 * Why text is invisible to readers: marked as hidden, same colour as its background, too small, deleted by tracked
 * changes, an unprinted comment, painted without ink, covered, or outside the page.
 */
export type HiddenReason = "marked" | "colour" | "tiny" | "deleted" | "comment" | "invisible" | "covered" | "off-page";

/** Text that is invisible to readers. It is never part of `Document.text`. */
export interface HiddenText {
  readonly reason: HiddenReason;
  /** UTF-16 units, white space included. */
  readonly characters: number;
  /** The beginning, at most 80 characters. */
  readonly excerpt: string;
  /** From 1, in formats with fixed pages. */
  readonly page?: number;
}

export interface DocumentMetadata {
  readonly title?: string;
  /** Encoding of a plain text file. */
  readonly encoding?: string;
  /** For text recognised from pictures, 0 to 1. */
  readonly confidence?: number;
}

/** A recognised word that may be wrong. */
export interface UnsureWord {
  readonly text: string;
  /** UTF-16 offsets into the text of the document. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Position in the upright picture, as shares of its width and height. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** From 1, for pages of a scan. */
  readonly page?: number;
}

export interface Recognition {
  /** 0 to 1. */
  readonly confidence: number;
  /** OCR language: `kor`, `kor+eng` or `eng`. */
  readonly language: OcrLanguage;
  readonly processingTimeMs: number;
  /** Size of the processed picture in pixels; 0 for the pages of a file. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the picture was rotated, in addition to its EXIF orientation. */
  readonly turn: number;
  readonly words: readonly UnsureWord[];
}

/**
 * A file as text. `text` is the text to judge: the paragraphs in reading order, one per line, footnotes at the end;
 * headings, list items, tables, quotations and code have Markdown marks.
 */
export interface Document {
  readonly kind: DocumentKind;
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly pages?: number;
  readonly warnings: readonly DocumentWarning[];
  readonly hidden: readonly HiddenText[];
  readonly metadata: DocumentMetadata;
  /** For text recognised in pictures. */
  readonly recognition?: Recognition;
  /** If asked for and the file says anything. */
  readonly facts?: FileFacts;
}
