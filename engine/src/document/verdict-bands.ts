export type Verdict = "human" | "mixed" | "ai";

export type Severity = "high" | "medium" | "low";

/** Verdict bands: 0.7 and above is AI, 0.4 to under 0.7 mixed, under 0.4 human. */
export const AI_BAND = 0.7;
export const MIXED_BAND = 0.4;
/** Highest probability of a sentence where its colour must not say that an AI wrote it. */
export const BELOW_HIGH_SENTENCE = AI_BAND - 0.01;
/** Word-level report: 0.7 and above high, 0.5 to under 0.7 medium, below low; 0.8 and above very high. */
export const HIGH_RISK_WORD = 0.7;
export const MEDIUM_RISK_WORD = 0.5;
export const VERY_HIGH_RISK_WORD = 0.8;
/** A word whose contribution times the number of words is smaller moves the score in neither direction. */
export const LEAST_MOVE = 0.5;

/** An outcome that is less likely is not said. */
export const LIKELY_OUTCOME = 0.6;

/**
 * Shorter prose is not judged. Of beginnings of human dev texts with 50 to 119 characters 5% came out as AI with moderate
 * certainty, of those with 120 to 299 characters 2%.
 */
export const LEAST_PROSE = 120;
/** Below this many characters of prose a judgement is never strong, and weak evidence is put down to the length. */
export const SHORT_PROSE = 300;

export function verdictOf(aiProbability: number): Verdict {
  if (aiProbability >= AI_BAND) return "ai";
  return aiProbability >= MIXED_BAND ? "mixed" : "human";
}

export function severityOf(aiProbability: number): Severity {
  if (aiProbability >= AI_BAND) return "high";
  return aiProbability >= MIXED_BAND ? "medium" : "low";
}
