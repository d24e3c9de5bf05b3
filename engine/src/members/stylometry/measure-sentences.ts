import type { Language, PreparedText } from "../../text/prepared-text.ts";
import { countPatterns } from "./count-patterns.ts";
import { familiesOf } from "./features.ts";
import { OBJECT, SUBJECT, TOPIC, wordClasses } from "./korean/word-endings.ts";
import { patternsOf, styleLanguage } from "./measure-stylometry.ts";
import { numberItems, share } from "./statistics.ts";
import {
  LATIN_WORD,
  MIXED_WORD,
  NUMBER_WORD,
  PAIR,
  type SentenceTokens,
  type TokenizedText,
  tokenizeText,
} from "./tokenized-text.ts";

const SHARED = [
  "words",
  "characters",
  "word-length",
  "commas",
  "first-comma",
  "comma-after-connective",
  "brackets",
  "quotes",
  "questions-and-exclamations",
  "casual-marks",
  "numbers",
  "latin-words",
  "length-to-mean",
  "length-to-previous",
  "same-ending-as-previous",
  "same-opening-as-previous",
  "shared-with-previous",
  "distinct-words",
  "connective-words",
  "topic-particles",
  "subject-particles",
  "object-particles",
  "formal-end",
  "polite-end",
  "plain-end",
] as const;

type SharedName = (typeof SHARED)[number];

/** Positions of the shared elements in a sentence's vector. */
export const SENTENCE_PLACES = Object.fromEntries(SHARED.map((name, at) => [name, at])) as Readonly<
  Record<SharedName, number>
>;

/**
 * Names of the elements of a sentence's vector: the shared ones, then matches per word in each family that counts
 * patterns.
 */
export function sentenceFeaturesOf(language: Language): readonly string[] {
  return language === "ko" ? KOREAN_NAMES : ENGLISH_NAMES;
}

const KOREAN_NAMES = namesOf("ko");
const ENGLISH_NAMES = namesOf("en");

function namesOf(language: Language): readonly string[] {
  const families = familiesOf(language).filter((family) => family.features.some((f) => f.patterns !== undefined));
  return [...SHARED, ...families.map(({ id }) => `hits-from-${id}`)];
}

/**
 * A vector for each sentence of `PreparedText.sentences`, by `sentenceFeaturesOf(language)`; null for excluded ones.
 * Linear. With `places` (`StylometryModels.places`) features newer than the model are not counted.
 */
export function measureSentences(prepared: PreparedText, places?: readonly number[]): (Float64Array | null)[] {
  const view = tokenizeText(prepared);
  const language = styleLanguage(prepared);
  const out: (Float64Array | null)[] = prepared.sentences.map(() => null);
  const hits = familyHits(view, language, places);
  const families = hits.length;
  const meanWords = share(view.wordCount, view.sentences.length);
  const repeats = countRepeats(view);
  let before: SentenceTokens | undefined;
  for (const [k, sentence] of view.sentences.entries()) {
    const vector = new Float64Array(SHARED.length + families);
    fillShared(view, sentence, before, { meanWords, ...(repeats[k] as StemRepeats) }, vector);
    const words = sentence.lastWord - sentence.firstWord;
    for (let family = 0; family < families; family++)
      vector[SHARED.length + family] = share(hits[family]?.[k] ?? 0, words);
    out[sentence.index] = vector;
    before = sentence;
  }
  return out;
}

function familyHits(view: TokenizedText, language: Language, places: readonly number[] | undefined): Float64Array[] {
  const familyOf: number[] = [];
  let counting = 0;
  for (const family of familiesOf(language)) {
    const counts = family.features.some((feature) => feature.patterns !== undefined);
    for (const _ of family.features) familyOf.push(counts ? counting : -1);
    if (counts) counting++;
  }
  const hits = Array.from({ length: counting }, () => new Float64Array(view.sentences.length));
  countPatterns(view, patternsOf(language), (feature, word) => {
    if (places?.[feature] === -1) return;
    const counts = hits[familyOf[feature] ?? -1];
    const sentence = view.sentenceOf[word] ?? 0;
    if (counts !== undefined) counts[sentence] = (counts[sentence] ?? 0) + 1;
  });
  return hits;
}

