import type { OcrLanguage } from "./formats.ts";

/** A page of a scan as soon as it is read. */
export interface RecognisedPageText {
  /** From 1. */
  readonly page: number;
  /** Number of pages read so far, and in total. */
  readonly done: number;
  readonly total: number;
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Called before and after the drawing operators of a page are read, with the characters that the page shows. The file
 * determines how long that takes, and it blocks the thread.
 */
export interface DrawingWatch {
  begin(): void;
  end(characters: number): void;
}

/** Options of reading; all but the first are for pictures. */
export interface ReadOptions {
  /** Also read what an office file says about how it was made: `Document.facts`. */
  readonly readsFacts?: boolean;
  /** Folder with the data of the recognition engine; created for this call if absent. */
  readonly languageFolder?: string;
  /** Finished share of the work, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Called with each page of a scan when it is read. */
  readonly onPage?: (page: RecognisedPageText) => void;
  readonly drawing?: DrawingWatch;
  /** Recognise the scanned pages of a PDF instead of rejecting it with `PDF_SCANNED` or skipping them. */
  readonly recognisesScans?: boolean;
  /** Scanned pages to recognise, from 1, both included; at most `SCAN_MAX_PAGES` of them are. */
  readonly firstPage?: number;
  readonly lastPage?: number;
  /** `kor+eng` when absent. */
  readonly language?: OcrLanguage;
}
