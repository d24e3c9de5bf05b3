import {
  isControl,
  isEmoji,
  isHangulSyllable,
  isInvisible,
  isIrregularSpace,
  isLetter,
  isLineBreak,
} from "./character-kinds.ts";
import { composeSyllable } from "./compose-jamo.ts";
import { plainJamo, plainMathLetter, plainWidth } from "./fold-width.ts";
import type { MappedText } from "./mapped-text.ts";

/** Findings of the pass over the characters, from which the counts of `TextIntegrity` come. */
export interface CharacterCounts {
  zeroWidth: number;
  /** Zero-width characters between two letters: they change the bytes, but are invisible to people. */
  zeroWidthInWords: number;
  control: number;
  irregularSpaces: number;
  fullWidth: number;
  fullWidthLetters: number;
  mathLetters: number;
}

/** A letter has at most a few combining marks; more than this many in a row are dropped. */
const MOST_MARKS = 8;

const MARK = /\p{M}/u;

/** State of the pass over a text: output so far, the source of each unit, and the findings. */
interface Pass {
  readonly original: string;
  readonly codes: Uint16Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly counts: CharacterCounts;
  write: number;
  /** Consecutive marks on the preceding letter. */
  marks: number;
  /** Where the preceding mathematical letter ended; -1 if there was none. */
  mathEnd: number;
}

/**
 * One pass over the text: removes invisible characters, controls, emoji and lone surrogates; converts line breaks to
 * U+000A, exotic spaces to U+0020, full-width and mathematical letters to ASCII, half-width jamo to syllables. Linear.
 */
export function cleanCharacters(original: string): { readonly mapped: MappedText; readonly counts: CharacterCounts } {
  const length = original.length;
  const codes = new Uint16Array(length);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const counts = {
    zeroWidth: 0,
    zeroWidthInWords: 0,
    control: 0,
    irregularSpaces: 0,
    fullWidth: 0,
    fullWidthLetters: 0,
    mathLetters: 0,
  };
  const pass: Pass = { original, codes, starts, ends, counts, write: 0, marks: 0, mathEnd: -1 };
  let i = 0;
  while (i < length) {
    const unit = original.charCodeAt(i);
    if ((unit >= 0x20 && unit < 0x7f) || isHangulSyllable(unit)) {
      const at = pass.write++;
      codes[at] = unit;
      starts[at] = i;
      ends[at] = ++i;
      pass.marks = 0;
    } else i = cleanCharacter(pass, i);
  }
  const { write } = pass;
  return {
    mapped: { text: decode(codes, write), starts: starts.subarray(0, write), ends: ends.subarray(0, write) },
    counts,
  };
}

/** Cleans the character at `i`, neither ASCII nor a syllable, and returns the index of the next one. */
function cleanCharacter(pass: Pass, i: number): number {
  const { original, counts } = pass;
  const c = original.codePointAt(i) ?? original.charCodeAt(i);
  const next = i + (c > 0xffff ? 2 : 1);
  if (isLineBreak(c)) {
    const after = c === 0x0d && original.charCodeAt(next) === 0x0a ? next + 1 : next;
    put(pass, 0x0a, i, after);
    return after;
  }
  if (isInvisible(c)) countInvisible(pass, c, i, next);
  else if (isControl(c)) counts.control++;
  else if (isIrregularSpace(c)) {
    counts.irregularSpaces++;
    put(pass, 0x20, i, next);
  } else if (isEmoji(c)) pass.marks = 0;
  else if (plainWidth(c) > 0) {
    const plain = plainWidth(c);
    if (c >= 0xff01) counts.fullWidth++;
    if (isLetter(plain)) counts.fullWidthLetters++;
    put(pass, plain, i, next);
  } else if (plainMathLetter(c) > 0) {
    if (pass.mathEnd === i) counts.mathLetters++;
    pass.mathEnd = next;
    put(pass, plainMathLetter(c), i, next);
  } else if (plainJamo(c) > 0) return putHalfWidthRun(pass, i);
  else if (c >= 0x300 && MARK.test(String.fromCodePoint(c))) {
    pass.marks++;
    if (pass.marks <= MOST_MARKS) put(pass, c, i, next);
  } else {
    pass.marks = 0;
    put(pass, c, i, next);
  }
  return next;
}

function put(pass: Pass, code: number, start: number, end: number): void {
  if (code > 0xffff) {
    putUnit(pass, 0xd800 + ((code - 0x10000) >> 10), start, end);
    putUnit(pass, 0xdc00 + ((code - 0x10000) & 0x3ff), start, end);
  } else putUnit(pass, code, start, end);
}

function putUnit(pass: Pass, unit: number, start: number, end: number): void {
  const at = pass.write++;
  pass.codes[at] = unit;
  pass.starts[at] = start;
  pass.ends[at] = end;
}

/** Counts an invisible character unless it belongs to an emoji or is a byte order mark. */
function countInvisible({ original, counts }: Pass, c: number, at: number, next: number): void {
  if (belongsToEmoji(original, at, next) || (c === 0xfeff && at === 0)) return;
  counts.zeroWidth++;
  if (standsInWord(original, at, next)) counts.zeroWidthInWords++;
}

function putHalfWidthRun(pass: Pass, from: number): number {
  const { original, counts } = pass;
  const jamo: number[] = [];
  let to = from;
  for (let plain = plainJamo(original.charCodeAt(to)); plain > 0; plain = plainJamo(original.charCodeAt(to))) {
    jamo.push(plain);
    to++;
  }
  counts.fullWidth += jamo.length;
  counts.fullWidthLetters += jamo.length;
  for (let k = 0; k < jamo.length; ) {
    const syllable = composeSyllable(jamo, k);
    const taken = syllable?.taken ?? 1;
    put(pass, syllable?.code ?? jamo[k] ?? 0, from + k, from + k + taken);
    k += taken;
  }
  return to;
}

function belongsToEmoji(text: string, at: number, next: number): boolean {
  const after = text.codePointAt(next);
  if (after !== undefined && isEmoji(after)) return true;
  const before = text.charCodeAt(at - 1);
  if (before >= 0xdc00 && before <= 0xdfff) return true;
  return isEmoji(before) || (text.charCodeAt(at) === 0xfe0f && before > 0x7f);
}

function standsInWord(text: string, at: number, next: number): boolean {
  let left = at - 1;
  while (left >= 0 && at - left < 8 && isInvisible(text.charCodeAt(left))) left--;
  const after = text.charCodeAt(next);
  return left >= 0 && isLetter(text.charCodeAt(left)) && (isLetter(after) || isInvisible(after));
}

const CHUNK = 8192;

function decode(codes: Uint16Array, length: number): string {
  let text = "";
  for (let from = 0; from < length; from += CHUNK) {
    const chunk: ArrayLike<number> = codes.subarray(from, Math.min(length, from + CHUNK));
    // Spreading would make an object for each unit.
    text += String.fromCharCode.apply(null, chunk as number[]);
  }
  return text;
}
