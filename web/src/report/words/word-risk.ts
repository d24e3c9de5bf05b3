import { HIGH_RISK_WORD, MEDIUM_RISK_WORD } from "@geulgyeol/contract";

export type WordRisk = "high" | "medium" | "low";

/** 0.7 and above high, 0.5 to under 0.7 medium, below low. */
export function riskOf(probability: number): WordRisk {
  if (probability >= HIGH_RISK_WORD) return "high";
  return probability >= MEDIUM_RISK_WORD ? "medium" : "low";
}

export const RISK_NAME: Readonly<Record<WordRisk, string>> = { high: "고위험", medium: "중위험", low: "저위험" };

/** A word without attached punctuation, for lists and tables; a word of punctuation only stays unchanged. */
export function bareWord(word: string): string {
  return word.replace(/^[\p{P}\p{S}]+|(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/gu, "") || word;
}
