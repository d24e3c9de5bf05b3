import { type FindingWords, located, measured, opening, phrase } from "./finding-words.ts";
import { LENGTH_WORDS } from "./finding-words-length.ts";

/** Wording of findings in English texts, by feature. */
export const ENGLISH_FINDING_WORDS: Readonly<Record<string, FindingWords>> = Object.fromEntries([
  ...LENGTH_WORDS,
  ...located("en-comma-sentences en-commas", "쉼표", "에", "쉼표가 있어요", "쉼표가 적은 편이에요"),
  ...located("en-comma-after-opening", "첫 단어 뒤의 쉼표", "에서", "첫 단어 뒤에 쉼표를 찍었어요"),
  ...located("en-comma-ing", "쉼표 뒤에 -ing로 덧붙인 말", "에", "{q}처럼 쉼표 뒤에 -ing로 덧붙인 말이 있어요"),
  ...measured("en-distinct-words en-distinct-words-near", "단어 반복", {
    high: "같은 단어를 다시 쓰는 일이 드물어요",
    low: "같은 단어를 자주 반복해요",
  }),
  ...measured("en-shared-with-previous", "앞 문장과 겹치는 단어", {
    high: "앞 문장의 단어를 다음 문장에서 자주 다시 써요",
    low: "앞 문장의 단어를 다음 문장에서 다시 쓰는 일이 드물어요",
  }),
  ...measured("en-repeated-pairs", "반복한 두 단어", {
    high: "같은 두 단어를 이어 쓴 곳이 많아요",
    low: "같은 두 단어를 이어 쓴 곳이 적어요",
  }),
  ...measured("en-word-length", "단어의 길이", { high: "단어가 긴 편이에요", low: "단어가 짧은 편이에요" }),
  ...measured("en-word-length-deviation", "단어의 길이", {
    high: "긴 단어와 짧은 단어가 섞여 있어요",
    low: "단어의 길이가 서로 비슷해요",
  }),
  ...measured("en-long-words", "아홉 글자 이상인 단어", {
    high: "아홉 글자 이상인 단어가 많아요",
    low: "아홉 글자 이상인 단어가 적어요",
  }),
  ...measured("en-distinct-openings", "문장의 첫 단어", {
    high: "문장마다 첫 단어가 달라요",
    low: "여러 문장의 첫 단어가 같아요",
  }),
  ...located("en-same-opening-neighbours", "문장의 첫 단어", "이", "앞 문장과 비슷하게 시작해요"),
  ...opening("en-opens-additive", "덧붙이는 말로 시작하는 문장"),
  ...opening("en-opens-contrast", "뒤집는 말로 시작하는 문장"),
  ...opening("en-opens-result", "결과를 잇는 말로 시작하는 문장"),
  ...opening("en-opens-summary", "마무리를 알리며 시작하는 문장"),
  ...opening("en-opens-order", "차례를 매기며 시작하는 문장"),
  ...opening("en-opens-and-but", "And, But으로 시작하는 문장"),
  ...phrase("en-importance", "important, crucial 같은 말"),
  ...phrase("en-variety-words", "various, diverse 같은 말"),
  ...phrase("en-provide", "provide, ensure 같은 말"),
  ...phrase("en-enhance", "enhance, foster 같은 말"),
  ...phrase("en-abstract", "role, impact 같은 말"),
  ...phrase("en-not-only", "not only, rather than 같은 말"),
  ...phrase("en-helpful", "help, make sure 같은 말"),
  ...phrase("en-however-inside", "however, therefore 같은 말"),
  ...phrase("en-spoken", "yeah, stuff처럼 말하듯 쓴 단어"),
  ...phrase("en-contractions", "줄여 쓴 말"),
  ...located("en-labels", "'이름: 설명' 꼴의 문장", "이", "'이름: 설명' 꼴이에요"),
  ...located("en-colons", "쌍점", "에", "쌍점이 있어요"),
  ...located("en-dashes", "줄표", "에", "줄표가 있어요"),
  ...located("en-semicolons", "쌍반점", "에", "쌍반점이 있어요"),
  ...located("en-brackets", "괄호", "에", "괄호가 있어요"),
  ...located("en-questions", "물음표", "에", "물음표가 있어요"),
  ...located("en-exclamations", "느낌표", "에", "느낌표가 있어요"),
  ...located("en-ellipses", "말줄임표", "에", "말줄임표가 있어요"),
  ...measured("en-space-errors", "부호와 빈칸의 어긋남", { high: "부호 앞뒤의 띄어쓰기가 어긋난 곳이 있어요" }),
  ...measured("en-small-openings", "소문자로 시작하는 문장", { high: "소문자로 시작하는 문장이 있어요" }),
]);
