import {
  comparedOf,
  contextualEvidence,
  evidenceInputNames,
  type Level,
  type Levels,
  type MemberShape,
  mixedAuthorshipInputs,
  ownEvidence,
  PAIR_NAMES,
  pairInputs,
  type SentenceOutputs,
  type StoredMixedAuthorship,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import type { ReadVariant } from "./fold-job.ts";

/**
 * Only one of this many sentences of a whole text is used to fit the evidence weights, since neighbours are similar.
 */
const EVERY = 4;
/** Sampled sentence pairs per spliced text. */
const PAIRS = 6;
/** Sentences shorter than this have less weight. */
const FULL_LENGTH = 40;

/**
 * Fits the division of a text between two authors, on texts that no member was trained on. `evidence` is that of each
 * text's sentences.
 */
export function fitMixedAuthorship(
  read: readonly ReadVariant[],
  evidence: readonly Float64Array[],
  shape: MemberShape,
): StoredMixedAuthorship {
  const weights = fitEvidence(read);
  const own = levelsOf(read, (at) => read[at]?.sentences.map((sentence) => ownEvidence(sentence, weights)) ?? []);
  const contextual = levelsOf(
    read,
    (at) => read[at]?.sentences.map((sentence, k) => contextualEvidence(evidence[at]?.[k] ?? 0, sentence)) ?? [],
  );
  return {
    evidence: { inputs: evidenceInputNames(shape), weights },
    own,
    contextual,
    pairs: { inputs: PAIR_NAMES, ...fitPairs(read, weights) },
  };
}

/** Outputs of the fitted model for each text. */
export function mixedAuthorshipOf(
  read: readonly ReadVariant[],
  evidence: readonly Float64Array[],
  { evidence: { weights }, own, contextual, pairs }: StoredMixedAuthorship,
): Float64Array[] {
  const model = { evidence: weights, own, contextual, pairs };
  return read.map((variant, at) => mixedAuthorshipInputs(variant, evidence[at] ?? new Float64Array(0), model));
}

/**
 * Weight of each part in a sentence's own evidence: logistic regression on sums divided by the square root of the
 * length.
 */
function fitEvidence(read: readonly ReadVariant[]): number[] {
  const inputs: number[][] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  read.forEach(({ kind, share, sentences }, at) => {
    if (kind !== "whole") return;
    sentences.forEach(({ ngrams, ratio, length }, k) => {
      if ((k + at) % EVERY !== 0) return;
      inputs.push([...ngrams, ratio / Math.sqrt(length)]);
      labels.push(share);
      weights.push(Math.min(1, length / FULL_LENGTH) / Math.sqrt(sentences.length));
    });
  });
  return [...trainDenseLogistic(inputs, labels, weights, 1).weights];
}

/** Mean and variances of the evidence per character in whole texts of either class, by moments. */
function levelsOf(read: readonly ReadVariant[], evidenceOf: (at: number) => readonly number[]): Levels {
  const levelOf = (share: 0 | 1): Level => {
    const texts: { readonly mean: number; readonly length: number }[] = [];
    let scatter = 0;
    let free = 0;
    read.forEach(({ kind, share: own, sentences }, at) => {
      if (kind !== "whole" || own !== share || sentences.length === 0) return;
      const evidence = evidenceOf(at);
      const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
      const mean = evidence.reduce((sum, value) => sum + value, 0) / length;
      texts.push({ mean, length });
      sentences.forEach((sentence, k) => {
        scatter += (evidence[k] / sentence.length - mean) ** 2 * sentence.length;
      });
      free += sentences.length - 1;
    });
    const within = scatter / free;
    const mean = texts.reduce((sum, text) => sum + text.mean, 0) / texts.length;
    const spread = texts.reduce((sum, text) => sum + (text.mean - mean) ** 2 - within / text.length, 0) / texts.length;
    return { mean, between: Math.max(LEAST_SPREAD, spread), within };
  };
  return { human: levelOf(0), ai: levelOf(1) };
}

const LEAST_SPREAD = 1e-9;

/** Whether one writer wrote two sentences: logistic regression on pairs of spliced texts. */
function fitPairs(read: readonly ReadVariant[], weights: readonly number[]) {
  const random = seededRandom(PAIRS);
  const inputs: Float64Array[] = [];
  const labels: number[] = [];
  for (const {
    kind,
    sentences,
    sentenceShares,
    ngrams: { cohesion },
  } of read) {
    const count = sentences.length;
    if (kind !== "splice" || count < 2 || cohesion.length !== 1) continue;
    const compared = (at: number) => {
      const sentence = sentences[at] as SentenceOutputs;
      return comparedOf(sentence, ownEvidence(sentence, weights));
    };
    const byAi = (at: number) => sentenceShares[at] > 0.5;
    for (let k = 0; k < PAIRS; k++) {
      const a = Math.floor(random() * count);
      const b = (a + 1 + Math.floor(random() * (count - 1))) % count;
      const cosine = (cohesion[0] as Float32Array)[a * count + b];
      inputs.push(pairInputs(compared(a), compared(b), cosine, new Float64Array(PAIR_NAMES.length)));
      labels.push(byAi(a) === byAi(b) ? 1 : 0);
    }
  }
  return trainDenseLogistic(inputs, labels, new Float64Array(labels.length).fill(1), 1);
}
