import { type Family, measured } from "../feature.ts";
import { deviation, mean, share } from "../statistics.ts";
import type { TextView } from "../text-view.ts";

/**
 * Punctuation, word lengths and capitals of English. Em dashes and triads with a serial comma stood out in models of 2024
 * and 2025 and can be switched off by asking; novelists use both.
 */
const rate = { unit: "per-1000-words", group: "punctuation", reads: "p" } as const;
const o = { group: "punctuation", reads: "p" } as const;

export const ENGLISH_MARKS: Family = {
  features: [
    measured("en-commas", "쉼표", rate),
    measured("en-comma-sentences", "쉼표가 든 문장", o),
    measured("en-comma-after-opening", "첫 낱말 뒤의 쉼표", o),
    measured("en-serial-commas", "and 앞의 쉼표", rate),
    measured("en-comma-position", "쉼표가 놓인 자리", { ...o, scale: "high" }),
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
    measured("en-numbers", "숫자가 든 낱말", { unit: "per-1000-words" }),
    measured("en-capitals", "대문자로 쓴 낱말", { unit: "per-1000-words" }),
    measured("en-small-openings", "소문자로 여는 문장"),
    measured("en-space-errors", "부호와 빈칸의 어긋남", { ...rate, reads: "ps" }),
    measured("en-unended", "마침표 없이 끝난 문장", o),
    measured("en-labels", "'이름: 설명' 꼴의 문장", o),
    measured("en-word-length", "낱말의 길이", { unit: "number", scale: "long" }),
    measured("en-word-length-deviation", "낱말 길이의 변화", { unit: "number", scale: "large" }),
    measured("en-short-words", "세 글자 이하의 낱말"),
    measured("en-long-words", "아홉 글자 이상의 낱말"),
  ],
  measure: measureMarks,
};

function measureMarks(view: TextView, out: Float64Array, at: number): void {
  const { prose, wordCount } = view;
  let commas = 0;
  let serial = 0;
  let withComma = 0;
  let opening = 0;
  let small = 0;
  let unended = 0;
  let labels = 0;
  const positions: number[] = [];
  for (const sentence of view.sentences) {
    let inside = 0;
    const words = sentence.lastWord - sentence.firstWord;
    for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
      if (view.comma[k] !== 1) continue;
      inside++;
      if (k === sentence.firstWord) opening++;
      if (words > 1) positions.push((k + 1 - sentence.firstWord) / words);
      const next = view.cores[k + 1];
      if (k + 1 < sentence.lastWord && (next === "and" || next === "or")) serial++;
    }
    commas += inside;
    if (inside > 0) withComma++;
    const first = prose.charCodeAt(sentence.start);
    if (first >= 0x61 && first <= 0x7a) small++;
    if (!/[.!?]/.test(view.trails[sentence.lastWord - 1] ?? "")) unended++;
    for (let k = sentence.firstWord; k < Math.min(sentence.firstWord + 5, sentence.lastWord - 1); k++) {
      if ((view.trails[k] ?? "").includes(":")) {
        labels++;
        break;
      }
    }
  }
  const lengths: number[] = [];
  let short = 0;
  let long = 0;
  let numbers = 0;
  let capitals = 0;
  for (let k = 0; k < wordCount; k++) {
    const core = view.cores[k] ?? "";
    if (/\d/.test(core)) numbers++;
    else if (core !== "") {
      lengths.push(core.length);
      if (core.length <= 3) short++;
      if (core.length >= 9) long++;
    }
  }
  for (const sentence of view.sentences) {
    for (let i = sentence.start + 1; i < sentence.end; i++) {
      const c = prose.charCodeAt(i);
      if (c >= 0x41 && c <= 0x5a && prose.charCodeAt(i - 1) === 0x20) capitals++;
    }
  }
  const rateOf = (pattern: RegExp) => 1000 * share(prose.match(pattern)?.length ?? 0, wordCount);
  const sentences = view.sentences.length;
  out.set(
    [
      1000 * share(commas, wordCount),
      share(withComma, sentences),
      share(opening, sentences),
      1000 * share(serial, wordCount),
      mean(positions),
      rateOf(/[\u2013\u2014]| -{1,2} |--/g),
      rateOf(/:/g),
      rateOf(/;/g),
      rateOf(/\(/g),
      rateOf(/"/g),
      rateOf(/\?/g),
      rateOf(/!/g),
      rateOf(/\.{3,}/g),
      rateOf(/[A-Za-z]-[A-Za-z]/g),
      rateOf(/\//g),
      1000 * share(numbers, wordCount),
      1000 * share(capitals, wordCount),
      share(small, sentences),
      rateOf(/ [,.;!?]|[,;!?][A-Za-z]/g),
      share(unended, sentences),
      share(labels, sentences),
      mean(lengths),
      deviation(lengths),
      share(short, lengths.length),
      share(long, lengths.length),
    ],
    at,
  );
}
