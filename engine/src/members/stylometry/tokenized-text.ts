import { isDigit, isHangulSyllable, isLatin, isLetter } from "../../text/character-kinds.ts";
import type { PreparedText, PreparedWord } from "../../text/prepared-text.ts";

/** A sentence of the prose as the families read it. */
export interface SentenceTokens {
  /** Index in `PreparedText.sentences`. */
  readonly index: number;
  /** Half-open range of words. */
  readonly firstWord: number;
  readonly lastWord: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The words and sentences of the prose in the form that all families read; built once per text. Words are parallel
 * arrays.
 */
export interface TokenizedText {
  readonly prose: string;
  readonly sentences: readonly SentenceTokens[];
  readonly wordCount: number;
  /** The word between its punctuation, lower case in English. May be empty (a lone dash). */
  readonly cores: readonly string[];
  /** Punctuation before and after the core. */
  readonly leads: readonly string[];
  readonly trails: readonly string[];
  /** Number of the word's sentence in `sentences`. */
  readonly sentenceOf: Int32Array;
  /** Code units of the core's last and last but one character; 0 without one. */
  readonly last: Uint16Array;
  readonly beforeLast: Uint16Array;
  /** The first two characters of the core, or the only one, as one number; 0 for an empty core. */
  readonly stems: Uint32Array;
  readonly kinds: Uint8Array;
  /** 1 where a comma follows the core. */
  readonly comma: Uint8Array;
}

export const HANGUL_WORD = 1;
export const LATIN_WORD = 2;
export const NUMBER_WORD = 3;
export const MIXED_WORD = 4;

/** Stems of two characters are at least this large, those of one are smaller. */
export const PAIR = 0x10000;

const VIEWS = new WeakMap<PreparedText, TokenizedText>();

/** The view of a prepared text, built once for each and released with it. Linear. */
export function tokenizeText(prepared: PreparedText): TokenizedText {
  const known = VIEWS.get(prepared);
  if (known !== undefined) return known;
  const view = buildView(prepared);
  VIEWS.set(prepared, view);
  return view;
}

function buildView(prepared: PreparedText): TokenizedText {
  const { prose, words } = prepared;
  const lower = prepared.language === "en";
  const count = words.length;
  const cores = new Array<string>(count);
  const leads = new Array<string>(count);
  const trails = new Array<string>(count);
  const sentenceOf = new Int32Array(count);
  const last = new Uint16Array(count);
  const beforeLast = new Uint16Array(count);
  const kinds = new Uint8Array(count);
  const comma = new Uint8Array(count);
  const sentences: SentenceTokens[] = [];
  let firstWord = 0;
  for (let k = 0; k < count; k++) {
    const word = words[k];
    if (word === undefined) break;
    const next = words[k + 1];
    sentenceOf[k] = sentences.length;
    if (next === undefined || next.sentence !== word.sentence) {
      sentences.push({ ...rangeOf(prepared, word), firstWord, lastWord: k + 1 });
      firstWord = k + 1;
    }
    let from = word.proseStart;
    let to = word.proseEnd;
    while (from < to && !isCore(prose.charCodeAt(from))) from++;
    while (to > from && !isCore(prose.charCodeAt(to - 1))) to--;
    const core = prose.slice(from, to);
    cores[k] = lower ? core.toLowerCase() : core;
    leads[k] = from > word.proseStart ? prose.slice(word.proseStart, from) : "";
    const trail = to < word.proseEnd ? prose.slice(to, word.proseEnd) : "";
    trails[k] = trail;
    if (trail !== "" && trail.includes(",")) comma[k] = 1;
    if (to > from) {
      last[k] = core.charCodeAt(core.length - 1);
      if (core.length > 1) beforeLast[k] = core.charCodeAt(core.length - 2);
      kinds[k] = kindOf(core);
    }
  }
  return {
    prose,
    sentences,
    wordCount: count,
    cores,
    leads,
    trails,
    sentenceOf,
    last,
    beforeLast,
    stems: stemsOf(cores),
    kinds,
    comma,
  };
}

/** The sentence of a word, and its range of prose. */
function rangeOf({ sentences }: PreparedText, { sentence, proseStart, proseEnd }: PreparedWord) {
  const own = sentences[sentence];
  return { index: sentence, start: own?.proseStart ?? proseStart, end: own?.proseEnd ?? proseEnd };
}

/** `TokenizedText.stems`. */
function stemsOf(cores: readonly string[]): Uint32Array {
  const stems = new Uint32Array(cores.length);
  for (let k = 0; k < cores.length; k++) {
    const core = cores[k] ?? "";
    if (core.length > 1) stems[k] = core.charCodeAt(0) * PAIR + core.charCodeAt(1);
    else if (core !== "") stems[k] = core.charCodeAt(0);
  }
  return stems;
}

/** Letters and digits, and characters inside words. */
function isCore(c: number): boolean {
  return isHangulSyllable(c) || isDigit(c) || isLetter(c) || c === 0x25 || (c >= 0xd800 && c <= 0xdfff);
}

function kindOf(core: string): number {
  let hangul = false;
  let latin = false;
  let digit = false;
  for (let i = 0; i < core.length; i++) {
    const c = core.charCodeAt(i);
    if (isHangulSyllable(c)) hangul = true;
    else if (isDigit(c)) digit = true;
    else if (isLatin(c)) latin = true;
  }
  if (hangul && !latin && !digit) return HANGUL_WORD;
  if (latin && !hangul && !digit) return LATIN_WORD;
  if (digit && !hangul && !latin) return NUMBER_WORD;
  return hangul || latin || digit ? MIXED_WORD : 0;
}
