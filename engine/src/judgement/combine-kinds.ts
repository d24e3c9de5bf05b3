import { type Logistic, scoreLogistic } from "./logistic.ts";

/** How the members' parts become one logit. */
export interface Combiner {
  /** AI text of any kind against human text, as one class. */
  readonly pooled: Logistic;
  /** Each kind of AI text against human text. */
  readonly kinds: readonly Logistic[];
}

/**
 * The mean of two logits of an AI text against a human one. One takes all AI texts for one class. The other asks for each kind by
 * itself and adds the odds up: texts by small models of 2023 and by one of 2026 have little in common, and what matters is whether
 * a text is like one of them, not whether it is like all. The kinds are fitted one by one, which estimates the multinomial
 * model (Begg and Gray, "Calculation of polychotomous logistic regression parameters using individualized regressions", 1984).
 * Their errors differ, so that the mean is better than either (record 119).
 */
export function combineKinds({ pooled, kinds }: Combiner, inputs: ArrayLike<number>): number {
  return (scoreLogistic(pooled, inputs) + logOfSum(kinds.map((kind) => scoreLogistic(kind, inputs)))) / 2;
}

/** Logarithm of the sum of the odds whose logarithms are given; at least one. */
export function logOfSum(logits: readonly number[]): number {
  const largest = Math.max(...logits);
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - largest);
  return largest + Math.log(sum);
}
