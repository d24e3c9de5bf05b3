export type Particle = ParticlePair | "이에요/예요" | "이었어요/였어요";

/**
 * Attaches a particle to a Korean phrase by its pronunciation; trailing marks are ignored. A quotation that ends in
 * Latin letters gets a Korean noun first, since its pronunciation is unknown.
 */
export function withParticle(phrase: string, particle: Particle): string {
  const [closed = "", open = ""] = particle.split("/");
  const named = /[A-Za-z]['"’”]?$/.test(phrase) ? `${phrase} 표현` : phrase;
  const final = readFinal(named.replace(UNREAD, "")) ?? (CONSONANT.test(named.replace(UNREAD, "")) ? "ㄱ" : "");
  return named + (takesOpenForm(final, particle) ? open : closed);
}

/** Characters without a sound at the end of a phrase. */
const UNREAD = /(?<![^가-힣ㄱ-ㆎ0-9A-Za-z%])[^가-힣ㄱ-ㆎ0-9A-Za-z%]+$/u;
/** A single consonant, as in ㅋㅋ. */
const CONSONANT = /[ㄱ-ㅎ]$/;

/** After ㄹ the particle is 로, as after a vowel. */
function takesOpenForm(final: string, particle: Particle): boolean {
  return final === "" || (particle === "으로/로" && final === "ㄹ");
}

const FINALS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

/** Final consonants of digits in Korean: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS = ["ㅇ", "ㄹ", "", "ㅁ", "", "", "ㄱ", "ㄹ", "ㄹ", ""];
/** Trailing zeros of a number are read as 십, 백, 천 (with ㅂ, ㄱ, ㄴ), 만, 억. */
const ZEROS = ["", "ㅂ", "ㄱ", "ㄴ", "ㄴ", "ㄴ", "ㄴ", "ㄴ", "ㄱ"];
/** Letter names that end in a consonant: 엘 엠 엔 알. */
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
 * The final consonant of a phrase in pronunciation: "" for none, null if unknown (a foreign word). Closing brackets and
 * quotes are skipped, and brackets with their content too: KBS(한국방송)는 follows KBS.
 */
export function readFinal(phrase: string): string | null {
  const text = phrase.replace(/(?<![)\]}'"’”」』》〉\s])[)\]}'"’”」』》〉\s]+$/, (closing) =>
    closing.includes(")") ? ")" : "",
  );
  const bare = text.endsWith(")") ? text.replace(/(?<!\s)\s*\([^()]{0,200}\)$/, "") : text;
  const inner = bare.replace(/(?<!['"’”」』》〉])['"’”」』》〉]+$/, "");
  if (inner === "") return null;
  const last = inner.slice(-1);
  if (last >= "가" && last <= "힣") return FINALS[(last.charCodeAt(0) - 0xac00) % 28] ?? "";
  if (last in UNITS) return UNITS[last] ?? "";
  if (/\d/.test(last)) return readNumber(inner);
  const word = /(?<![A-Za-z])[A-Za-z]+$/.exec(inner)?.[0];
  if (word === undefined) return null;
  // Only words in capitals are spelt out; the pronunciation of other words is unknown.
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

/** The form of a particle after a phrase, or null if its pronunciation is unknown. */
export function particleAfter(phrase: string, pair: ParticlePair): string | null {
  const final = readFinal(phrase);
  if (final === null) return null;
  const [closed = "", open = ""] = pair.split("/");
  return takesOpenForm(final, pair) ? open : closed;
}
