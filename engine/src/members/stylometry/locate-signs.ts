import type { PreparedText } from "../../text/prepared-text.ts";
import { countPatterns } from "./count-patterns.ts";
import { featuresOf } from "./features.ts";
import { JOINED_AUXILIARY, JOINED_NOUN } from "./korean/spacing.ts";
import { wordClasses } from "./korean/word-endings.ts";
import { patternsOf, styleLanguage } from "./measure-stylometry.ts";
import { type SentenceTokens, type TokenizedText, tokenizeText } from "./tokenized-text.ts";

/** Whether a sign occurs in a sentence, for features that count no patterns but can be located. */
type Locator = (view: TokenizedText, sentence: SentenceTokens, before: SentenceTokens | undefined) => boolean;

/**
 * For each feature of the text's language, the indexes (in `PreparedText.sentences`) of the sentences in which it
 * occurs, in order; empty for measures of the whole text. Only features in `wanted` (indexes in the registry) are
 * searched.
 */
export function locateSigns(
  prepared: PreparedText,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const view = tokenizeText(prepared);
  const language = styleLanguage(prepared);
  const found = new Map<number, number[]>();
  for (const feature of wanted) found.set(feature, []);
  const features = featuresOf(language);
  const counted = [...wanted].some((place) => features[place]?.patterns !== undefined);
  if (counted) {
    countPatterns(view, patternsOf(language), (feature, word) => {
      const list = found.get(feature);
      const index = view.sentences[view.sentenceOf[word] ?? 0]?.index;
      if (list !== undefined && index !== undefined && list.at(-1) !== index) list.push(index);
    });
  }
  for (const [place, list] of found) {
    const locator = LOCATORS[features[place]?.id ?? ""];
    if (locator === undefined) continue;
    for (const [k, sentence] of view.sentences.entries()) {
      if (locator(view, sentence, view.sentences[k - 1])) list.push(sentence.index);
    }
  }
  for (const list of found.values()) list.sort((a, b) => a - b);
  return found;
}

const matches =
  (pattern: RegExp): Locator =>
  (view, sentence) =>
    pattern.test(view.prose.slice(sentence.start, sentence.end));

const commasIn =
  (least: number): Locator =>
  (view, sentence) => {
    let commas = 0;
    for (let k = sentence.firstWord; k < sentence.lastWord; k++) if (view.comma[k] === 1) commas++;
    return commas >= least;
  };

const commaAfterConnective: Locator = (view, sentence) => {
  const { connectives } = wordClasses(view);
  for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
    if (view.comma[k] === 1 && connectives[k] !== -1) return true;
  }
  return false;
};

const sameEnding: Locator = (view, sentence, before) =>
  before !== undefined &&
  (view.cores[sentence.lastWord - 1] ?? "").slice(-3) === (view.cores[before.lastWord - 1] ?? "").slice(-3);

const sameOpening: Locator = (view, sentence, before) =>
  before !== undefined &&
  (view.cores[sentence.firstWord] ?? "").slice(0, 2) === (view.cores[before.firstWord] ?? "").slice(0, 2);

const nonGlobal = (pattern: RegExp) => new RegExp(pattern.source);

const LOCATORS: Readonly<Record<string, Locator>> = {
  "comma-sentences": commasIn(1),
  "comma-rate": commasIn(1),
  "comma-sentences-two": commasIn(2),
  "comma-sentences-three": commasIn(3),
  "comma-after-connective": commaAfterConnective,
  "connective-with-comma": commaAfterConnective,
  "comma-is-connective": commaAfterConnective,
  "comma-after-opening": (view, sentence) => view.comma[sentence.firstWord] === 1,
  "long-sentences": (_, sentence) => sentence.end - sentence.start > 100,
  "very-short-sentences": (_, sentence) => sentence.lastWord - sentence.firstWord <= 4,
  "same-ending-neighbours": sameEnding,
  "same-opening-neighbours": sameOpening,
  "en-same-opening-neighbours": sameOpening,
  "unended-sentences": (view, sentence) => !/[.!?~]/.test(view.trails[sentence.lastWord - 1] ?? ""),
  "joined-bound-nouns": matches(nonGlobal(JOINED_NOUN)),
  "joined-auxiliaries": matches(nonGlobal(JOINED_AUXILIARY)),
  "no-space-after-mark": matches(/[가-힣][,.!?][가-힣]/),
  "lone-particles": matches(/ (?:은|는|을|를|의|에|에서|와|과|로|으로|도|라고|라는|입니다|이다) /),
  "space-before-mark": matches(/ [,.!?]/),
  laughter: matches(/[ㄱ-ㅣ]/),
  "stretched-letters": matches(/([가-힣])\1\1/),
  "repeated-marks": matches(/([!?~;.])\1/),
  "question-marks": matches(/\?/),
  "exclamation-marks": matches(/!/),
  ellipses: matches(/\.\.|…/),
  tildes: matches(/~/),
  brackets: matches(/\(/),
  "latin-glosses": matches(/\([A-Za-z]/),
  "double-quotes": matches(/"/),
  "single-quotes": matches(/'/),
  colons: matches(/:/),
  semicolons: matches(/;/),
  dashes: matches(/[—–]/),
  slashes: matches(/\//),
  interpuncts: matches(/[·ㆍ‧•⦁]/),
  numbers: matches(/\d/),
  "latin-words": matches(/[A-Za-z]/),
  hanja: matches(/[\u4e00-\u9fff]/),
  "colon-labels": matches(/^(?:\S+ ){0,4}\S*:\s/),
  "opens-number": matches(/^\d/),
  "opens-quote": matches(/^["'“‘]/),
  "en-commas": commasIn(1),
  "en-comma-sentences": commasIn(1),
  "en-comma-after-opening": (view, sentence) => view.comma[sentence.firstWord] === 1,
  "en-serial-commas": matches(/, (?:and|or) /),
  "en-dashes": matches(/[—–]| -{1,2} |--/),
  "en-colons": matches(/:/),
  "en-semicolons": matches(/;/),
  "en-brackets": matches(/\(/),
  "en-quotes": matches(/"/),
  "en-questions": matches(/\?/),
  "en-exclamations": matches(/!/),
  "en-ellipses": matches(/\.{3}/),
  "en-labels": matches(/^(?:\S+ ){0,4}\S*:\s/),
};
