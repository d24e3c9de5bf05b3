import {
  type MemberShape,
  type NamedLogistic,
  WORD_SCALE_INPUTS,
  wordInputNames,
  wordInputs,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import type { ReadVariant } from "./fold-job.ts";

/** The linear model by which words are explained. A part with the wrong sign is left out. */
export function fitWords<Text extends ReadVariant>(
  texts: readonly Text[],
  shape: MemberShape,
  weightOf: (text: Text) => number,
): NamedLogistic {
  const rows = texts.map((text) => [...text.ngrams.logits, text["language-model"].measures.logLikelihoodRatio]);
  const shares = texts.map(({ share }) => share);
  const weights = texts.map(weightOf);
  const names = wordInputNames(shape);
  let asked = names.map((_, part) => part);
  for (;;) {
    const kept = asked;
    const fitted = trainDenseLogistic(
      rows.map((row) => kept.map((part) => row[part] ?? 0)),
      shares,
      weights,
      1,
    );
    asked = kept.filter((_, at) => (fitted.weights[at] ?? 0) > 0);
    if (asked.length < kept.length && asked.length > 0) continue;
    const out = names.map(() => 0);
    kept.forEach((part, at) => {
      out[part] = Math.max(0, fitted.weights[at] ?? 0);
    });
    return { inputs: names, bias: fitted.bias, weights: out };
  }
}

/**
 * Minimum weight of a word's own contribution relative to its sentence's logit, so that it never lowers the word's
 * colour.
 */
const LEAST_CONTRIBUTION = 0.25;

/**
 * Probability of a word from its contribution and its sentence's probability. The weight of the contribution is fitted
 * alone, since together with the sentence's probability, which has the same contributions, it could become negative.
 */
export function fitWordScale(
  read: readonly ReadVariant[],
  model: NamedLogistic,
  sentences: readonly Float64Array[],
): NamedLogistic {
  const inputs: [contribution: number, sentence: number][] = [];
  const shares: number[] = [];
  const weights: number[] = [];
  read.forEach((variant, at) => {
    const around = sentences[at];
    if (variant.kind === "crop" || around === undefined) return;
    for (const { parts, sentence } of variant.words) {
      let contribution = 0;
      parts.forEach((part, k) => {
        contribution += (model.weights[k] ?? 0) * part;
      });
      inputs.push(wordInputs(contribution, 1, around[sentence] ?? 0));
      shares.push(variant.sentenceShares[sentence] ?? 0);
      weights.push(variant.weight);
    }
  });
  const fitOne = (input: (row: [contribution: number, sentence: number]) => number) => {
    const { bias, weights: own } = trainDenseLogistic(
      inputs.map((row) => [input(row)]),
      shares,
      weights,
      1,
    );
    return { bias, weight: own[0] ?? 0 };
  };
  const alone = Math.max(LEAST_CONTRIBUTION, fitOne(([contribution]) => contribution).weight);
  const together = fitOne(([contribution, sentence]) => alone * contribution + sentence);
  return { inputs: WORD_SCALE_INPUTS, bias: together.bias, weights: [together.weight * alone, together.weight] };
}
