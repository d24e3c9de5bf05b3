import { type Logistic, scoreLogistic } from "./logistic.ts";

/**
 * Logit of an AI text of any kind against a human one: each model gives the logit of one kind against human text, and their
 * odds add up. Texts by small models of 2023 and by one of 2026 have little in common: what is asked is whether a text
 * is like one of them, not whether it is like all. The models are fitted one by one, which estimates the multinomial
 * model (Begg and Gray, "Calculation of polychotomous logistic regression parameters using individualized regressions", 1984).
 */
export function combineKinds(kinds: readonly Logistic[], inputs: ArrayLike<number>): number {
  const logits = kinds.map((kind) => scoreLogistic(kind, inputs));
  const largest = Math.max(...logits);
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - largest);
  return largest + Math.log(sum);
}
