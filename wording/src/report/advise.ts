import type { Advice } from "@geulgyeol/engine";
import { withParticle } from "../josa.ts";
import { listQuotes } from "./describe-finding.ts";
import { numberSentences } from "./number-sentences.ts";

/**
 * Advice for better writing with its reason for the readers of the text, never for the score. Null for the kinds of
 * earlier engines, which are given no more.
 */
export function advise({ kind, sentences, quotes }: Advice): string | null {
  const where = numberSentences(sentences);
  const object = withParticle(listQuotes(quotes), "을/를");
  switch (kind) {
    case "endings":
      return `${where}에서 같은 어미가 반복돼요. 두 문장을 잇거나 어순을 바꾸면 덜 단조로워요.`;
    case "openings":
      if (quotes.length === 0) return `${where}의 첫머리가 비슷해요. 다른 말로 시작하면 덜 단조로워요.`;
      return `${where}에서 ${object} 빼고 읽어 보세요. 앞 문장과 이어지면 없는 쪽이 짧아요.`;
    case "phrases":
      return `${where}의 ${object} 더 구체적인 말이나 예시로 바꿔 보세요. 읽는 사람이 장면을 떠올릴 수 있어요.`;
    case "translationese":
      return `${where}에서 ${object} 누가 무엇을 하는지 드러나게 풀어 써 보세요. 뜻이 더 또렷해져요.`;
    case "stock-phrase":
      return `${where}의 ${withParticle(listQuotes(quotes), "은/는")} 어느 글에나 쓰는 말이에요. 이 글에 맞는 말로 바꿔 보세요.`;
    case "own-thoughts":
      return `${where}에 직접 겪은 일이나 확인한 자료를 덧붙이면 글쓴이의 생각이 또렷해져요.`;
    default:
      return null;
  }
}
