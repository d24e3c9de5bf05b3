import type { LinearNgrams, ReadView } from "../ngrams/linear-ngrams.ts";
import { firstSymbolAt } from "../ngrams/views.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { Logistic } from "./logistic.ts";
import { scoreLogistic } from "./logistic.ts";
import type { DocumentReading, Readers } from "./measure-document.ts";

/**
 * What each word (entry of `PreparedText.words`) adds to each part of the additive model: to the logit of each linear
 * n-gram model, without its bias, and at the end to the language models' mean log-likelihood ratio. What falls on spaces
 * and marks between words counts for the word before.
 */
export function partContributions(prepared: PreparedText, reading: DocumentReading, readers: Readers): Float64Array[] {
  const size = prepared.prose.length;
  const parts = readers.ngrams.map((own, at) => {
    const characters = new Float64Array(size);
    addNgrams(own, at, reading, 1, characters);
    return sumByWord(characters, prepared);
  });
  const characters = new Float64Array(size);
  addRatio(reading, 1, characters);
  parts.push(sumByWord(characters, prepared));
  return parts;
}

/** Adds to each character of the prose what the n-gram model at `at` says of it, times `weight`. */
function addNgrams(
  own: LinearNgrams,
  at: number,
  reading: DocumentReading,
  weight: number,
  characters: Float64Array,
): void {
  if (weight === 0) return;
  const view = reading.views[at] as ReadView;
  for (const window of reading.windows) {
    const factor = (weight * (window.end - window.start)) / characters.length;
    own.contribute(view, firstSymbolAt(view, window.start), firstSymbolAt(view, window.end), factor, characters);
  }
}

/** Adds to each character of the prose its part of the mean log-likelihood ratio, times `weight`. */
function addRatio({ surprisals }: DocumentReading, weight: number, characters: Float64Array): void {
  const { view, human, ai } = surprisals;
  for (let at = 0; at < view.length; at++) {
    const start = view.starts[at] as number;
    const ratio = ((human[at] as number) - (ai[at] as number)) / view.length;
    characters[start] = (characters[start] as number) + weight * ratio;
  }
}

function sumByWord(characters: Float64Array, prepared: PreparedText): Float64Array {
  const out = new Float64Array(prepared.words.length);
  if (out.length === 0) return out;
  let word = 0;
  for (let at = 0; at < characters.length; at++) {
    while (word + 1 < out.length && at >= (prepared.words[word + 1]?.proseStart ?? 0)) word++;
    out[word] = (out[word] as number) + (characters[at] as number);
  }
  return out;
}

/** What each character of the prose adds by the n-gram models, and what by the language models' ratio. */
export interface CharacterContributions {
  readonly ngrams: Float64Array;
  readonly flow: Float64Array;
}

export interface WordContributions {
  readonly contributions: Float64Array;
  readonly bias: number;
  /** Contributions and bias add up to this. */
  readonly logit: number;
  /** Taken apart only when asked, since most analyses do not explain words. */
  readonly characters: () => CharacterContributions;
}

/** Takes the logit of the additive model of members 2 and 3 apart by words. */
export function wordContributions(
  prepared: PreparedText,
  reading: DocumentReading,
  readers: Readers,
  model: Logistic,
): WordContributions {
  const ngrams = new Float64Array(prepared.prose.length);
  readers.ngrams.forEach((own, at) => {
    addNgrams(own, at, reading, model.weights[at] as number, ngrams);
  });
  const ratioWeight = model.weights[readers.ngrams.length] as number;
  const both = ngrams.slice();
  addRatio(reading, ratioWeight, both);
  const contributions = sumByWord(both, prepared);
  let bias = model.bias;
  readers.ngrams.forEach((own, at) => {
    bias += (model.weights[at] as number) * own.header.bias;
  });
  const logit = scoreLogistic(model, [...reading.ngrams, reading.surprisal[0] as number]);
  const characters = () => {
    const flow = new Float64Array(prepared.prose.length);
    addRatio(reading, ratioWeight, flow);
    return { ngrams, flow };
  };
  return { contributions, bias, logit, characters };
}
