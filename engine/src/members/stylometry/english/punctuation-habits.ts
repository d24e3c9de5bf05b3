import { type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/** Which of several equal signs a writer uses: dashes, quotes, brackets, ends of sentences. */
const o = { group: "punctuation", readsPunctuation: true } as const;

/** Each is counted per 1,000 words. Patterns are bounded and read the prose once. */
const MARKS: readonly (readonly [id: string, name: string, pattern: RegExp])[] = [
  ["en-dash-tight", "빈칸 없는 줄표", /[A-Za-z]\u2014[A-Za-z"]/g],
  ["en-dash-spaced", "빈칸을 둔 줄표", / [\u2013\u2014] /g],
  ["en-dash-typed", "붙임표로 쓴 줄표", / -{1,3} |[A-Za-z]--[A-Za-z]/g],
  ["en-number-ranges", "숫자 사이의 줄표", /\d[\u2013-]\d/g],
  ["en-single-quotes", "작은따옴표", /(?:^| )'[A-Za-z]/g],
  ["en-quoted-words", "따옴표 속의 한두 낱말", /"[A-Za-z'-]{1,16}(?: [A-Za-z'-]{1,16})?[.,]?"/g],
  ["en-direct-speech", "말을 옮긴 따옴표", /[,.?!]" (?:[a-z]|[A-Z][a-z]{1,12} (?:said|asked|says))/g],
  ["en-quote-inside", "따옴표 안의 쉼표와 마침표", /[.,]"/g],
  ["en-quote-outside", "따옴표 밖의 쉼표와 마침표", /"[.,]/g],
  ["en-square-brackets", "대괄호", /\[/g],
  ["en-bracket-abbreviation", "괄호 속의 줄임말", /\([A-Z]{2,6}s?\)/g],
  ["en-bracket-eg", "괄호 속의 e.g.", /\((?:e\.g|i\.e|for example|see|such as|including)/g],
  ["en-latin-abbreviations", "e.g., i.e., etc.", /\b(?:e\.g|i\.e|etc|vs|cf|et al)\b/g],
  ["en-many-marks", "거듭한 느낌표와 물음표", /[!?]{2,4}/g],
  ["en-colon-list", "쌍점 뒤에 늘어놓은 말", /: [a-z][^.:;!?]{0,40},/g],
  ["en-colon-capital", "쌍점 뒤의 대문자", /: [A-Z]/g],
  ["en-semicolon-however", "쌍반점 뒤의 however", /; (?:however|therefore|thus|moreover|instead|rather)/g],
  ["en-ampersand", "&", /&/g],
  ["en-percent", "백분율 기호", /\d ?%/g],
  ["en-money", "돈", /[$\u00a3\u20ac]\d/g],
  ["en-symbols", "다른 기호", /[+=<>@#^~|_*]/g],
  ["en-compound-adjectives", "붙임표로 이은 꾸밈말", /[a-z]-[a-z]{2,12} [a-z]/g],
  ["en-well-known", "well-, self-", /\b(?:well|self|long|high|low|ever|real|open|data|user|deep)-[a-z]/g],
];

export const PUNCTUATION_HABITS: Family = {
  id: "english-punctuation-habits",
  features: [
    ...MARKS.map(([id, name]) => measured(id, name, o)),
    measured("en-question-share", "물음표로 끝난 문장", o),
    measured("en-exclamation-share", "느낌표로 끝난 문장", o),
    measured("en-mark-kinds", "부호의 종류", o),
  ],
  measure: measureHabits,
};

function measureHabits({ prose, wordCount, sentences }: TokenizedText): FeatureValues {
  const out: Record<string, number> = {};
  for (const [id, , pattern] of MARKS) out[id] = 1000 * share(prose.match(pattern)?.length ?? 0, wordCount);
  let questions = 0;
  let exclamations = 0;
  for (const { start, end } of sentences) {
    const tail = prose.slice(Math.max(start, end - 3), end);
    if (tail.includes("?")) questions++;
    else if (tail.includes("!")) exclamations++;
  }
  out["en-question-share"] = share(questions, sentences.length);
  out["en-exclamation-share"] = share(exclamations, sentences.length);
  const kinds = ["\u2014", ";", ":", "(", '"', "?", "!", "...", "/", "'"];
  out["en-mark-kinds"] = share(kinds.filter((mark) => prose.includes(mark)).length, Math.log2(4 + wordCount));
  return out;
}
