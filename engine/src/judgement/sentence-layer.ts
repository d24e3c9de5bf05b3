import { logitOf, probabilityOf } from "./logistic.ts";
import type { SentenceReading } from "./measure-document.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/** How sentences are judged: trees on each one's own evidence, smoothed by a two-state hidden Markov model. */
export interface SentenceParameters {
  /** Share of the evidence that counts, since neighbouring sentences are not independent. */
  readonly temper: number;
  /** Probability that the writer changes between one sentence and the next. */
  readonly change: number;
}

export interface SentenceModel extends SentenceParameters {
  readonly trees: Trees;
}

/** Inputs of the sentence trees. */
export function sentenceInputs(sentence: SentenceReading): Float32Array {
  const views = sentence.ngrams.length;
  const out = new Float32Array(views + 3 + sentence.style.length);
  out.set(sentence.ngrams);
  out[views] = sentence.ratio;
  out[views + 1] = sentence.ratioPerSymbol;
  out[views + 2] = sentence.length;
  out.set(sentence.style, views + 3);
  return out;
}

/** Log of the odds that each sentence alone speaks for AI, before its neighbours are asked. */
export function sentenceEvidence(sentences: readonly SentenceReading[], model: SentenceModel): Float64Array {
  return Float64Array.from(sentences, (sentence) => model.temper * scoreTrees(model.trees, sentenceInputs(sentence)));
}

/** Posterior probability of the AI state for each sentence (forward-backward); `field` is added to each one's evidence. */
export function smoothSentences(evidence: Float64Array, change: number, field: number): Float64Array {
  const size = evidence.length;
  const forward = new Float64Array(size);
  let before = 0.5;
  for (let at = 0; at < size; at++) {
    const prior = at === 0 ? 0.5 : before * (1 - change) + (1 - before) * change;
    before = probabilityOf((evidence[at] as number) + field + logitOf(prior));
    forward[at] = before;
  }
  const out = new Float64Array(size);
  // Ratio of what the following sentences say for AI to what they say for a person.
  let later = 0;
  for (let at = size - 1; at >= 0; at--) {
    out[at] = probabilityOf(logitOf(forward[at] as number) + later);
    const own = Math.exp(Math.max(-30, Math.min(30, (evidence[at] as number) + field + later)));
    later = Math.log(((1 - change) * own + change) / (change * own + (1 - change)));
  }
  return out;
}

/** Mean of the values, weighted by the sentences' lengths. */
export function meanByLength(values: ArrayLike<number>, sentences: readonly { readonly length: number }[]): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < sentences.length; at++) {
    const { length } = sentences[at] as { length: number };
    sum += (values[at] as number) * length;
    total += length;
  }
  return total > 0 ? sum / total : 0.5;
}

/**
 * Sentence probabilities whose mean by length is the text's AI share: the field that brings them there stands for what the
 * whole text shows and no single sentence does.
 */
export function sentenceProbabilities(
  evidence: Float64Array,
  sentences: readonly SentenceReading[],
  change: number,
  aiShare: number,
): Float64Array {
  if (sentences.length === 0) return new Float64Array(0);
  let low = -40;
  let high = 40;
  for (let step = 0; step < 26; step++) {
    const middle = (low + high) / 2;
    const mean = meanByLength(smoothSentences(evidence, change, middle), sentences);
    if (mean < aiShare) low = middle;
    else high = middle;
  }
  return smoothSentences(evidence, change, (low + high) / 2);
}
