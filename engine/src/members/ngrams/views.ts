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
 * `full` has letters, spaces and punctuation; `blind` letters only; `commaless` all but commas. `word-classes` has function words,
 * the classes of other words, and marks other than commas, so that it sees how a text is built and not its subject.
 */
export type ViewKind = "full" | "commaless" | "blind" | "word-classes";

const SPACE = 32;
const COMMA = 44;
const DIGIT = 48;
const LATIN = 97;
const HAN = 0x4e00;
/** Symbols of words begin here, outside the code units of characters. */
const WORD_BASE = 0x10000;

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

/** One symbol for each English word and one for each mark other than a comma. */
function wordClassView(prose: string, foldLatin: boolean): View {
  const characters = characterView(prose, "commaless", foldLatin);
  const codes = new Uint32Array(characters.length);
  const starts = new Uint32Array(characters.length);
  const ends = new Uint32Array(characters.length);
  let length = 0;
  let at = 0;
  let opensSentence = true;
  while (at < characters.length) {
    const code = characters.codes[at];
    if (code === SPACE) {
      at++;
      continue;
    }
    const first = at;
    if (!isLetter(code)) {
      codes[length] = code;
      opensSentence = isSentenceEnd(code);
      at++;
    } else {
      while (at < characters.length && isLetter(characters.codes[at])) at++;
      const isName = !opensSentence && isCapital(prose.charCodeAt(characters.starts[first]));
      codes[length] = wordClass(characters.codes, first, at, isName);
      opensSentence = false;
    }
    starts[length] = characters.starts[first];
    ends[length] = characters.ends[at - 1];
    length++;
  }
  return { codes, starts, ends, length };
}

function isSentenceEnd(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f;
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

const LONGEST_FUNCTION_WORD = 12;
const LONGEST_SUFFIX = 5;
/** Letters of a stem that a suffix leaves at least. */
const LEAST_STEM = 3;
/** Lengths up to which words are alike. */
const LENGTHS = [4, 7, 10] as const;

/** Endings that tell the class and form of an English word; the longest one counts. */
const SUFFIXES: ReadonlySet<string> = new Set(
  (
    "ings ing edly ed lly ly tions tion sion ments ment ness ities ity ances ance ences ence al ive ous ful able ible ical ic " +
    "ers er est ies ized ize isms ism ists ist ship hood less s y e t n d"
  ).split(" "),
);

/** A function word as itself, a number as a number, any other word by its suffix, its length and whether it is a name. */
function wordClass(codes: Uint32Array, first: number, last: number, isName: boolean): number {
  const size = last - first;
  if (codes[first] === DIGIT) return DIGIT;
  if (size <= LONGEST_FUNCTION_WORD) {
    const word = String.fromCharCode(...codes.subarray(first, last));
    if (isFunctionWord(word)) return wordCode(word, 0);
  }
  let ending = "";
  for (let letters = Math.min(LONGEST_SUFFIX, size - LEAST_STEM); letters > 0 && ending === ""; letters--) {
    const end = String.fromCharCode(...codes.subarray(last - letters, last));
    if (SUFFIXES.has(end)) ending = end;
  }
  const band = LENGTHS.filter((length) => size > length).length;
  return wordCode(ending, 1 + band + (isName ? LENGTHS.length + 1 : 0));
}

/** A number for a string and a kind, the same in every text; larger than any code of a character. */
function wordCode(text: string, kind: number): number {
  let out = kind;
  for (let at = 0; at < text.length; at++) out = Math.imul(out, 0x2f0b) + text.charCodeAt(at);
  return (WORD_BASE + (out >>> 1)) >>> 0;
}

export function viewOf(kind: ViewKind, prose: string, foldLatin: boolean): View {
  switch (kind) {
    case "full":
      return characterView(prose, "all", foldLatin);
    case "commaless":
      return characterView(prose, "commaless", foldLatin);
    case "blind":
      return characterView(prose, "letters", foldLatin);
    case "word-classes":
      return wordClassView(prose, foldLatin);
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
