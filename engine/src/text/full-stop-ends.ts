import { isDigit, isHangulSyllable, isLatin } from "./character-kinds.ts";

/** English abbreviations whose full stop does not end a sentence. */
const NEVER_ENDS = new Set(
  `dr mr mrs ms prof st vs e.g i.e eg ie cf viz no nos vol vols pp fig figs eq eqs sec ch ed eds gen col capt lt sgt rev hon
  gov sen rep pres supt messrs mt ft jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat
  approx dept est al resp ca`.split(/\s+/),
);

/** Those that end a sentence if a capital letter follows. */
const SOMETIMES_ENDS = new Set(
  "etc inc ltd co corp jr sr u.s u.k u.n e.u d.c a.m p.m ph.d m.d b.c a.d bros".split(" "),
);

/** First words of sentences, for telling "the U.S. The" from "U.S. Army". */
const STARTERS = new Set(
  `the a an this that these those he she it they we you i in on at by for from with as but and or so if when while after
  before since although however there here his her its their our my what who how why where then now both many some most
  all each no not one two`.split(/\s+/),
);

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
