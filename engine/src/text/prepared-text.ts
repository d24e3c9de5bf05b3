import type { ExcludedRange, ExclusionReason, Language, TextIntegrity } from "../report.ts";

/** A sentence of the prose, with its place in the text as given. */
export interface PreparedSentence {
  readonly index: number;
  /** Half-open range in `PreparedText.prose`; empty (start = end) when the sentence is excluded. */
  readonly proseStart: number;
  readonly proseEnd: number;
  /** Half-open range in the text as given. */
  readonly start: number;
  readonly end: number;
  readonly excluded: ExclusionReason | null;
}

/** A whitespace-separated word (eojeol in Korean) of the prose. */
export interface PreparedWord {
  readonly proseStart: number;
  readonly proseEnd: number;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
}

/**
 * What every member reads. `prose` has the form of the training corpora: NFC, one line, single spaces between words and
 * sentences, plain quotes and ellipses, no invisible characters, look-alikes folded, and only the author's running prose
 * (headings, quotations, references, tables, code, URLs and list markers are left out).
 */
export interface PreparedText {
  readonly original: string;
  readonly language: Language | "unsupported" | "none";
  readonly prose: string;
  /** For each UTF-16 unit of `prose`, its offset in `original`; one more entry closes the last unit. */
  readonly offsets: Uint32Array;
  readonly sentences: readonly PreparedSentence[];
  readonly words: readonly PreparedWord[];
  readonly excluded: readonly ExcludedRange[];
  readonly integrity: TextIntegrity;
}
