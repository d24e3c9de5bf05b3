import { compose, finalOf, lastSyllable, withFinal, withVowel } from "./jamo.ts";
import type { Stem } from "./stem.ts";

/**
 * An ending and its attachment. `a`: after the infinitive in 아/어 (text "요": 먹어요; "ㅆ다": 먹었다). `u`: with 으 after a
 * consonant (면, ㄴ, ㄹ, ㅁ, 시). `c`: directly (고, 지, 는). `n`: present of verbs, ㄴ다/는다. `p`: ㅂ or 습 (니다, 니까).
 */
export interface Ending {
  readonly join: "a" | "u" | "c" | "n" | "p";
  readonly text: string;
}

/** The stem with the ending, by 한글 맞춤법 제15항 to 제18항 and 제34항 to 제36항 (contracted forms, as in prose). */
export function joinEnding(stem: Stem, ending: Ending): string {
  switch (ending.join) {
    case "a":
      return addJamo(infinitive(stem), ending.text);
    case "u":
      return joinU(stem, ending.text);
    case "n":
      return joinPlain(stem, ending.text);
    case "p":
      return isOpen(stem) ? `${withFinal(dropL(stem), "ㅂ")}${ending.text}` : `${stem.text}습${ending.text}`;
    default:
      return joinConsonant(stem, ending.text);
  }
}

/** The form in 아/어, contracted as in prose: 가, 봐, 해, 추워, 몰라, 하얘. */
export function infinitive(stem: Stem): string {
  const { text, change } = stem;
  switch (change) {
    case "여":
      return `${text.slice(0, -1)}해`;
    case "ㅂ":
      return `${withFinal(text, "")}워`;
    case "ㅂ오":
      return `${withFinal(text, "")}와`;
    case "ㄷ":
      return withFinal(text, "ㄹ") + harmony(text);
    case "ㅅ":
      return withFinal(text, "") + harmony(text);
    case "ㅎ":
      return infinitiveOfH(text);
    case "르": {
      const before = text.slice(0, -1);
      return `${withFinal(before, "ㄹ")}${harmony(before) === "아" ? "라" : "러"}`;
    }
    case "러":
      return `${text}러`;
    case "우":
      return "퍼";
    default:
      return finalOf(text) === "" ? infinitiveOfOpen(text) : text + harmony(text);
  }
}

/** 아 after ㅏ, ㅑ and ㅗ, otherwise 어; tense markers always take 어. */
function harmony(text: string): "아" | "어" {
  const last = lastSyllable(text);
  if (last === null || last.final === "ㅆ") return "어";
  return last.vowel === "ㅏ" || last.vowel === "ㅗ" || last.vowel === "ㅑ" ? "아" : "어";
}

/** 그렇다 and similar stems have ㅐ with any vowel; colour words follow vowel harmony: 하얘, 허예, 빨개, 퍼레. */
function infinitiveOfH(text: string): string {
  const last = lastSyllable(text);
  if (last === null) return text;
  if (/(?:이렇|그렇|저렇|어떻|아무렇|요렇|고렇|조렇)$/.test(text)) return withVowel(withFinal(text, ""), "ㅐ");
  const vowels: Readonly<Record<string, string>> = { ㅏ: "ㅐ", ㅓ: "ㅔ", ㅑ: "ㅒ", ㅕ: "ㅖ" };
  return withVowel(withFinal(text, ""), vowels[last.vowel] ?? "ㅐ");
}

/** Single stems in ㅣ that prose leaves uncontracted. */
const UNFUSED_I = new Set(["비", "피", "띠", "시", "기", "이", "히", "아니"]);

function infinitiveOfOpen(text: string): string {
  const last = lastSyllable(text);
  if (last === null) return `${text}어`;
  switch (last.vowel) {
    case "ㅏ":
    case "ㅓ":
    case "ㅐ":
    case "ㅔ":
    case "ㅕ":
      return text;
    case "ㅗ":
      return withVowel(text, "ㅘ");
    case "ㅜ":
      return withVowel(text, "ㅝ");
    case "ㅚ":
      return withVowel(text, "ㅙ");
    case "ㅣ":
      return UNFUSED_I.has(text) ? `${text}어` : withVowel(text, "ㅕ");
    case "ㅡ": {
      const before = text.slice(0, -1);
      return withVowel(text, before !== "" && harmony(before) === "아" ? "ㅏ" : "ㅓ");
    }
    default:
      return `${text}어`;
  }
}

function joinU(stem: Stem, ending: string): string {
  const { text, change } = stem;
  const first = ending.charAt(0);
  switch (change) {
    case "ㅂ":
    case "ㅂ오":
      return addJamo(`${withFinal(text, "")}우`, ending);
    case "ㄷ":
      return addJamo(`${withFinal(text, "ㄹ")}으`, ending);
    case "ㅅ":
      return addJamo(`${withFinal(text, "")}으`, ending);
    case "ㅎ":
      return addJamo(withFinal(text, ""), ending);
    case "ㄹ":
      // ㄹ drops before ㄴ, ㅂ, ㅅ and the ending ㄹ; it stays in 만들면 and 만듦.
      if (first === "ㅁ") return `${withFinal(text, "ㄻ")}${ending.slice(1)}`;
      return /^[ㄴㄹㅂ]|^[나-닣사-싷]/.test(ending) ? addJamo(withFinal(text, ""), ending) : text + ending;
    default:
      return addJamo(finalOf(text) === "" ? text : `${text}으`, ending);
  }
}

function joinPlain(stem: Stem, ending: string): string {
  if (stem.kind !== "verb") return stem.text + ending;
  return isOpen(stem) ? `${withFinal(dropL(stem), "ㄴ")}${ending}` : `${stem.text}는${ending}`;
}

function joinConsonant(stem: Stem, ending: string): string {
  return stem.change === "ㄹ" && /^[나-닣사-싷]/.test(ending) ? withFinal(stem.text, "") + ending : stem.text + ending;
}

function isOpen(stem: Stem): boolean {
  return stem.change === "ㄹ" || finalOf(stem.text) === "";
}

function dropL(stem: Stem): string {
  return stem.change === "ㄹ" ? withFinal(stem.text, "") : stem.text;
}

/** Adds the first letter of the ending as the final consonant of the last, open syllable: 가 + ㄴ데 is 간데. */
function addJamo(text: string, ending: string): string {
  const first = ending.charCodeAt(0);
  if (!(first >= 0x3131 && first <= 0x314e)) return text + ending;
  const last = lastSyllable(text);
  if (last === null || last.final !== "") return text + compose("ㅇ", "ㅡ", ending.charAt(0)) + ending.slice(1);
  return withFinal(text, ending.charAt(0)) + ending.slice(1);
}
