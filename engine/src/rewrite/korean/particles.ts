import { finalOf } from "./jamo.ts";

/** Final consonants of digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS = ["ㅇ", "ㄹ", "", "ㅁ", "", "", "ㄱ", "ㄹ", "ㄹ", ""];
/** Zeros at the end of a number are read as 십, 백, 천 (with ㅂ, ㄱ, ㄴ), 만, 억. */
const ZEROS = ["", "ㅂ", "ㄱ", "ㄴ", "ㄴ", "ㄴ", "ㄴ", "ㄴ", "ㄱ"];
/** Letter names that close with a consonant: 엘 엠 엔 알. */
const LETTERS: Readonly<Record<string, string>> = { L: "ㄹ", M: "ㅁ", N: "ㄴ", R: "ㄹ" };
/** Signs that are read aloud: 퍼센트, 도, 미터. */
const UNITS: Readonly<Record<string, string>> = {
  "%": "",
  "℃": "",
  "°": "",
  "㎡": "",
  "㎞": "",
  "㎝": "",
  "㎏": "ㅁ",
  $: "",
};

/**
 * The final consonant that a phrase ends in as it is read aloud: "" for none, null when nobody can know (a foreign word).
 * Closing brackets and quotes are passed over, and a bracket with its content too: KBS(한국방송)는 follows KBS.
 */
export function readFinal(phrase: string): string | null {
  const text = phrase.replace(/(?<![)\]}'"’”」』》〉\s])[)\]}'"’”」』》〉\s]+$/, (closing) =>
    closing.includes(")") ? ")" : "",
  );
  const bare = text.endsWith(")") ? text.replace(/(?<!\s)\s*\([^()]{0,200}\)$/, "") : text;
  const inner = bare.replace(/(?<!['"’”」』》〉])['"’”」』》〉]+$/, "");
  if (inner === "") return null;
  const hangul = finalOf(inner);
  if (hangul !== null) return hangul;
  const last = inner.slice(-1);
  if (last in UNITS) return UNITS[last] ?? "";
  if (/\d/.test(last)) return readNumber(inner);
  const word = /(?<![A-Za-z])[A-Za-z]+$/.exec(inner)?.[0];
  if (word === undefined) return null;
  // Only words in capitals are spelt out letter by letter; how others are read is not to be seen.
  return word === word.toUpperCase() && word.length <= 5 ? (LETTERS[last] ?? "") : null;
}

function readNumber(text: string): string {
  const digits = /(?<![\d,])\d[\d,]*(?:\.\d+)?$/.exec(text)?.[0] ?? "0";
  const last = Number(digits.slice(-1));
  if (last !== 0 || digits.includes(".")) return DIGITS[last] ?? "";
  const plain = digits.replaceAll(",", "");
  const zeros = plain.length - plain.replace(/(?<!0)0+$/, "").length;
  return zeros === plain.length ? "ㅇ" : (ZEROS[Math.min(zeros, 8)] ?? "");
}

export type ParticlePair = "이/가" | "은/는" | "을/를" | "으로/로" | "과/와" | "이나/나" | "이란/란" | "이라/라";

/** The form of a particle after a phrase, or null when the phrase cannot be read. */
export function particleAfter(phrase: string, pair: ParticlePair): string | null {
  const final = readFinal(phrase);
  if (final === null) return null;
  const [closed = "", open = ""] = pair.split("/");
  return final === "" || (pair === "으로/로" && final === "ㄹ") ? open : closed;
}

const PAIRS: readonly (readonly [RegExp, ParticlePair])[] = [
  [/^(?:을|를)/, "을/를"],
  [/^(?:은|는)/, "은/는"],
  [/^(?:이라|라)(?=고|는|며|도|면)/, "이라/라"],
  [/^(?:이란|란)/, "이란/란"],
  [/^(?:이나|나)/, "이나/나"],
  [/^(?:으로|로)/, "으로/로"],
  [/^(?:과|와)/, "과/와"],
  [/^(?:이|가)(?=$|[^가-힣])/, "이/가"],
];

/** The particles that followed one word, in the form that follows another: 금일은 with 오늘 gives 은. Null: unreadable. */
export function refitParticle(word: string, particles: string): string | null {
  for (const [pattern, pair] of PAIRS) {
    const match = pattern.exec(particles);
    if (match === null) continue;
    const form = particleAfter(word, pair);
    return form === null ? null : form + particles.slice(match[0].length);
  }
  return particles;
}
