import type { Language } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { countPatterns } from "./count-patterns.ts";
import { familiesOf } from "./features.ts";
import { connectiveClass, OBJECT, particleClass, SUBJECT, TOPIC } from "./korean/word-endings.ts";
import { patternsOf, styleLanguage } from "./measure-stylometry.ts";
import { share } from "./statistics.ts";
import { LATIN_WORD, MIXED_WORD, NUMBER_WORD, type SentenceView, type TextView, viewText } from "./text-view.ts";

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

/** Names of the elements of a sentence's vector: the shared ones, then hits per word in each family that counts patterns. */
export function sentenceFeaturesOf(language: Language): readonly string[] {
  return language === "ko" ? KOREAN_NAMES : ENGLISH_NAMES;
}

const KOREAN_NAMES = namesOf("ko");
const ENGLISH_NAMES = namesOf("en");

function namesOf(language: Language): readonly string[] {
  const families = familiesOf(language).filter((family) => family.features.some((f) => f.patterns !== undefined));
  return [...SHARED, ...families.map((family) => `hits-from-${family.features[0]?.id}`)];
}

/**
 * A small vector for each sentence of `PreparedText.sentences`, in order, for a classifier of sentences; null for those left
 * out. Elements as `sentenceFeaturesOf(language)` names them: counts, shares of words (0 to 1) and ratios. Linear in all.
 */
export function measureSentences(prepared: PreparedText): (Float64Array | null)[] {
  const view = viewText(prepared);
  const language = styleLanguage(prepared);
  const out: (Float64Array | null)[] = prepared.sentences.map(() => null);
  const hits = familyHits(view, language);
  const families = hits.length;
  const meanWords = share(view.wordCount, view.sentences.length);
  let before: SentenceView | undefined;
  for (const [k, sentence] of view.sentences.entries()) {
    const vector = new Float64Array(SHARED.length + families);
    fillShared(view, sentence, before, meanWords, vector);
    const words = sentence.lastWord - sentence.firstWord;
    for (let family = 0; family < families; family++)
      vector[SHARED.length + family] = share(hits[family]?.[k] ?? 0, words);
    out[sentence.index] = vector;
    before = sentence;
  }
  return out;
}

/** The vector of one sentence. Where all are wanted, `measureSentences` does it in one pass. */
export function measureSentence(prepared: PreparedText, index: number): Float64Array | null {
  return measureSentences(prepared)[index] ?? null;
}

function familyHits(view: TextView, language: Language): Float64Array[] {
  const familyOf: number[] = [];
  let counting = 0;
  for (const family of familiesOf(language)) {
    const counts = family.features.some((feature) => feature.patterns !== undefined);
    for (const _ of family.features) familyOf.push(counts ? counting : -1);
    if (counts) counting++;
  }
  const hits = Array.from({ length: counting }, () => new Float64Array(view.sentences.length));
  countPatterns(view, patternsOf(language), (feature, word) => {
    const counts = hits[familyOf[feature] ?? -1];
    const sentence = view.sentenceOf[word] ?? 0;
    if (counts !== undefined) counts[sentence] = (counts[sentence] ?? 0) + 1;
  });
  return hits;
}

function fillShared(
  view: TextView,
  sentence: SentenceView,
  before: SentenceView | undefined,
  meanWords: number,
  out: Float64Array,
): void {
  const { prose, cores, kinds, comma } = view;
  const words = sentence.lastWord - sentence.firstWord;
  let letters = 0;
  let commas = 0;
  let firstComma = 0;
  let afterConnective = 0;
  let numbers = 0;
  let latin = 0;
  let connectives = 0;
  const particles = new Float64Array(13);
  const here = new Set<string>();
  for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
    const core = cores[k] ?? "";
    letters += core.length;
    here.add(core.slice(0, 2));
    const connective = connectiveClass(view, k) >= 0;
    if (connective) connectives++;
    const particle = particleClass(view, k);
    particles[particle] = (particles[particle] ?? 0) + 1;
    if (kinds[k] === NUMBER_WORD) numbers++;
    else if (kinds[k] === LATIN_WORD || kinds[k] === MIXED_WORD) latin++;
    if (comma[k] !== 1) continue;
    commas++;
    if (commas === 1) firstComma = share(k + 1 - sentence.firstWord, words);
    if (connective) afterConnective++;
  }
  const marks = countMarks(prose, sentence);
  const end = cores[sentence.lastWord - 1] ?? "";
  let sharedWords = 0;
  if (before !== undefined) {
    const earlier = new Set<string>();
    for (let k = before.firstWord; k < before.lastWord; k++) earlier.add((cores[k] ?? "").slice(0, 2));
    for (const stem of here) if (stem.length > 1 && earlier.has(stem)) sharedWords++;
  }
  const wordsBefore = before === undefined ? words : before.lastWord - before.firstWord;
  const endBefore = before === undefined ? null : (cores[before.lastWord - 1] ?? "").slice(-3);
  const openingBefore = before === undefined ? null : (cores[before.firstWord] ?? "").slice(0, 2);
  out.set([
    words,
    sentence.end - sentence.start,
    share(letters, words),
    commas,
    firstComma,
    afterConnective,
    marks.brackets,
    marks.quotes,
    marks.asked,
    marks.casual,
    share(numbers, words),
    share(latin, words),
    share(words, meanWords),
    share(words, words + wordsBefore),
    endBefore !== null && end.slice(-3) === endBefore ? 1 : 0,
    openingBefore !== null && (cores[sentence.firstWord] ?? "").slice(0, 2) === openingBefore ? 1 : 0,
    share(sharedWords, here.size),
    share(here.size, words),
    share(connectives, words),
    share(particles[TOPIC] ?? 0, words),
    share(particles[SUBJECT] ?? 0, words),
    share(particles[OBJECT] ?? 0, words),
    /(?:니다|니까)$/.test(end) ? 1 : 0,
    /(?:요|죠)$/.test(end) ? 1 : 0,
    end.endsWith("다") && !end.endsWith("니다") ? 1 : 0,
  ]);
}

function countMarks(prose: string, sentence: SentenceView) {
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
