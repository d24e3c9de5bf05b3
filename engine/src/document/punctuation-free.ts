import { AI_BAND } from "./verdict-bands.ts";

/** Below this, the parts that see neither marks nor spaces speak against an AI. */
const PUNCTUATION_FREE_DOUBT = 0.25;
/** The most that is left of a probability that depends on marks and spaces alone. */
const JUST_BELOW_AI = AI_BAND - 0.01;

/** Whether only marks and spaces make the text look like an AI's. */
export function dependsOnPunctuation(aiProbability: number, punctuationFreeProbability: number): boolean {
  return aiProbability >= AI_BAND && punctuationFreeProbability < PUNCTUATION_FREE_DOUBT;
}

export function capBelowAi(aiProbability: number): number {
  return Math.min(aiProbability, JUST_BELOW_AI);
}
