export type Language = "ko" | "en";

/** Why a part of the text is excluded from the score (it is not the author's running prose). */
export type ExclusionReason =
  | "quotation"
  | "reference"
  | "heading"
  | "header"
  | "question"
  | "signature"
  | "table"
  | "code"
  | "url"
  | "list-marker"
  /** It repeats the question that the text answers. */
  | "asked";

export interface ExcludedRange {
  readonly start: number;
  readonly end: number;
  readonly reason: ExclusionReason;
}

/** Findings about characters that are invisible or imitate others. */
export interface TextIntegrity {
  readonly zeroWidthCharacters: number;
  readonly lookAlikeCharacters: number;
  readonly fullWidthCharacters: number;
  readonly controlCharacters: number;
  readonly irregularSpaces: number;
  /** True when any count is high enough that the text was probably altered to evade detection. */
  readonly suspicious: boolean;
}

/** A sentence of the prose, with its position in the given text. */
export interface PreparedSentence {
  readonly index: number;
  /** Half-open range in `PreparedText.prose`; empty (start = end) if the sentence is excluded. */
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
 * The input of every member. `prose` has the form of the training corpora: NFC, one line, single spaces, plain quotes,
 * no invisible characters, without headings, header data, signatures, quotations, references, tables, code and URLs.
 */
export interface PreparedText {
  readonly original: string;
  readonly language: Language | "unsupported" | "none";
  readonly prose: string;
  /** For each UTF-16 unit of `prose`, its offset in `original`; one more entry for the end of the last unit. */
  readonly offsets: Uint32Array;
  readonly sentences: readonly PreparedSentence[];
  readonly words: readonly PreparedWord[];
  readonly excluded: readonly ExcludedRange[];
  readonly integrity: TextIntegrity;
}
