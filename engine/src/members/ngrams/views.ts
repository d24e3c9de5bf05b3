import { isFunctionWord } from "./english-function-words.ts";

/**
 * A view is the sequence of symbols in which n-grams are counted. Every symbol keeps its range of prose, so that the
 * contribution of an n-gram can be assigned to its words.
 */
export interface View {
  readonly codes: Uint32Array;
  /** Half-open ranges in the prose, one for each symbol. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly length: number;
}

/**
 * `full` has letters, spaces and punctuation; `blind` letters only. A frame has the end of each word and the punctuation after
 * it, but not the subject. Commaless views ignore commas.
 */
export type ViewKind = "full" | "commaless" | "blind" | "commaless-frame";

const SPACE = 32;
const COMMA = 44;
const DIGIT = 48;
const LATIN = 97;
const HAN = 0x4e00;
/** Separates the two letters of a frame symbol; outside the code units of the plane in use. */
const FRAME_BASE = 0x10000;

/**
 * Folds what depends on the subject or the year rather than the writer: digits to one digit, Hanja to one sign and, in
 * Korean prose, Latin runs to one letter.
 */
function foldedCode(code: number, foldLatin: boolean): number {
  if (code >= 48 && code <= 57) return DIGIT;
  if (code >= 65 && code <= 90) return foldLatin ? LATIN : code + 32;
  if (code >= 97 && code <= 122) return foldLatin ? LATIN : code;
  if (code >= 0xc0 && code <= 0x24f) return LATIN;
  if (code >= 0x4e00 && code <= 0x9fff) return HAN;
  return code;
}

function isLetter(folded: number): boolean {
  return (
    folded === DIGIT ||
    folded === HAN ||
    (folded >= 97 && folded <= 122) ||
    (folded >= 0xac00 && folded <= 0xd7a3) ||
    (folded >= 0x3131 && folded <= 0x318e)
  );
}

function runsCollapse(folded: number, foldLatin: boolean): boolean {
  return folded === DIGIT || folded === HAN || folded === SPACE || (foldLatin && folded === LATIN);
}

/** Which characters a character view keeps: all, all but commas, or only letters and digits. */
export type Kept = "all" | "commaless" | "letters";

/** The characters of the prose, folded. */
export function characterView(prose: string, kept: Kept, foldLatin: boolean): View {
  const size = prose.length;
  const codes = new Uint32Array(size);
  const starts = new Uint32Array(size);
  const ends = new Uint32Array(size);
  let length = 0;
  for (let at = 0; at < size; at++) {
    const code = foldedCode(prose.charCodeAt(at), foldLatin);
    if ((kept === "letters" && !isLetter(code)) || (kept === "commaless" && code === COMMA)) continue;
    const last = length - 1;
    if (length > 0 && codes[last] === code && ends[last] === at && runsCollapse(code, foldLatin)) {
      ends[last] = at + 1;
      continue;
    }
    codes[length] = code;
    starts[length] = at;
    ends[length] = at + 1;
    length++;
  }
  return { codes, starts, ends, length };
}

/**
 * One symbol for each word and one for each other mark: an English function word unchanged; for any other the last three
 * letters and whether it is long.
 */
function frameView(prose: string, foldLatin: boolean): View {
  const characters = characterView(prose, "commaless", foldLatin);
  const codes = new Uint32Array(characters.length);
  const starts = new Uint32Array(characters.length);
  const ends = new Uint32Array(characters.length);
  let length = 0;
  let at = 0;
  while (at < characters.length) {
    const code = characters.codes[at];
    if (code === SPACE) {
      at++;
      continue;
    }
    const first = at;
    if (!isLetter(code)) {
      codes[length] = code;
      at++;
    } else {
      while (at < characters.length && isLetter(characters.codes[at])) at++;
      codes[length] = endOrFunctionWord(characters.codes, first, at);
    }
    starts[length] = characters.starts[first];
    ends[length] = characters.ends[at - 1];
    length++;
  }
  return { codes, starts, ends, length };
}

/** A number larger than any single symbol for the last letters of the word [first, last). */
function endOfWord(codes: Uint32Array, first: number, last: number, letters: number): number {
  let out = 0;
  for (let at = Math.max(first, last - letters); at < last; at++) out = Math.imul(out, 0x2f0b) + codes[at];
  return (FRAME_BASE + out) >>> 0;
}

const LONGEST_FUNCTION_WORD = 12;
const LONG_WORD = 8;

function endOrFunctionWord(codes: Uint32Array, first: number, last: number): number {
  const size = last - first;
  if (size <= LONGEST_FUNCTION_WORD) {
    const word = String.fromCharCode(...codes.subarray(first, last));
    if (isFunctionWord(word)) return endOfWord(codes, first, last, size);
  }
  return endOfWord(codes, first, last, 3) ^ (size >= LONG_WORD ? 0x80000000 : 0x40000000);
}

export function viewOf(kind: ViewKind, prose: string, foldLatin: boolean): View {
  switch (kind) {
    case "full":
      return characterView(prose, "all", foldLatin);
    case "commaless":
      return characterView(prose, "commaless", foldLatin);
    case "blind":
      return characterView(prose, "letters", foldLatin);
    case "commaless-frame":
      return frameView(prose, foldLatin);
  }
}

/** Index of the first symbol that starts at or after the prose offset. */
export function firstSymbolAt(view: View, offset: number): number {
  let low = 0;
  let high = view.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (view.starts[middle] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
