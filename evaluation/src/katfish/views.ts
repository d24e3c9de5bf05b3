import type { View } from "./count-tokens.ts";

const CLAUSE_MARK = /\s*([,.!?…])\s*/g;
const WORD = /[가-힣]+/g;
const WORD_OR_MARK = /[가-힣]+|[a-zA-Z]+|[0-9]+|[^\s\w]|\n/g;
const ENDING_SOURCE = /[가-힣]+|[a-zA-Z]+|[0-9]+|[.,!?…'"()~:;-]/g;

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11172;

/**
 * One space after punctuation, none before, line breaks as spaces: independent of careless spacing around punctuation.
 */
function evenSpacing(text: string): string {
  return ` ${text.replace(/\s+/g, " ").replace(CLAUSE_MARK, "$1 ").trim()} `;
}

/** Letters and digits with single spaces: without punctuation. */
function lettersAndSpaces(text: string): string {
  return ` ${text.replace(/[^가-힣a-zA-Z0-9]+/g, " ").trim()} `;
}

function lettersOnly(text: string): string {
  return text.replace(/[^가-힣a-zA-Z0-9]+/g, "");
}

/**
 * Hangul syllables split into initial, vowel and final, so that endings inside a syllable (-ㄴ, -ㄹ, -ㅆ) become visible.
 */
function spacedOut(text: string): string {
  let letters = "";
  for (const character of text) {
    const at = (character.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
    if (at < 0 || at >= SYLLABLES) {
      letters += character;
      continue;
    }
    letters += String.fromCharCode(0x1100 + Math.floor(at / 588), 0x1161 + Math.floor((at % 588) / 28));
    if (at % 28 > 0) letters += String.fromCharCode(0x11a7 + (at % 28));
  }
  return letters;
}

function ngrams(shortest: number, longest: number, form: (text: string) => string): View {
  return function* grams(text) {
    const characters = form(text);
    for (let length = shortest; length <= longest; length++) {
      for (let at = 0; at + length <= characters.length; at++) yield characters.slice(at, at + length);
    }
  };
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function sequences(parts: readonly string[], shortest: number, longest: number): string[] {
  const found: string[] = [];
  for (let length = shortest; length <= longest; length++) {
    for (let at = 0; at + length <= parts.length; at++) found.push(parts.slice(at, at + length).join(" "));
  }
  return found;
}

/** Runs of word ends: the last syllables of each word contain particle and ending; punctuation marks are kept. */
function wordEnds(syllables: number, shortest: number, longest: number): View {
  return (text) => {
    const ends = matches(text, ENDING_SOURCE).map((part) => {
      const first = part.charAt(0);
      if (first >= "가" && first <= "힣") return part.slice(-syllables);
      if (/[a-zA-Z]/.test(first)) return "A";
      return /[0-9]/.test(first) ? "0" : first;
    });
    return sequences(ends, shortest, longest);
  };
}

function asIs(text: string): string {
  return text;
}

/** Views of the n-gram member, from the published text to word ends only. */
export const NGRAM_VIEWS: readonly View[] = [
  ngrams(1, 4, asIs),
  ngrams(1, 3, evenSpacing),
  ngrams(2, 4, lettersAndSpaces),
  ngrams(2, 5, (text) => spacedOut(evenSpacing(text))),
  (text) => sequences(matches(text, WORD_OR_MARK), 1, 2),
  wordEnds(1, 1, 3),
  wordEnds(2, 1, 3),
];

/** Views of the members for one sentence. */
const SENTENCE_VIEWS: readonly View[] = [
  ngrams(1, 4, evenSpacing),
  (text) => matches(text, WORD_OR_MARK),
  wordEnds(2, 1, 3),
];

/** Sentences, or lines of a poem, with Hangul. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s*|\n/).filter((part) => /[가-힣]/.test(part));
  return sentences.length > 0 ? sentences : [text];
}

/** Models begin and end texts in fixed ways, so the first and last sentence have their own views. */
export const FIRST_SENTENCE_VIEWS: readonly View[] = SENTENCE_VIEWS.map(
  (view) => (text: string) => view((sentencesOf(text)[0] ?? "").trim()),
);
export const LAST_SENTENCE_VIEWS: readonly View[] = SENTENCE_VIEWS.map(
  (view) => (text: string) => view((sentencesOf(text).at(-1) ?? "").trim()),
);

/** Views whose n-grams are used for rarity: syllables, letters, words and word ends. */
export const RARITY_VIEWS: readonly View[] = [
  ...[1, 2, 3].map((length) => ngrams(length, length, lettersOnly)),
  ...[2, 3, 4].map((length) => ngrams(length, length, lettersAndSpaces)),
  ...[3, 4, 5, 6, 8].map((length) => ngrams(length, length, (text) => spacedOut(lettersAndSpaces(text)))),
  ...[1, 2].map((length) => (text: string) => sequences(matches(text, WORD), length, length)),
  (text) => matches(text, WORD).map((word) => word.slice(0, 2)),
  ...[1, 2, 3].map((length) => wordEnds(1, length, length)),
  ...[1, 2].map((length) => wordEnds(2, length, length)),
  wordEnds(3, 1, 1),
];

/** Character 1-to-4-grams of the text as published, the view of the plain baseline. */
export const PLAIN_VIEW: View = ngrams(1, 4, asIs);
