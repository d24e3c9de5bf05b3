import { type Logistic, scoreLogistic } from "./logistic.ts";

/** How the members' parts become one logit; each model hears `combinerInputs`. */
export interface Combiner {
  /** What the pooled logit counts beside the one by kinds, 0 to 1. */
  readonly pooledPart: number;
  /** AI text of any kind against human text, as one class. */
  readonly pooled: Logistic;
  /** Each kind of AI text against the first kind of human text. */
  readonly kinds: readonly Logistic[];
  /** The other kinds of human text against the first; none where human text is one class. */
  readonly people: readonly Logistic[];
}

/**
 * The weighted mean of two logits of an AI text against a human one. One takes all AI texts for one class. The other asks for each kind by
 * itself and adds the odds up: texts by small models of 2023 and by one of 2026 have little in common, and what matters is whether
 * a text is like one of them, not whether it is like all. Their errors differ, so that the mean is better than either (record 119). Kinds
 * of human text are added up in the same way: a text need not be like all people to be a person's.
 */
export function combineKinds({ pooledPart, pooled, kinds, people }: Combiner, inputs: ArrayLike<number>): number {
  const odds = (own: Logistic) => scoreLogistic(own, inputs);
  const byKind = logitOfKinds(kinds.map(odds), people.map(odds));
  return pooledPart * odds(pooled) + (1 - pooledPart) * byKind;
}

/** Logit of all kinds of AI text together against all kinds of human text, the first of which stands as 0 and is not given. */
export function logitOfKinds(kinds: ArrayLike<number>, people: Iterable<number>): number {
  return logOfSum(kinds) - logOfSum([0, ...people]);
}

/** Logarithm of the sum of the odds whose logarithms are given; at least one. */
export function logOfSum(logits: ArrayLike<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < logits.length; at++) largest = Math.max(largest, logits[at] as number);
  let sum = 0;
  for (let at = 0; at < logits.length; at++) sum += Math.exp((logits[at] as number) - largest);
  return largest + Math.log(sum);
}
