import { clamp } from "../learners/numbers.ts";

/** Lengths are relative to a typical text of the corpora. */
const USUAL_LENGTH = 700;

/** Logarithm of a text's length in characters relative to a typical one, limited to the lengths of training. */
export function relativeLength(length: number): number {
  return clamp(Math.log(Math.max(1, length) / USUAL_LENGTH), -2.8, 0.9);
}
