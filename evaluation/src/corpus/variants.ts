import type { PreparedText } from "@geulgyeol/engine/training";
import type { CorpusRow } from "./read-corpus.ts";
import type { TextRange } from "./read-cowritten.ts";

/**
 * A text by one author or an excerpt of it; parts of two texts joined, of different subjects or of one; or a text by a
 * person and an AI.
 */
export type VariantKind = "whole" | "crop" | "splice" | "paired" | "cowritten";

/** A text made from corpus texts, with its ranges by an AI. */
export interface Variant {
  readonly kind: VariantKind;
  /** Index of its corpus row; for a splice, of its human text. */
  readonly row: number;
  readonly text: string;
  /** What an AI was asked to do, for co-written texts; otherwise empty. */
  readonly detail: string;
  /** Share of AI characters. */
  readonly share: number;
  /** Ranges of `text` by an AI, in order. */
  readonly aiRanges: readonly TextRange[];
}

/** A corpus row with its prepared prose. */
export interface PreparedRow {
  readonly row: CorpusRow;
  readonly prepared: PreparedText;
}

const SHORTEST_CROP = 50;

export function wholeVariant(rows: readonly PreparedRow[], at: number): Variant {
  const { row, prepared } = rows[at] as PreparedRow;
  const text = prepared.prose;
  const aiRanges = row.label === 1 ? [{ start: 0, end: text.length }] : [];
  return { kind: "whole", row: at, text, detail: "", share: row.label, aiRanges };
}

/** A run of whole sentences of about `wanted` characters from a random position; null if the text is hardly longer. */
export function cropVariant(
  rows: readonly PreparedRow[],
  at: number,
  wanted: number,
  random: () => number,
): Variant | null {
  const { row, prepared } = rows[at] as PreparedRow;
  const text = runOfSentences(prepared, wanted, random);
  if (text === null || text.length > prepared.prose.length * 0.9 || text.length < SHORTEST_CROP) return null;
  const aiRanges = row.label === 1 ? [{ start: 0, end: text.length }] : [];
  return { kind: "crop", row: at, text, detail: "", share: row.label, aiRanges };
}

const PATTERNS = ["ha", "ah", "ha", "ah", "hah", "aha"] as const;

/** Shares of AI characters in splices, drawn uniformly. */
export interface ShareRange {
  readonly from: number;
  readonly to: number;
}

/** Both writers have a substantial part. */
export const FAIR_SHARE: ShareRange = { from: 0.15, to: 0.85 };

/** From a single AI sentence to a single human one. */
export const ANY_SHARE: ShareRange = { from: 0, to: 1 };

/** A human and an AI text joined at sentence ends, in two or three blocks; null if either is too short. */
export function spliceVariant(
  rows: readonly PreparedRow[],
  humanRow: number,
  aiRow: number,
  random: () => number,
  range: ShareRange,
  kind: "splice" | "paired" = "splice",
): Variant | null {
  const pattern = PATTERNS[Math.floor(random() * PATTERNS.length)] as string;
  const total = 400 + random() * 1300;
  const share = range.from + (range.to - range.from) * random();
  const aiBlocks = [...pattern].filter((letter) => letter === "a").length;
  let text = "";
  let aiLength = 0;
  const aiRanges: TextRange[] = [];
  for (const letter of pattern) {
    const ai = letter === "a";
    const wanted = (total * (ai ? share : 1 - share)) / (ai ? aiBlocks : pattern.length - aiBlocks);
    const { prepared } = rows[ai ? aiRow : humanRow] as PreparedRow;
    const block = runOfSentences(prepared, wanted, random);
    if (block === null) return null;
    if (text !== "") text += " ";
    const start = text.length;
    text += block;
    if (ai) {
      aiRanges.push({ start, end: text.length });
      aiLength += block.length;
    }
  }
  return { kind, row: humanRow, text, detail: "", share: aiLength / text.length, aiRanges };
}

function runOfSentences(prepared: PreparedText, wanted: number, random: () => number): string | null {
  const own = prepared.sentences.filter((sentence) => sentence.excluded === null);
  if (own.length === 0) return null;
  const latest = own.findLastIndex((sentence) => prepared.prose.length - sentence.proseStart >= wanted * 0.8);
  const first = Math.floor(random() * (Math.max(0, latest) + 1));
  const start = (own[first] as (typeof own)[number]).proseStart;
  let end = start;
  for (let at = first; at < own.length; at++) {
    const sentence = own[at] as (typeof own)[number];
    if (
      end > start &&
      sentence.proseEnd - start > wanted &&
      wanted - (end - start) < sentence.proseEnd - start - wanted
    )
      break;
    end = sentence.proseEnd;
    if (end - start >= wanted) break;
  }
  const text = prepared.prose.slice(start, end).trim();
  return text.length >= 20 ? text : null;
}
