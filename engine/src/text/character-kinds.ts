/** Predicates over single code points. Ranges are those of Unicode 16. */

/** Characters with no width and no meaning in Korean or English prose: joiners, fillers, bidi controls, tags. */
export function isInvisible(c: number): boolean {
  if (c < 0xad) return false;
  return (
    c === 0xad ||
    c === 0x34f ||
    c === 0x61c ||
    (c >= 0x115f && c <= 0x1160) ||
    (c >= 0x17b4 && c <= 0x17b5) ||
    (c >= 0x180b && c <= 0x180f) ||
    (c >= 0x200b && c <= 0x200f) ||
    (c >= 0x202a && c <= 0x202e) ||
    (c >= 0x2060 && c <= 0x206f) ||
    c === 0x3164 ||
    (c >= 0xfe00 && c <= 0xfe0f) ||
    c === 0xfeff ||
    c === 0xffa0 ||
    (c >= 0xe0000 && c <= 0xe0fff)
  );
}

/** C0 and C1 controls (line breaks and tab apart), surrogates standing alone, non-characters, private use. */
export function isControl(c: number): boolean {
  if (c < 0x20) return !isLineBreak(c) && c !== 0x09;
  if (c < 0x7f) return false;
  return (
    (c <= 0x9f && c !== 0x85) ||
    (c >= 0xd800 && c <= 0xf8ff) ||
    (c >= 0xfdd0 && c <= 0xfdef) ||
    (c >= 0xfff0 && c <= 0xffff) ||
    (c >= 0xf0000 && c <= 0x10ffff) ||
    (c & 0xfffe) === 0xfffe
  );
}

export function isLineBreak(c: number): boolean {
  return (c >= 0x0a && c <= 0x0d) || c === 0x85 || c === 0x2028 || c === 0x2029;
}

/** Spaces other than U+0020. */
export function isIrregularSpace(c: number): boolean {
  return (
    c === 0xa0 ||
    c === 0x1680 ||
    (c >= 0x2000 && c <= 0x200a) ||
    c === 0x202f ||
    c === 0x205f ||
    c === 0x3000 ||
    c === 0x2800
  );
}

/** Emoji and pictographs, without signs that Korean writers use as text (♥ ♡ ★ ☆ ♪ ♬ ☞ ☎ ♂ ♀). */
export function isEmoji(c: number): boolean {
  if (c < 0x203c) return false;
  if (c >= 0x1f000) return c <= 0x1faff;
  if (c >= 0x2600 && c <= 0x27bf) return !isTextSymbol(c);
  return (
    c === 0x203c ||
    c === 0x2049 ||
    c === 0x20e3 ||
    (c >= 0x231a && c <= 0x231b) ||
    (c >= 0x23e9 && c <= 0x23fa) ||
    (c >= 0x2b05 && c <= 0x2b07) ||
    (c >= 0x2b1b && c <= 0x2b1c) ||
    c === 0x2b50 ||
    c === 0x2b55
  );
}

function isTextSymbol(c: number): boolean {
  return (
    (c >= 0x2605 && c <= 0x2606) ||
    c === 0x2609 ||
    (c >= 0x260e && c <= 0x260f) ||
    (c >= 0x261c && c <= 0x261f) ||
    (c >= 0x2640 && c <= 0x2642) ||
    (c >= 0x2660 && c <= 0x266f) ||
    (c >= 0x2713 && c <= 0x2718) ||
    (c >= 0x2776 && c <= 0x27bf && c !== 0x2795 && c !== 0x2796 && c !== 0x2797 && c !== 0x27a1 && c !== 0x27b0)
  );
}

export function isHangulSyllable(c: number): boolean {
  return c >= 0xac00 && c <= 0xd7a3;
}

/** Compatibility jamo as in ㅋㅋ and ㅠㅠ. */
export function isCompatibilityJamo(c: number): boolean {
  return c >= 0x3131 && c <= 0x318e && c !== 0x318d;
}

export function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39;
}

/** Latin letters, with those of the Latin-1 supplement and the extended blocks. */
export function isLatin(c: number): boolean {
  if (c < 0x80) return (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a);
  return (c >= 0xc0 && c <= 0x24f && c !== 0xd7 && c !== 0xf7) || (c >= 0x1e00 && c <= 0x1eff);
}

/** Letters of any script, the Hangul jamo among them. */
export function isLetter(c: number): boolean {
  if (c < 0x80) return isLatin(c);
  if (isHangulSyllable(c) || isLatin(c) || isCompatibilityJamo(c)) return true;
  return c > 0xff && LETTER.test(String.fromCodePoint(c));
}

const LETTER = /\p{L}/u;
