import { probabilityOf } from "../learners/logistic.ts";
import { scoreTrees, type Trees } from "../learners/trees.ts";

/** Log of the odds that an AI wrote each sentence, from the sentence and its context (`sentenceContext`). */
export function sentenceEvidence(trees: Trees, inputs: readonly Float32Array[]): Float64Array {
  return Float64Array.from(inputs, (own) => scoreTrees(trees, own));
}

/** Mean of the values, weighted by the sentences' lengths. */
export function meanByLength(values: ArrayLike<number>, sentences: readonly { readonly length: number }[]): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < sentences.length; at++) {
    const { length } = sentences[at] as { length: number };
    sum += values[at] * length;
    total += length;
  }
  return total > 0 ? sum / total : 0.5;
}

/** Maximum steps of the search for the shift; it stops once the share is accurate to `NEAR`. */
const STEPS = 60;
const NEAR = 1e-9;

/**
 * Sentence probabilities whose length-weighted mean is the text's AI share, reached by one common shift of all logits.
 * The shift represents evidence that only the whole text shows. Newton's method inside a bracket.
 */
export function sentenceProbabilities(
  evidence: Float64Array,
  sentences: readonly { readonly length: number }[],
  aiShare: number,
): Float64Array {
  let low = -60;
  let high = 60;
  let field = 0;
  for (let step = 0; step < STEPS; step++) {
    let sum = 0;
    let slope = 0;
    let total = 0;
    for (let at = 0; at < evidence.length; at++) {
      const { length } = sentences[at] as { length: number };
      const probability = probabilityOf(evidence[at] + field);
      sum += probability * length;
      slope += probability * (1 - probability) * length;
      total += length;
    }
    const off = aiShare * total - sum;
    if (Math.abs(off) <= NEAR * total) break;
    if (off > 0) low = field;
    else high = field;
    const next = field + off / slope;
    field = next > low && next < high ? next : (low + high) / 2;
  }
  return evidence.map((value) => probabilityOf(value + field));
}
