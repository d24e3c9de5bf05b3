import type { DocumentType, Language } from "@geulgyeol/engine";
import { withParticle } from "../josa.ts";
import { wholePercentile } from "../percent.ts";
import { formatOfHundred } from "../rates.ts";
import type { Register } from "../register.ts";
import type { FindingWords } from "./finding-words.ts";
import { ENGLISH_FINDING_WORDS } from "./finding-words-english.ts";
import { KOREAN_FINDING_WORDS } from "./finding-words-korean.ts";
import { placeSentences } from "./number-sentences.ts";

const WORDS = { ko: KOREAN_FINDING_WORDS, en: ENGLISH_FINDING_WORDS };

/** Throws for a feature that the engine shows but that has no wording. */
export function findingWords(language: Language, feature: string): FindingWords {
  const words = WORDS[language][feature];
  if (words === undefined) throw new Error(`There are no words for the finding "${feature}".`);
  return words;
}

/** The finding and its sentences, of the text's `total`, as a clause: "3, 7번 문장에 '이를 통해'가 나와요". */
export function describeFinding(
  words: FindingWords,
  side: "high" | "low",
  found: { readonly sentences: readonly number[]; readonly quotes: readonly string[] },
  total: number,
): string {
  const clause = fillQuotes(words[side] ?? "", found.quotes);
  if (side === "low" || words.at === undefined) return clause;
  return `${placeSentences(found.sentences, total)}${words.at} ${clause}`;
}

/** Inserts quotations into a clause, with a particle if requested. */
export function fillQuotes(clause: string, quotes: readonly string[]): string {
  const quoted = listQuotes(quotes);
  return clause
    .replace("{q이}", () => withParticle(quoted, "이/가"))
    .replace("{q을}", () => withParticle(quoted, "을/를"))
    .replace("{q으로}", () => withParticle(quoted, "으로/로"))
    .replace("{q}", () => quoted);
}

/** "'이를 통해', '중요한 역할을'" */
export function listQuotes(quotes: readonly string[]): string {
  return quotes.map((quote) => `'${quote}'`).join(", ");
}

const CALLED: Readonly<Record<DocumentType, string>> = {
  assignment: "사람이 쓴 과제",
  "self-introduction": "사람이 쓴 자기소개서",
  paper: "사람이 쓴 논문",
  blog: "사람이 쓴 블로그 글",
  other: "사람 글",
};

/** How many texts of either writer show a sign: "이 정도는 사람 글 100편 중 5편, AI 글 100편 중 41편에서 보여요". */
export function describeRates(
  { humanRate, aiRate }: { readonly humanRate: number; readonly aiRate: number },
  comparedWith: DocumentType | null,
  register: Register,
): string {
  const called = CALLED[comparedWith ?? "other"];
  const shows = register === "formal" ? "보입니다" : "보여요";
  return `이 정도는 ${called} ${formatOfHundred(humanRate)}, AI 글 ${formatOfHundred(aiRate)}에서 ${shows}`;
}

/**
 * Position among human texts, in results without rates: "사람 글에서는 4%만 이 정도예요" for a sign of an AI, "사람 글의
 * 96%보다 뚜렷해요" for one of a person. `share` is that of human texts at least as extreme.
 */
export function describeStanding(
  direction: "ai" | "human",
  share: number,
  comparedWith: DocumentType | null,
  register: Register,
): string {
  const called = CALLED[comparedWith ?? "other"];
  const isFormal = register === "formal";
  const percent = wholePercentile(share);
  return direction === "ai"
    ? `${called}에서는 ${percent}%만 이 ${isFormal ? "정도입니다" : "정도예요"}`
    : `${called}의 ${100 - percent}%보다 ${isFormal ? "뚜렷합니다" : "뚜렷해요"}`;
}
