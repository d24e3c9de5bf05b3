import type { Advice, Language } from "@geulgyeol/engine";
import { withParticle } from "../josa.ts";
import { findingWords, listQuotes } from "./describe-finding.ts";
import { numberSentences } from "./number-sentences.ts";

/** Advice for better writing, which concerns the readers of the text and never the score. */
export function advise({ kind, sentences, quotes, feature = "" }: Advice, language: Language): string {
  const where = numberSentences(sentences);
  const object = withParticle(listQuotes(quotes), "을/를");
  switch (kind) {
    case "commas":
      return `${where}에서 쉼표를 하나씩 빼고 소리 내어 읽어 보세요. 뜻이 그대로면 없어도 돼요.`;
    case "endings":
      return `${where}의 끝맺음을 바꾸어 보세요. 두 문장을 잇거나 어순을 바꿔도 좋아요.`;
    case "openings":
      if (quotes.length === 0) return `${where}의 첫머리가 비슷해요. 다른 말로 시작해 보세요.`;
      return `${where}에서 ${object} 빼고 읽어 보세요. 앞 문장과 이어지면 없어도 돼요.`;
    case "phrases":
      return `${where}의 ${object} 더 구체적인 말이나 예시로 바꿔 보세요.`;
    case "translationese":
      return `${where}에서 ${object} 누가 무엇을 하는지 드러나게 풀어 써 보세요.`;
    case "punctuation":
      return `${where}에 쓴 ${withParticle(findingWords(language, feature).name, "이/가")} 꼭 필요한 자리인지 살펴보세요.`;
    case "lengths": {
      const [first = 0, last = first] = sentences;
      return `${first + 1}번부터 ${last + 1}번까지 문장 길이가 비슷해요. 한 문장을 짧게 끊거나 두 문장을 이어 보세요.`;
    }
    case "stock-phrase":
      return `${where}의 ${withParticle(listQuotes(quotes), "은/는")} 어느 글에나 쓰는 말이에요. 이 글에 맞는 말로 바꿔 보세요.`;
    case "own-thoughts":
      return `${where}에 직접 겪은 일이나 확인한 자료를 덧붙이면 글쓴이의 생각이 또렷해져요.`;
  }
}
