import type { OcrLanguage } from "./formats.ts";

/** A page of a scan as soon as it is read. */
export interface RecognisedPageText {
  /** From 1. */
  readonly page: number;
  /** How many pages are read by now, and how many will be. */
  readonly done: number;
  readonly total: number;
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Told before and after the drawing operators of a page are read, with the characters that the page shows: whoever made the
 * file decides how long that takes, and nothing else of the thread runs meanwhile.
 */
export interface DrawingWatch {
  begin(): void;
  end(characters: number): void;
}

/** What a caller may ask of the readers of pictures. */
export interface ReadOptions {
  /** Folder with the data of the recognition engine; made for the one call when absent. */
  readonly languageFolder?: string;
  /** Share of the work that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Told of each page of a scan when it is read. */
  readonly onPage?: (page: RecognisedPageText) => void;
  readonly drawing?: DrawingWatch;
  /** Recognise the scanned pages of a PDF instead of refusing it with `PDF_SCANNED` or leaving them out. */
  readonly recognisesScans?: boolean;
  /** Scanned pages to recognise, from 1, both included; at most `SCAN_MAX_PAGES` of them are. */
  readonly firstPage?: number;
  readonly lastPage?: number;
  /** `kor+eng` when absent. */
  readonly language?: OcrLanguage;
}
