import type { Logistic } from "../../learners/logistic.ts";
import { scoreLogistic } from "../../learners/logistic.ts";
import type { MemberShape } from "../../members/members.ts";
import type { LinearNgrams } from "../../members/ngrams/linear-ngrams.ts";
import { ngramInputNames } from "../../members/ngrams/ngram-member.ts";
import type { ReadView } from "../../members/ngrams/read-view.ts";
import { firstSymbolAt } from "../../members/ngrams/views.ts";
import type { MemberOutputs } from "../../members/score-members.ts";
import type { PreparedText } from "../../text/prepared-text.ts";

/** Inputs of the additive word model: one number per view, then the language models' ratio. */
export function wordInputNames(shape: Pick<MemberShape, "models">): string[] {
  return [...ngramInputNames(shape), "language-model.log-likelihood-ratio"];
}

/** Inputs of a word's probability: its contribution times the number of words, and the logit of its sentence. */
export const WORD_SCALE_INPUTS = ["contribution", "sentence"] as const;

/**
 * Contribution of each of `PreparedText.words` to the logit of each n-gram model, without its bias, and at the end to
 * the language models' mean log-likelihood ratio. Spaces and punctuation count for the preceding word.
 */
export function partContributions(
  prepared: PreparedText,
  outputs: MemberOutputs,
  ngramModels: readonly LinearNgrams[],
): Float64Array[] {
  const size = prepared.prose.length;
  const parts = ngramModels.map((own, at) => {
    const characters = new Float64Array(size);
    addNgrams(own, at, outputs, 1, characters);
    return sumByWord(characters, prepared);
  });
  const characters = new Float64Array(size);
  addRatio(outputs, 1, characters);
  parts.push(sumByWord(characters, prepared));
  return parts;
}

/** Adds the contributions of the n-gram model at `at`, times `weight`, to each character of the prose. */
function addNgrams(
  own: LinearNgrams,
  at: number,
  outputs: MemberOutputs,
  weight: number,
  characters: Float64Array,
): void {
  if (weight === 0) return;
  const view = outputs.ngrams.views[at] as ReadView;
  outputs.windows.forEach(({ start, end }, window) => {
    const square = outputs.ngrams.windows[window]?.[at]?.square ?? 0;
    const range = { from: firstSymbolAt(view, start), to: firstSymbolAt(view, end), square };
    own.contribute(view, range, (weight * (end - start)) / characters.length, characters);
  });
}

/** Adds the parts of the mean log-likelihood ratio, times `weight`, to each character of the prose. */
function addRatio({ "language-model": { surprisals } }: MemberOutputs, weight: number, characters: Float64Array): void {
  const { view, human, ai } = surprisals;
  for (let at = 0; at < view.length; at++) {
    const start = view.starts[at];
    const ratio = (human[at] - ai[at]) / view.length;
    characters[start] = characters[start] + weight * ratio;
  }
}

function sumByWord(characters: Float64Array, prepared: PreparedText): Float64Array {
  const out = new Float64Array(prepared.words.length);
  if (out.length === 0) return out;
  let word = 0;
  for (let at = 0; at < characters.length; at++) {
    while (word + 1 < out.length && at >= (prepared.words[word + 1]?.proseStart ?? 0)) word++;
    out[word] = out[word] + characters[at];
  }
  return out;
}

/** Contribution of each character of the prose by the n-gram models, and by the language models' ratio. */
export interface CharacterContributions {
  readonly ngrams: Float64Array;
  readonly flow: Float64Array;
}

export interface WordContributions {
  readonly contributions: Float64Array;
  readonly bias: number;
  /** Contributions and bias add up to this. */
  readonly logit: number;
  /** Computed on demand, since most analyses do not explain words. */
  readonly characters: () => CharacterContributions;
}

/** Splits the logit of the additive model of language models and n-grams by word. */
export function wordContributions(
  prepared: PreparedText,
  outputs: MemberOutputs,
  ngramModels: readonly LinearNgrams[],
  model: Logistic,
): WordContributions {
  const ngrams = new Float64Array(prepared.prose.length);
  ngramModels.forEach((own, at) => {
    addNgrams(own, at, outputs, model.weights[at], ngrams);
  });
  const ratioWeight = model.weights[ngramModels.length];
  const both = ngrams.slice();
  addRatio(outputs, ratioWeight, both);
  const contributions = sumByWord(both, prepared);
  let bias = model.bias;
  ngramModels.forEach((own, at) => {
    bias += model.weights[at] * own.header.bias;
  });
  const logit = scoreLogistic(model, [...outputs.ngrams.logits, outputs["language-model"].measures.logLikelihoodRatio]);
  const characters = () => {
    const flow = new Float64Array(prepared.prose.length);
    addRatio(outputs, ratioWeight, flow);
    return { ngrams, flow };
  };
  return { contributions, bias, logit, characters };
}
