import type { SharedResult } from "@geulgyeol/contract";
import { nameSigns } from "@geulgyeol/wording/report";

type Result = Omit<SharedResult, "title" | "text" | "expiresAt">;

/**
 * A result without anything that quotes its text. The engine's sentences may quote a phrase, so of a sign only name and
 * figures remain; a language model's opinion and the words are left out.
 */
export function hideText(result: Result): Result {
  const { judges: _opinions, wordLevel: _words, engineAnalysis, gptAnalysis, ...rest } = result;
  const { evidence, sentences, stylometry, ensemble, ocrMetadata } = rest;
  return {
    ...rest,
    gptAnalysis: { ...(engineAnalysis ?? gptAnalysis), reasoning: nameSigns(evidence) },
    sentences: sentences.map((sentence) => ({ ...sentence, text: " ".repeat(sentence.text.length), reasons: [] })),
    evidence: evidence.map((sign) => ({ ...sign, message: "", sentences: [] })),
    suspiciousPatterns: [],
    recommendations: [],
    stylometry: { ...stylometry, veryHighRiskWords: [], highRiskWords: [], aiPhrases: [] },
    ...(ensemble && {
      ensemble: { ...ensemble, models: ensemble.models.map((model) => ({ ...model, reasoning: "" })) },
    }),
    ...(ocrMetadata && { ocrMetadata: { ...ocrMetadata, extractedText: "" } }),
  };
}
