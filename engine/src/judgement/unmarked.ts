import type { LinearNgrams } from "../ngrams/linear-ngrams.ts";
import { relativeLength } from "./document-inputs.ts";
import { AI_BAND } from "./verdict-bands.ts";

/** Below this, the parts that see neither marks nor spaces speak against an AI. */
const UNMARKED_DOUBT = 0.25;
/** What is left of a probability that hangs on marks and spaces alone. */
const DOUBTED = AI_BAND - 0.01;

/** Inputs of the probability without marks and spaces: the views that see letters alone, and the length. */
export function unmarkedInputs(
  models: readonly Pick<LinearNgrams, "header">[],
  ngrams: Float64Array,
  textLength: number,
): Float64Array {
  const length = relativeLength(textLength);
  const out: number[] = [length];
  models.forEach(({ header }, at) => {
    if (header.view !== "blind" && header.view !== "word") return;
    const logit = ngrams[at] as number;
    out.push(logit, logit * length);
  });
  return Float64Array.from(out);
}

/** Whether only marks and spaces make the text look like an AI's: then the cautious side rules. */
export function hangsOnMarks(aiProbability: number, unmarkedProbability: number): boolean {
  return aiProbability >= AI_BAND && unmarkedProbability < UNMARKED_DOUBT;
}

export function cautious(aiProbability: number): number {
  return Math.min(aiProbability, DOUBTED);
}
