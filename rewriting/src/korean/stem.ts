import { finalOf } from "./jamo.ts";
import {
  ADJECTIVES,
  HADA_ADJECTIVES,
  IRREGULAR_D,
  IRREGULAR_S,
  P_VERBS,
  P_WITH_O,
  PLAIN_REU,
  REGULAR_H,
  REGULAR_P,
  REO_REU,
} from "./stem-lists.ts";

/** How a stem changes before endings; named after the letters that change. */
export type Change = "none" | "ㅂ" | "ㅂ오" | "ㄷ" | "ㅅ" | "ㅎ" | "ㄹ" | "르" | "러" | "우" | "여" | "으";

/** `exists` is 있다 and 없다: adjectives that take -는. `sealed` is a stem that ends in a tense marker: 갔, 하겠. */
export type WordKind = "verb" | "adjective" | "exists" | "sealed";

export interface Stem {
  /** The part before -다: 춥, 모르, 공부하. */
  readonly text: string;
  readonly change: Change;
  readonly kind: WordKind;
}

/**
 * The stem with its change and kind from the lists; `change` distinguishes homonyms such as 묻다 (to ask) and 묻다 (to
 * bury).
 */
export function stemOf(text: string, change?: Change): Stem {
  return { text, change: change ?? changeOf(text), kind: kindOf(text) };
}

function changeOf(text: string): Change {
  switch (finalOf(text)) {
    case "ㅂ":
      if (endsIn(text, REGULAR_P)) return "none";
      return P_WITH_O.has(text.slice(-1)) && text.length < 3 ? "ㅂ오" : "ㅂ";
    case "ㄷ":
      return text !== "파묻" && endsIn(text, IRREGULAR_D) ? "ㄷ" : "none";
    case "ㅅ":
      return endsIn(text, IRREGULAR_S) ? "ㅅ" : "none";
    case "ㅎ":
      return endsIn(text, REGULAR_H) ? "none" : "ㅎ";
    case "ㄹ":
      return "ㄹ";
    case "":
      return openChange(text);
    default:
      return "none";
  }
}

function openChange(text: string): Change {
  const last = text.slice(-1);
  if (last === "하") return "여";
  if (last === "르" && text.length > 1) {
    if (endsIn(text, REO_REU)) return "러";
    return endsIn(text, PLAIN_REU) ? "으" : "르";
  }
  return text === "푸" ? "우" : "none";
}

function kindOf(text: string): WordKind {
  if (/(?:있|없)$/.test(text)) return "exists";
  if (finalOf(text) === "ㅆ") return "sealed";
  return isAdjective(text) ? "adjective" : "verb";
}

/** Single roots and short stems are matched as a whole, since as endings they would match other words (요약하다, 마무리하다). */
export function isAdjective(text: string): boolean {
  if (text.endsWith("하")) return isHadaAdjective(text.slice(0, -1));
  if (/(?:스럽|롭|답|쩍|만하|듯하|법하|뻔하|싶|같|않)$/.test(text)) return true;
  const final = finalOf(text);
  if (final === "ㅂ" && changeOf(text) !== "none") return !endsIn(text, P_VERBS);
  if (final === "ㅎ" && changeOf(text) === "ㅎ") return true;
  return ADJECTIVES.has(text);
}

const VERBAL_ROOTS = /(?:마무리|갈무리|뒷마무리|비상식량)$/;

function isHadaAdjective(root: string): boolean {
  if (HADA_ADJECTIVES.has(root)) return true;
  if (VERBAL_ROOTS.test(root)) return false;
  for (let length = Math.min(4, root.length - 1); length >= 2; length--) {
    if (HADA_ADJECTIVES.has(root.slice(-length))) return true;
  }
  return /(?:스름|다마|으막|직|큼|만|듯|뻔)$/.test(root) && root.length > 2;
}

/** Whether a word equals or ends in a word of the list, the last syllable included. */
export function endsIn(text: string, list: ReadonlySet<string>): boolean {
  for (let length = Math.min(5, text.length); length >= 1; length--) {
    if (list.has(text.slice(-length))) return true;
  }
  return false;
}
