import type { SimilarPair } from "@geulgyeol/contract";

type Side = SimilarPair["first"];

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A passage as one of the two texts shows it. Both texts use the same number. */
export interface NumberedPassage extends Range {
  readonly number: number;
  readonly kind: "same" | "edited";
}

/** A part of a text in reading order. `folded` parts are only shown when asked for. */
export type Piece =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "left-out"; readonly text: string }
  | { readonly kind: "passage"; readonly text: string; readonly passage: NumberedPassage }
  | { readonly kind: "folded"; readonly letters: number; readonly parts: readonly Piece[] };

/** A stretch without passages stays open up to the first sentence that ends after so many characters. */
const OPEN_CHARACTERS = 30;
const OPEN_AT_MOST = 180;
/** Shorter rests are not worth a click. */
const FOLDED_LETTERS = 60;
const LETTER = /[\p{L}\p{N}]/gu;

/** Numbers follow the first text. */
export function numberPassages(pair: SimilarPair, side: "first" | "second"): NumberedPassage[] {
  return pair.passages
    .map((passage, at) => ({ ...passage[side], kind: passage.kind, number: at + 1 }))
    .sort((a, b) => a.start - b.start);
}

/** The whole text in pieces: passages, what lies between them, what was left out, and what is folded. */
export function cutText(
  { text, leftOut }: Pick<Side, "text" | "leftOut">,
  passages: readonly NumberedPassage[],
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const passage of passages) {
    pieces.push(...betweenPassages(text, { start: from, end: passage.start }, leftOut));
    pieces.push({ kind: "passage", text: text.slice(passage.start, passage.end), passage });
    from = passage.end;
  }
  return [...pieces, ...betweenPassages(text, { start: from, end: text.length }, leftOut)];
}

/** Letters and digits, as the shares count them. */
export function countLetters(text: string): number {
  return text.match(LETTER)?.length ?? 0;
}

function betweenPassages(text: string, range: Range, leftOut: readonly Range[]): Piece[] {
  const open = openEnd(text, range, leftOut);
  const letters = countLetters(text.slice(open, range.end));
  if (letters < FOLDED_LETTERS) return markLeftOut(text, range, leftOut);
  return [
    ...markLeftOut(text, { start: range.start, end: open }, leftOut),
    { kind: "folded", letters, parts: markLeftOut(text, { start: open, end: range.end }, leftOut) },
  ];
}

/** Where the part ends that stays open: after a sentence, and after what was left out at its beginning. */
function openEnd(text: string, { start, end }: Range, leftOut: readonly Range[]): number {
  let from = start;
  for (const range of leftOut) {
    if (range.start >= from && range.end <= end && countLetters(text.slice(from, range.start)) === 0) from = range.end;
  }
  const last = Math.min(end, from + OPEN_AT_MOST);
  for (let i = from + OPEN_CHARACTERS; i < last; i++) {
    const isEnd = text.charAt(i) === "\n" || (/[.?!]/.test(text.charAt(i - 1)) && /\s/.test(text.charAt(i)));
    if (isEnd) return i;
  }
  return last;
}

function markLeftOut(text: string, { start, end }: Range, leftOut: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: "plain" | "left-out", from: number, to: number) => {
    if (from < to) pieces.push({ kind, text: text.slice(from, to) });
  };
  let from = start;
  for (const range of leftOut) {
    if (range.end <= from || range.start >= end) continue;
    add("plain", from, Math.max(from, range.start));
    add("left-out", Math.max(from, range.start), Math.min(range.end, end));
    from = Math.min(range.end, end);
  }
  add("plain", from, end);
  return pieces;
}
