import { type Logistic, logOfSum, scoreLogistic } from "../learners/logistic.ts";

/** Combines the members' parts into one logit; all models read `combinerInputs`. */
export interface Combiner {
  /** Weight of the pooled logit against the one by classes, 0 to 1. */
  readonly pooledWeight: number;
  /** AI text of any class against human text, as one class. */
  readonly pooled: Logistic;
  /** Each class of AI text against human text. */
  readonly aiClasses: readonly Logistic[];
}

/**
 * The weighted mean of two logits: one for AI text as one class, and one for the summed odds of its classes. They err
 * on different texts, so the mean is better than either (archived decision 119).
 */
export function combineClasses({ pooledWeight, pooled, aiClasses }: Combiner, inputs: ArrayLike<number>): number {
  const odds = (own: Logistic) => scoreLogistic(own, inputs);
  const byClass = logOfSum(aiClasses.map(odds));
  return pooledWeight * odds(pooled) + (1 - pooledWeight) * byClass;
}