function fillShared(
  view: TokenizedText,
  sentence: SentenceTokens,
  before: SentenceTokens | undefined,
  { meanWords, stems, common }: StemRepeats & { readonly meanWords: number },
  out: Float64Array,
): void {
  const words = sentence.lastWord - sentence.firstWord;
  const counts = countWords(view, sentence);
  const previous = compareWithPrevious(view, sentence, before);
  const marks = countMarks(view.prose, sentence);
  const end = view.cores[sentence.lastWord - 1] ?? "";
  const values: Readonly<Record<SharedName, number>> = {
    words,
    characters: sentence.end - sentence.start,
    "word-length": share(counts.letters, words),
    commas: counts.commas,
    "first-comma": counts.firstComma,
    "comma-after-connective": counts.afterConnective,
    brackets: marks.brackets,
    quotes: marks.quotes,
    "questions-and-exclamations": marks.asked,
    "casual-marks": marks.casual,
    numbers: share(counts.numbers, words),
    "latin-words": share(counts.latin, words),
    "length-to-mean": share(words, meanWords),
    "length-to-previous": previous.length,
    "same-ending-as-previous": previous.sameEnding,
    "same-opening-as-previous": previous.sameOpening,
    "shared-with-previous": before === undefined ? 0 : share(common, stems),
    "distinct-words": share(stems, words),
    "connective-words": share(counts.connectives, words),
    "topic-particles": share(counts.topics, words),
    "subject-particles": share(counts.subjects, words),
    "object-particles": share(counts.objects, words),
    "formal-end": end.endsWith("니다") || end.endsWith("니까") ? 1 : 0,
    "polite-end": end.endsWith("요") || end.endsWith("죠") ? 1 : 0,
    "plain-end": end.endsWith("다") && !end.endsWith("니다") ? 1 : 0,
  };
  for (let place = 0; place < SHARED.length; place++) out[place] = values[SHARED[place] as SharedName];
}

function countWords(view: TokenizedText, sentence: SentenceTokens) {
  const { cores, kinds, comma } = view;
  const classes = wordClasses(view);
  const words = sentence.lastWord - sentence.firstWord;
  let letters = 0;
  let commas = 0;
  let firstComma = 0;
  let afterConnective = 0;
  let numbers = 0;
  let latin = 0;
  let connectives = 0;
  let topics = 0;
  let subjects = 0;
  let objects = 0;
  for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
    letters += (cores[k] ?? "").length;
    const connective = classes.connectives[k] !== -1;
    if (connective) connectives++;
    const particle = classes.particles[k];
    if (particle === TOPIC) topics++;
    else if (particle === SUBJECT) subjects++;
    else if (particle === OBJECT) objects++;
    if (kinds[k] === NUMBER_WORD) numbers++;
    else if (kinds[k] === LATIN_WORD || kinds[k] === MIXED_WORD) latin++;
    if (comma[k] !== 1) continue;
    commas++;
    if (commas === 1) firstComma = share(k + 1 - sentence.firstWord, words);
    if (connective) afterConnective++;
  }
  return { letters, commas, firstComma, afterConnective, numbers, latin, connectives, topics, subjects, objects };
}

/** The different stems of a sentence, and how many of two characters the previous sentence has as well. */
interface StemRepeats {
  readonly stems: number;
  readonly common: number;
}

/** One for each sentence. */
function countRepeats(view: TokenizedText): StemRepeats[] {
  const { ids, distinct } = numberItems(view.stems);
  /** By number of the stem: the last sentence in which it occurred. */
  const lastSentence = new Int32Array(distinct).fill(-2);
  return view.sentences.map(({ firstWord, lastWord }, sentence) => {
    let stems = 0;
    let common = 0;
    for (let k = firstWord; k < lastWord; k++) {
      const id = ids[k] ?? 0;
      const last = lastSentence[id];
      if (last === sentence) continue;
      if (last === sentence - 1 && (view.stems[k] ?? 0) >= PAIR) common++;
      lastSentence[id] = sentence;
      stems++;
    }
    return { stems, common };
  });
}

/** The elements that compare a sentence with the previous one. */
function compareWithPrevious({ cores }: TokenizedText, sentence: SentenceTokens, before: SentenceTokens | undefined) {
  const words = sentence.lastWord - sentence.firstWord;
  if (before === undefined) return { length: share(words, words + words), sameEnding: 0, sameOpening: 0 };
  const end = (cores[sentence.lastWord - 1] ?? "").slice(-3);
  const opening = (cores[sentence.firstWord] ?? "").slice(0, 2);
  return {
    length: share(words, words + before.lastWord - before.firstWord),
    sameEnding: end === (cores[before.lastWord - 1] ?? "").slice(-3) ? 1 : 0,
    sameOpening: opening === (cores[before.firstWord] ?? "").slice(0, 2) ? 1 : 0,
  };
}

function countMarks(prose: string, sentence: SentenceTokens) {
  const marks = { brackets: 0, quotes: 0, asked: 0, casual: 0 };
  for (let i = sentence.start; i < sentence.end; i++) {
    const c = prose.charCodeAt(i);
    if (c === 0x28) marks.brackets++;
    else if (c === 0x22 || c === 0x27) marks.quotes++;
    else if (c === 0x3f || c === 0x21) marks.asked++;
    else if (c === 0x7e || (c >= 0x3131 && c <= 0x3163) || (c === 0x2e && prose.charCodeAt(i + 1) === 0x2e))
      marks.casual++;
  }
  return marks;
}
