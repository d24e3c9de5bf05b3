/**
 * A view is the sequence of symbols in which n-grams are counted. Every symbol keeps the range of prose it stands for, so
 * that what an n-gram contributes can be given back to the words it touches.
 */
export interface View {
  readonly codes: Uint32Array;
  /** Half-open ranges in the prose, one for each symbol. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly length: number;
}

/**
 * `full` sees letters, spaces and punctuation; `blind` sees letters alone, so that commas and spacing cannot sway it;
 * `frame` sees of each word only its last two letters (particle and ending in Korean, suffix in English) and the marks
 * that follow, so that the subject of the text cannot sway it; `word` sees whole words without their marks.
 */
export type ViewKind = "full" | "blind" | "frame" | "word";

const SPACE = 32;
const DIGIT = 48;
const LATIN = 97;
const HAN = 0x4e00;
/** Separates the two letters of a frame symbol; outside of the code units of the plane in use. */
const FRAME_BASE = 0x10000;

/**
 * Folds what betrays the subject or the year rather than the writer: digits to one digit, Hanja to one sign and, in
 * Korean prose, runs of Latin letters to one letter.
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

/** The characters of the prose, folded; with `blind` only letters and digits are kept. */
export function characterView(prose: string, blind: boolean, foldLatin: boolean): View {
  const size = prose.length;
  const codes = new Uint32Array(size);
  const starts = new Uint32Array(size);
  const ends = new Uint32Array(size);
  let length = 0;
  for (let at = 0; at < size; at++) {
    const code = foldedCode(prose.charCodeAt(at), foldLatin);
    if (blind && !isLetter(code)) continue;
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

/** One symbol for the last two letters of each word, one for each other mark. */
export function frameView(prose: string, foldLatin: boolean): View {
  const characters = characterView(prose, false, foldLatin);
  const codes = new Uint32Array(characters.length);
  const starts = new Uint32Array(characters.length);
  const ends = new Uint32Array(characters.length);
  let length = 0;
  let at = 0;
  while (at < characters.length) {
    const code = characters.codes[at] as number;
    if (code === SPACE) {
      at++;
      continue;
    }
    const first = at;
    if (!isLetter(code)) {
      codes[length] = code;
      at++;
    } else {
      while (at < characters.length && isLetter(characters.codes[at] as number)) at++;
      const before = at - 2 >= first ? (characters.codes[at - 2] as number) : 0;
      codes[length] = (FRAME_BASE + Math.imul(before, 0x2f0b) + (characters.codes[at - 1] as number)) >>> 0;
    }
    starts[length] = characters.starts[first] as number;
    ends[length] = characters.ends[at - 1] as number;
    length++;
  }
  return { codes, starts, ends, length };
}

/** One symbol for each word, a hash of its letters. */
export function wordView(prose: string, foldLatin: boolean): View {
  const characters = characterView(prose, false, foldLatin);
  const codes = new Uint32Array(characters.length);
  const starts = new Uint32Array(characters.length);
  const ends = new Uint32Array(characters.length);
  let length = 0;
  let at = 0;
  while (at < characters.length) {
    const first = at;
    let hash = 0x811c9dc5;
    while (at < characters.length && isLetter(characters.codes[at] as number)) {
      hash = Math.imul(hash ^ (characters.codes[at] as number), 0x01000193);
      hash ^= hash >>> 13;
      at++;
    }
    if (at === first) {
      at++;
      continue;
    }
    codes[length] = hash >>> 0;
    starts[length] = characters.starts[first] as number;
    ends[length] = characters.ends[at - 1] as number;
    length++;
  }
  return { codes, starts, ends, length };
}

export function viewOf(kind: ViewKind, prose: string, foldLatin: boolean): View {
  if (kind === "frame") return frameView(prose, foldLatin);
  if (kind === "word") return wordView(prose, foldLatin);
  return characterView(prose, kind === "blind", foldLatin);
}

/** Index of the first symbol that starts at or after the prose offset. */
export function firstSymbolAt(view: View, offset: number): number {
  let low = 0;
  let high = view.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((view.starts[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
