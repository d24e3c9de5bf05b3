import { callsForNoun } from "./noun-or-verb.ts";

/**
 * Nouns that end in 이, so that 이예요, 이야 and 이다 after them are 예요, 야 and 다: 높이예요 is 높이입니다, not 높입니다. These are matched by
 * word ending (물놀이); those after a vowel whole, since 의사이다 is a doctor.
 */
const ENDS: readonly string[] = `
높이 넓이 깊이 놀이 걸이 볶이 맞이 받이 잡이 나들이 뜻풀이 화풀이 한풀이 분풀이 살풀이 돈벌이 밥벌이 하루살이 겨우살이 더부살이 옥살이 셋방살이 시집살이
어린이 젊은이 늙은이 고양이 호랑이 원숭이 지렁이 달팽이 부엉이 올챙이 지팡이 곰팡이 방망이 알맹이 멍청이 겁쟁이 개구쟁이 욕심쟁이 거짓말쟁이 멋쟁이
송이 덩이 귀퉁이 모퉁이 꼬챙이 몽둥이 주둥이 궁둥이 엉덩이 막둥이 쌍둥이 토박이 오뚝이 거북이 색종이 떠돌이 외톨이 여자아이 남자아이 어린아이 사나이
생선구이 해돋이 미닫이 여닫이 가을걷이`
  .trim()
  .split(/\s+/);
const WHOLE: ReadonlySet<string> = new Set(["나이", "차이", "아이", "사이", "오이", "누이"]);

/** Nouns in 이 that are as common a noun without 이, so they are ambiguous: 종이야 (paper) and 종이야 (a bell). */
const TWO_NOUNS: ReadonlySet<string> = new Set(["종이", "풀이", "먹이", "모이"]);

/**
 * Class of the word before 예요, 야 or 다 that ends in 이: such a noun, one of two nouns, or no known noun. `wordBefore`
 * decides 길이다: after a modifier it is far more often a road than a length.
 */
export function nounInI(word: string, wordBefore: string): "noun" | "one-of-two" | null {
  if (word === "길이") return callsForNoun(wordBefore) && !wordBefore.endsWith("의") ? null : "one-of-two";
  if (TWO_NOUNS.has(word)) return "one-of-two";
  return WHOLE.has(word) || ENDS.some((noun) => word.endsWith(noun)) ? "noun" : null;
}
