/** Longest line, in UTF-16 units, that can be a heading without markup. */
export const LONGEST_HEADING = 40;
const LONGEST_LATIN_HEADING = 70;
/** Shortest paragraph below a heading, Latin and Korean; lines of verse are shorter. */
export const LATIN_PARAGRAPH = 60;
const KOREAN_PARAGRAPH = 45;

const HANGUL = /[가-힣]/;

/** Whether a line is short enough for a heading, and in English has the capitals of one or few words. */
export function isTitleShaped(text: string): boolean {
  return HANGUL.test(text) ? text.length <= LONGEST_HEADING : text.length <= LONGEST_LATIN_HEADING && isTitled(text);
}

/** Whether `next` is a paragraph so much longer than `length` that a line of that length above it is a heading. */
export function isHeadedParagraph(next: string, length: number): boolean {
  return next.length >= Math.max(2 * length, HANGUL.test(next) ? KOREAN_PARAGRAPH : LATIN_PARAGRAPH);
}

/** Title Case, or few words. */
function isTitled(text: string): boolean {
  return text.split(" ").length <= 4 || hasTitleCase(text);
}

/** Whether most of the longer words of a Latin line begin with a capital letter. */
export function hasTitleCase(text: string): boolean {
  const words = text.split(" ").filter((word) => word.length >= 4);
  const capitals = words.filter((word) => /^["'(]?[A-Z0-9]/.test(word));
  return capitals.length >= 0.6 * words.length && !HANGUL.test(text);
}
