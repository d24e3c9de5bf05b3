import type { Logistic } from "@geulgyeol/engine/judgement/logistic.ts";
import { trainDenseLogistic } from "./dense-logistic.ts";

/** What is heard besides the logits of the members' parts. */
export type HeardBesides = "nothing" | "length and language models";

/** Power of the rows' weights: as they stand, the few texts of a recent model outvote all others. */
const TEMPER = 0.5;

/** Numbers that the language models measure (`documentInputs` has the first of them times the length, too). */
const MEASURES = 7;

/**
 * The combiner: logistic regression on the logits of the members' parts. `inputs` are `documentInputs`: the relative
 * length, then for each of the `parts` its logit and that times the length, then what the language models measured, then
 * what else was measured. Given all of it, the regression followed the sources it was fitted on: out of fold it found
 * fewer AI texts at a false-alarm rate of 1%.
 */
export function fitMemberStack(
  besides: HeardBesides,
  parts: number,
  inputs: readonly Float64Array[],
  shares: readonly number[],
  weights: readonly number[],
): Logistic {
  const places = Array.from({ length: parts }, (_, part) => 1 + 2 * part);
  if (besides !== "nothing") places.push(0, ...Array.from({ length: MEASURES }, (_, k) => 1 + 2 * parts + k));
  const fitted = trainDenseLogistic(
    inputs.map((row) => places.map((place) => row[place] as number)),
    shares,
    weights.map((weight) => weight ** TEMPER),
    1,
  );
  const out = new Array<number>((inputs[0] as Float64Array).length).fill(0);
  places.forEach((place, at) => {
    out[place] = fitted.weights[at] as number;
  });
  return { bias: fitted.bias, weights: out };
}
