import type { Language } from "@geulgyeol/engine";
import { SIGNS_OF_ENGLISH_TEXTS } from "./english-signs-english-text.ts";
import { SIGNS_OF_KOREAN_TEXTS } from "./english-signs-korean-text.ts";

const SIGNS = { ko: SIGNS_OF_KOREAN_TEXTS, en: SIGNS_OF_ENGLISH_TEXTS };

/** What a sign says in English. Throws for a feature that the engine shows but that has no wording. */
export function englishSign(language: Language, feature: string, side: "high" | "low"): string {
  const said = SIGNS[language][feature]?.[side];
  if (said === undefined) throw new Error(`There are no English words for the finding "${feature}".`);
  return said;
}
