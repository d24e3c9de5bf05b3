import { type Family, type FeatureValues, measured } from "../feature.ts";
import { deviation, mean, share } from "../statistics.ts";
import type { SentenceTokens, TokenizedText } from "../tokenized-text.ts";

/**
 * Punctuation, word lengths and capitals of English. Em dashes and triads with a serial comma were typical of models of
 * 2024 and 2025, but prompts can turn them off, and novelists use both.
 */
const rate = { group: "punctuation", readsPunctuation: true } as const;
const o = { group: "punctuation", readsPunctuation: true } as const;

export const ENGLISH_MARKS: Family = {
  id: "english-marks",
  features: [
    measured("en-commas", "쉼표", rate),
    measured("en-comma-sentences", "쉼표가 든 문장", o),
    measured("en-comma-after-opening", "첫 단어 뒤의 쉼표", o),
    measured("en-serial-commas", "and 앞의 쉼표", rate),
    measured("en-comma-position", "쉼표가 놓인 자리", o),
    measured("en-dashes", "줄표", rate),
    measured("en-colons", "쌍점", rate),
    measured("en-semicolons", "쌍반점", rate),
    measured("en-brackets", "괄호", rate),
    measured("en-quotes", "따옴표", rate),
    measured("en-questions", "물음표", rate),
    measured("en-exclamations", "느낌표", rate),
    measured("en-ellipses", "말줄임표", rate),
    measured("en-hyphens", "붙임표", rate),
    measured("en-slashes", "빗금", rate),
    measured("en-numbers", "숫자가 든 단어"),
    measured("en-capitals", "대문자로 쓴 단어"),
    measured("en-small-openings", "소문자로 여는 문장"),
    measured("en-space-errors", "부호와 빈칸의 어긋남", rate),
    measured("en-unended", "마침표 없이 끝난 문장", o),
    measured("en-labels", "'이름: 설명' 꼴의 문장", o),
    measured("en-word-length", "단어의 길이"),
    measured("en-word-length-deviation", "단어 길이의 변화"),
    measured("en-short-words", "세 글자 이하의 단어"),
    measured("en-long-words", "아홉 글자 이상의 단어"),
  ],
  measure: measureMarks,
};

function measureMarks(view: TokenizedText): FeatureValues {
  const { prose, wordCount } = view;
  const found = countInSentences(view);
  const { lengths, short, long, numbers } = countWords(view);
  const rateOf = (pattern: RegExp) => 1000 * share(prose.match(pattern)?.length ?? 0, wordCount);
  const sentences = view.sentences.length;
  return {
    "en-commas": 1000 * share(found.commas, wordCount),
    "en-comma-sentences": share(found.withComma, sentences),
    "en-comma-after-opening": share(found.afterOpening, sentences),
    "en-serial-commas": 1000 * share(found.serial, wordCount),
    "en-comma-position": mean(found.positions),
    "en-dashes": rateOf(/[\u2013\u2014]| -{1,2} |--/g),
    "en-colons": rateOf(/:/g),
    "en-semicolons": rateOf(/;/g),
    "en-brackets": rateOf(/\(/g),
    "en-quotes": rateOf(/"/g),
    "en-questions": rateOf(/\?/g),
    "en-exclamations": rateOf(/!/g),
    "en-ellipses": rateOf(/\.{3,}/g),
    "en-hyphens": rateOf(/[A-Za-z]-[A-Za-z]/g),
    "en-slashes": rateOf(/\//g),
    "en-numbers": 1000 * share(numbers, wordCount),
    "en-capitals": 1000 * share(countCapitals(view), wordCount),
    "en-small-openings": share(found.smallOpenings, sentences),
    "en-space-errors": rateOf(/ [,.;!?]|[,;!?][A-Za-z]/g),
    "en-unended": share(found.unended, sentences),
    "en-labels": share(found.labels, sentences),
    "en-word-length": mean(lengths),
    "en-word-length-deviation": deviation(lengths),
    "en-short-words": share(short, lengths.length),
    "en-long-words": share(long, lengths.length),
  };
}

/** Counts over the sentences, and the relative position of each comma in its sentence (0 to 1). */
function countInSentences(view: TokenizedText) {
  const found = { commas: 0, serial: 0, withComma: 0, afterOpening: 0, smallOpenings: 0, unended: 0, labels: 0 };
  const positions: number[] = [];
  for (const sentence of view.sentences) {
    let commas = 0;
    const words = sentence.lastWord - sentence.firstWord;
    for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
      if (view.comma[k] !== 1) continue;
      commas++;
      if (k === sentence.firstWord) found.afterOpening++;
      if (words > 1) positions.push((k + 1 - sentence.firstWord) / words);
      const next = view.cores[k + 1];
      if (k + 1 < sentence.lastWord && (next === "and" || next === "or")) found.serial++;
    }
    found.commas += commas;
    if (commas > 0) found.withComma++;
    const first = view.prose.charCodeAt(sentence.start);
    if (first >= 0x61 && first <= 0x7a) found.smallOpenings++;
    if (!/[.!?]/.test(view.trails[sentence.lastWord - 1] ?? "")) found.unended++;
    if (hasLabel(view, sentence)) found.labels++;
  }
  return { ...found, positions };
}

/** Whether a colon follows one of the first five words, with words after it. */
function hasLabel(view: TokenizedText, { firstWord, lastWord }: SentenceTokens): boolean {
  for (let k = firstWord; k < Math.min(firstWord + 5, lastWord - 1); k++) {
    if ((view.trails[k] ?? "").includes(":")) return true;
  }
  return false;
}

function countWords(view: TokenizedText) {
  const lengths: number[] = [];
  let short = 0;
  let long = 0;
  let numbers = 0;
  for (let k = 0; k < view.wordCount; k++) {
    const core = view.cores[k] ?? "";
    if (/\d/.test(core)) numbers++;
    else if (core !== "") {
      lengths.push(core.length);
      if (core.length <= 3) short++;
      if (core.length >= 9) long++;
    }
  }
  return { lengths, short, long, numbers };
}

/** Capitalised words that do not begin their sentence. */
function countCapitals({ prose, sentences }: TokenizedText): number {
  let capitals = 0;
  for (const sentence of sentences) {
    for (let i = sentence.start + 1; i < sentence.end; i++) {
      const c = prose.charCodeAt(i);
      if (c >= 0x41 && c <= 0x5a && prose.charCodeAt(i - 1) === 0x20) capitals++;
    }
  }
  return capitals;
}
