import { type Finding, located, measure, opens, phrase } from "./finding.ts";
import { LENGTH_FINDINGS } from "./length-findings.ts";

/** The English features that are shown; rates of function words follow topic and genre and are weighed only. */
export const ENGLISH_FINDINGS: readonly Finding[] = [
  ...LENGTH_FINDINGS,
  ...located("comma", "comma", "en-comma-sentences en-commas", "쉼표", ["에", "쉼표가 있어요"], {
    low: "쉼표를 거의 쓰지 않았어요",
  }),
  ...located("comma", "comma-opening", "en-comma-after-opening", "첫 낱말 뒤의 쉼표", [
    "에서",
    "첫 낱말 뒤에 쉼표를 찍었어요",
  ]),
  ...located("phrase", "comma-ing", "en-comma-ing", "쉼표 뒤에 -ing로 덧붙인 말", [
    "에",
    "{q}처럼 쉼표 뒤에 -ing로 덧붙인 말이 있어요",
  ]),
  ...measure("word-choice", "word-variety", "en-distinct-words en-distinct-words-near", "낱말의 되풀이", {
    high: "같은 낱말을 좀처럼 되풀이하지 않아요",
    low: "같은 낱말을 자주 되풀이해요",
  }),
  ...measure("word-choice", "word-overlap", "en-shared-with-previous", "앞 문장과 겹치는 낱말", {
    high: "앞 문장의 낱말을 다음 문장에서 자주 다시 써요",
    low: "앞 문장의 낱말을 다음 문장에서 좀처럼 다시 쓰지 않아요",
  }),
  ...measure("word-choice", "word-pairs", "en-repeated-pairs", "되풀이한 두 낱말", {
    high: "같은 두 낱말을 이어 쓴 곳이 많아요",
    low: "같은 두 낱말을 이어 쓴 곳이 거의 없어요",
  }),
  ...measure("word-length", "word-length", "en-word-length", "낱말의 길이", {
    high: "낱말이 긴 편이에요",
    low: "낱말이 짧은 편이에요",
  }),
  ...measure("word-length", "word-length", "en-word-length-deviation", "낱말의 길이", {
    high: "긴 낱말과 짧은 낱말이 섞여 있어요",
    low: "낱말의 길이가 서로 비슷해요",
  }),
  ...measure("word-length", "word-length", "en-long-words", "아홉 글자 이상인 낱말", {
    high: "아홉 글자 이상인 낱말이 많아요",
    low: "아홉 글자 이상인 낱말이 적어요",
  }),
  ...measure("opening", "first-words", "en-distinct-openings", "문장의 첫 낱말", {
    high: "문장마다 첫 낱말이 달라요",
    low: "여러 문장의 첫 낱말이 같아요",
  }),
  ...located("opening", "first-words", "en-same-opening-neighbours", "문장의 첫 낱말", [
    "이",
    "앞 문장과 비슷하게 시작해요",
  ]),
  opens("ai", "en-opens-additive", "덧붙이는 말로 시작하는 문장"),
  opens("ai", "en-opens-contrast", "뒤집는 말로 시작하는 문장"),
  opens("ai", "en-opens-result", "결과를 잇는 말로 시작하는 문장"),
  opens("ai", "en-opens-summary", "마무리를 알리며 시작하는 문장"),
  opens("ai", "en-opens-order", "차례를 매기며 시작하는 문장"),
  opens("human", "en-opens-and-but", "And, But으로 시작하는 문장"),
  phrase("phrase", "ai", "en-importance", "important, crucial 같은 말"),
  phrase("phrase", "ai", "en-variety-words", "various, diverse 같은 말"),
  phrase("phrase", "ai", "en-provide", "provide, ensure 같은 말"),
  phrase("phrase", "ai", "en-enhance", "enhance, foster 같은 말"),
  phrase("phrase", "ai", "en-abstract", "role, impact 같은 말"),
  phrase("phrase", "ai", "en-not-only", "not only, rather than 같은 말"),
  phrase("phrase", "ai", "en-helpful", "help, make sure 같은 말"),
  phrase("phrase", "ai", "en-however-inside", "however, therefore 같은 말"),
  phrase("speech", "human", "en-spoken", "yeah, stuff처럼 말하듯 쓴 낱말"),
  phrase("speech", "human", "en-contractions", "줄여 쓴 말"),
  ...located("punctuation", "colons", "en-labels", "'이름: 설명' 꼴의 문장", ["이", "'이름: 설명' 꼴이에요"], {
    only: "ai",
  }),
  ...located("punctuation", "colons", "en-colons", "쌍점", ["에", "쌍점이 있어요"], { only: "ai" }),
  ...located("punctuation", "dashes", "en-dashes", "줄표", ["에", "줄표가 있어요"], { only: "ai" }),
  ...located("punctuation", "semicolons", "en-semicolons", "쌍반점", ["에", "쌍반점이 있어요"], { only: "human" }),
  ...located("punctuation", "brackets", "en-brackets", "괄호", ["에", "괄호가 있어요"]),
  ...located("punctuation", "questions", "en-questions", "물음표", ["에", "물음표가 있어요"], { only: "human" }),
  ...located("punctuation", "exclamations", "en-exclamations", "느낌표", ["에", "느낌표가 있어요"], { only: "human" }),
  ...located("punctuation", "ellipses", "en-ellipses", "말줄임표", ["에", "말줄임표가 있어요"], { only: "human" }),
  ...measure("spacing", "space-errors", "en-space-errors", "부호와 빈칸의 어긋남", {
    high: "부호 앞뒤의 띄어쓰기가 어긋난 곳이 있어요",
    only: "human",
  }),
  ...measure("spacing", "small-openings", "en-small-openings", "소문자로 시작하는 문장", {
    high: "소문자로 시작하는 문장이 있어요",
    only: "human",
  }),
];
