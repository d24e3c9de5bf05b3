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

/** What the pass over the characters met; the counts of `TextIntegrity` come from it. */
export interface CharacterCounts {
  zeroWidth: number;
  /** Zero-width characters between two letters: they hide words from a reader of bytes, never from a person. */
  zeroWidthInWords: number;
  control: number;
  irregularSpaces: number;
  fullWidth: number;
  fullWidthLetters: number;
  mathLetters: number;
}

/** A reader sees at most a few marks on one letter; more than this many in a row are dropped. */
const MOST_MARKS = 8;

const MARK = /\p{M}/u;

/**
 * One pass over the text: invisible characters, controls, emoji and lone surrogates go, line breaks become U+000A,
 * exotic spaces U+0020, full-width and mathematical letters ASCII, half-width jamo syllables. Linear.
 */
export function cleanCharacters(original: string): { readonly mapped: MappedText; readonly counts: CharacterCounts } {
  const length = original.length;
  const codes = new Uint16Array(length);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const counts: CharacterCounts = {
    zeroWidth: 0,
    zeroWidthInWords: 0,
    control: 0,
    irregularSpaces: 0,
    fullWidth: 0,
    fullWidthLetters: 0,
    mathLetters: 0,
  };
  let write = 0;
  const put = (code: number, start: number, end: number) => {
    if (code > 0xffff) {
      codes[write] = 0xd800 + ((code - 0x10000) >> 10);
      starts[write] = start;
      ends[write++] = end;
      code = 0xdc00 + ((code - 0x10000) & 0x3ff);
    }
    codes[write] = code;
    starts[write] = start;
    ends[write++] = end;
  };

  let marks = 0;
  let previousMath = -1;
  let i = 0;
  while (i < length) {
    const unit = original.charCodeAt(i);
    if ((unit >= 0x20 && unit < 0x7f) || isHangulSyllable(unit)) {
      codes[write] = unit;
      starts[write] = i;
      ends[write++] = ++i;
      marks = 0;
      continue;
    }
    const c = original.codePointAt(i) ?? unit;
    const next = i + (c > 0xffff ? 2 : 1);
    let after = next;
    if (isLineBreak(c)) {
      if (c === 0x0d && original.charCodeAt(next) === 0x0a) after = next + 1;
      put(0x0a, i, after);
    } else if (isInvisible(c)) {
      if (!belongsToEmoji(original, i, next) && !(c === 0xfeff && i === 0)) {
        counts.zeroWidth++;
        if (standsInWord(original, i, next)) counts.zeroWidthInWords++;
      }
    } else if (isControl(c)) {
      counts.control++;
    } else if (isIrregularSpace(c)) {
      counts.irregularSpaces++;
      put(0x20, i, next);
    } else if (isEmoji(c)) {
      marks = 0;
    } else if (plainWidth(c) > 0) {
      const plain = plainWidth(c);
      if (c >= 0xff01) counts.fullWidth++;
      if (isLetter(plain)) counts.fullWidthLetters++;
      put(plain, i, next);
    } else if (plainMathLetter(c) > 0) {
      if (previousMath === i) counts.mathLetters++;
      previousMath = next;
      put(plainMathLetter(c), i, next);
    } else if (plainJamo(c) > 0) {
      after = putHalfWidthRun(original, i, put, counts);
    } else if (c >= 0x300 && MARK.test(String.fromCodePoint(c))) {
      marks++;
      if (marks <= MOST_MARKS) put(c, i, next);
    } else {
      marks = 0;
      put(c, i, next);
    }
    i = after;
  }
  return {
    mapped: { text: decode(codes, write), starts: starts.subarray(0, write), ends: ends.subarray(0, write) },
    counts,
  };
}

function putHalfWidthRun(
  original: string,
  from: number,
  put: (code: number, start: number, end: number) => void,
  counts: CharacterCounts,
): number {
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
    put(syllable?.code ?? jamo[k] ?? 0, from + k, from + k + taken);
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
    text += String.fromCharCode(...codes.subarray(from, Math.min(length, from + CHUNK)));
  }
  return text;
}
