import type { Language } from "@geulgyeol/engine";
import type { Register } from "./register.ts";

const LANGUAGE_NAME: Readonly<Record<Language, string>> = { ko: "한국어", en: "영어" };

/** "한국어", "영어", or "영어 (시험 단계)"; results of engine 1.4 and earlier do not say whether they were on trial. */
export function languageLabel(language: Language, isTrial: boolean | undefined): string {
  return isTrial ? `${LANGUAGE_NAME[language]} (시험 단계)` : LANGUAGE_NAME[language];
}

const TRIAL: Readonly<Record<Register, string>> = {
  polite: "처음 보는 종류의 글은 아직 충분히 정확하게 가려내지 못해요. 참고로만 봐 주세요.",
  formal: "처음 보는 종류의 글은 아직 충분히 정확하게 가려내지 못합니다. 참고로만 보시기 바랍니다.",
};

/** What it means that a language is on trial; after its label. */
export function explainTrial(register: Register = "polite"): string {
  return TRIAL[register];
}
