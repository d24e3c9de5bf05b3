import { AI_BAND } from "./verdict-bands.ts";

/** Below this, the parts without punctuation and spaces indicate a human. */
const PUNCTUATION_FREE_DOUBT = 0.25;
/** Maximum of a probability that depends on punctuation and spaces alone. */
const JUST_BELOW_AI = AI_BAND - 0.01;

/** Whether only punctuation and spaces indicate an AI. */
export function dependsOnPunctuation(aiProbability: number, punctuationFreeProbability: number): boolean {
  return aiProbability >= AI_BAND && punctuationFreeProbability < PUNCTUATION_FREE_DOUBT;
}

export function capBelowAi(aiProbability: number): number {
  return Math.min(aiProbability, JUST_BELOW_AI);
}
