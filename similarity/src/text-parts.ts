/** Half-open range of UTF-16 offsets in a text as given. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Why a part of a text is compared with nothing: words of the question, a quotation, a phrase that many of the texts
 * have, or what is no running prose (headings, names, lists of sources, tables, addresses).
 */
export type LeftOutReason = "question" | "quotation" | "common" | "form";

export interface LeftOutRange extends TextRange {
  readonly reason: LeftOutReason;
}
