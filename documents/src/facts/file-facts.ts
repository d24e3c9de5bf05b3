import type { DocumentKind } from "../formats.ts";

/** Characters of one paragraph that entered in the same editing session. */
export interface SessionPiece {
  /** From 1, in the order of the text; 0 for any session without a number of its own, null for text with no mark. */
  readonly session: number | null;
  /** UTF-16 units. */
  readonly characters: number;
}

/**
 * How the text is made of editing sessions: the time between opening a file and saving it, marked by a number of
 * chance (ECMA-376, part 1, 17.15.1.70: rsid). The numbers have no order and no date.
 */
export interface SessionSpread {
  /** Distinct sessions that the settings list, those of formatting or deleted text included. */
  readonly listed: number;
  /** Distinct sessions in the text. */
  readonly used: number;
  readonly characters: number;
  /** Characters with no mark. */
  readonly unmarked: number;
  /** Share of the marked characters that the largest session has, 0 to 1. */
  readonly largestShare: number;
  /** Paragraphs with text. */
  readonly paragraphCount: number;
  /** Those of them with text of more than one session. */
  readonly mixedParagraphs: number;
  /** The first paragraphs with text, at most `SPREAD_PARAGRAPHS`. */
  readonly paragraphs: readonly { readonly pieces: readonly SessionPiece[] }[];
}

/** Paragraphs whose sessions are listed one by one. */
export const SPREAD_PARAGRAPHS = 60;
/** Sessions with a number of their own, those with the most text. */
export const SPREAD_SESSIONS = 5;

export interface TrackedChanges {
  readonly insertions: number;
  readonly deletions: number;
  /** Whether the program records changes from now on. */
  readonly isRecording: boolean;
}

/**
 * What a file says about how it was made, as its program wrote it; none of it is checked, and any of it can be changed
 * by hand. What is absent is not written in the file.
 */
export interface FileFacts {
  readonly kind: DocumentKind;
  /** Total time that the file was open for editing, in whole minutes. */
  readonly editingMinutes?: number | undefined;
  /** How many times the file was saved. */
  readonly revision?: number | undefined;
  /** ISO 8601; without an offset where the file gives local time. */
  readonly created?: string | undefined;
  readonly modified?: string | undefined;
  readonly creator?: string | undefined;
  readonly lastModifiedBy?: string | undefined;
  readonly application?: string | undefined;
  readonly template?: string | undefined;
  readonly changes?: TrackedChanges | undefined;
  readonly comments?: number | undefined;
  readonly sessions?: SessionSpread | undefined;
}
