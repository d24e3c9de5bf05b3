import { isDigit, isHangulSyllable, isLatin } from "./character-kinds.ts";
import { NEVER_ENDS, SOMETIMES_ENDS, STARTERS } from "./sentence-abbreviations.ts";

/**
 * Whether the single full stop at `at` ends the sentence that began at `start`; a space and more text follow `end`.
 * Dates (2024. 5. 3.), list numbers (1.), initials, abbreviations and U.S. do not.
 */
export function fullStopEnds(prose: string, at: number, start: number, end: number): boolean {
  const before = prose.charCodeAt(at - 1);
  if (isHangulSyllable(before)) return !isLoneLetterMarker(prose, at, start);
  const following = prose.charCodeAt(end + 1);
  if (isDigit(before)) return numberEnds(prose, at, start, following);
  if (!isLatin(before)) return true;
  let from = at;
  while (from > start && prose.charCodeAt(from - 1) !== 0x20 && at - from < 20) from--;
  const token = prose
    .slice(from, at)
    .replace(/^["'([]{1,4}/, "")
    .toLowerCase();
  if (NEVER_ENDS.has(token)) return false;
  const next = wordAt(prose, end + 1).toLowerCase();
  if (SOMETIMES_ENDS.has(token) || /^[a-z](?:\.[a-z])+$/.test(token))
    return STARTERS.has(next) || isHangulSyllable(following);
  if (/^[a-z]$/.test(token)) return token === "i" || (at - 2 > start && STARTERS.has(next));
  return true;
}

function numberEnds(prose: string, at: number, start: number, following: number): boolean {
  if (isDigit(following)) return false;
  let from = at;
  while (from > start && isDigit(prose.charCodeAt(from - 1))) from--;
  if (from === start || startsNumbered(prose, from, start)) return false;
  if (prose.charCodeAt(from - 1) !== 0x20) return true;
  const digits = at - from;
  const previous = prose.charCodeAt(from - 2);
  if (previous === 0x2e) return false;
  if (isHangulSyllable(following)) return digits >= 3;
  return digits >= 3 || isLatin(previous);
}

/** 4.1. and 2.3.1. at the head of a sentence. */
function startsNumbered(prose: string, from: number, start: number): boolean {
  let at = from;
  while (at > start && (isDigit(prose.charCodeAt(at - 1)) || prose.charCodeAt(at - 1) === 0x2e)) at--;
  return at === start;
}

/** 가. 나. as list letters in a line. */
function isLoneLetterMarker(prose: string, at: number, start: number): boolean {
  if (!"가나다라마바사아자차카타파하".includes(prose.charAt(at - 1))) return false;
  return at - 1 === start || (prose.charCodeAt(at - 2) === 0x20 && prose.charCodeAt(at - 3) === 0x2e);
}

function wordAt(prose: string, from: number): string {
  let to = from;
  while (to < prose.length && to - from < 20 && isLatin(prose.charCodeAt(to))) to++;
  return prose.slice(from, to);
}
