import { type Logistic, scoreLogistic } from "../learners/logistic.ts";
import { clamp } from "../learners/numbers.ts";
import type { MemberShape } from "../members/members.ts";
import { ngramInputNames } from "../members/ngrams/ngram-member.ts";
import type { ScoredText, SentenceOutputs } from "../members/score-members.ts";
import { SENTENCE_PLACES as STYLE } from "../members/stylometry/measure-sentences.ts";
import { type Levels, weighDivisions } from "./divisions.ts";
import { byWindow } from "./sentence-context.ts";

export interface MixedAuthorshipModel {
  /** Weight of each of `evidenceInputNames` in a sentence's own evidence. */
  readonly evidence: readonly number[];
  /** Levels of a sentence's own evidence, and of its evidence with context (`sentenceEvidence`). */
  readonly own: Levels;
  readonly contextual: Levels;
  /** Whether two sentences are by one author, with inputs `PAIR_NAMES`. */
  readonly pairs: Logistic;
}

/** Numbers of each kind of evidence, as `weighDivisions` gives them. */
export const MIXED_AUTHORSHIP_NAMES: readonly string[] = ["own", "contextual"].flatMap((kind) =>
  ["share", "spread", "over-one-author", "best-share", "over-human", "over-ai"].map(
    (name) => `mixed-authorship.${kind}.${name}`,
  ),
);
/**
 * Weights of levels and pairs, since sentences and pairs are not as independent as the sums assume. Chosen out of fold
 * (archived decision 111).
 */
const OWN = { levels: 0.5, pairs: 2 } as const;
const CONTEXTUAL = { levels: 0.3, pairs: 3 } as const;
/** Limit on the evidence of one sentence. */
const MOST_EVIDENCE = 6;

/** Inputs of a sentence's own evidence. */
export function evidenceInputNames(shape: Pick<MemberShape, "views">): string[] {
  return [...ngramInputNames(shape), "ratio"];
}

/** A sentence's own evidence: sums that grow with its length. */
export function ownEvidence({ ngrams, ratio, length }: SentenceOutputs, weights: readonly number[]): number {
  const root = Math.sqrt(length);
  let sum = (weights[ngrams.length] ?? 0) * ratio;
  for (let view = 0; view < ngrams.length; view++) sum += (weights[view] ?? 0) * (ngrams[view] ?? 0) * root;
  return sum;
}

/** The evidence of a sentence in its context, as sums that grow with the length. */
export function contextualEvidence(evidence: number, { length }: SentenceOutputs): number {
  return clamp(evidence, -MOST_EVIDENCE, MOST_EVIDENCE) * length;
}

/**
 * Measures of all divisions of a text between a person and an AI (`weighDivisions`), first with the sentences' own
 * evidence, then with `evidence`; means over the windows by length. `cohesion`, the similarity of sentences, shows
 * where an author ends.
 */
export function mixedAuthorshipInputs(
  text: Pick<ScoredText, "sentences"> & { readonly ngrams: Pick<ScoredText["ngrams"], "cohesion"> },
  evidence: Float64Array,
  model: MixedAuthorshipModel,
): Float64Array {
  const out = new Float64Array(MIXED_AUTHORSHIP_NAMES.length);
  let total = 0;
  let read = 0;
  for (const sentences of byWindow(text.sentences)) {
    const cohesion = text.ngrams.cohesion[sentences[0]?.window ?? 0] ?? new Float32Array(sentences.length ** 2);
    const own = Float64Array.from(sentences, (sentence) => ownEvidence(sentence, model.evidence));
    const contextual = Float64Array.from(sentences, (sentence, at) =>
      contextualEvidence(evidence[read + at] ?? 0, sentence),
    );
    const lengths = sentences.map(({ length }) => length);
    const pairs = pairSums(sentences, own, cohesion, model.pairs);
    const weight = lengths.reduce((sum, length) => sum + length, 0);
    const numbers = [
      ...weighDivisions(own, lengths, pairs, model.own, OWN),
      ...weighDivisions(contextual, lengths, pairs, model.contextual, CONTEXTUAL),
    ];
    numbers.forEach((value, at) => {
      out[at] = (out[at] ?? 0) + value * weight;
    });
    total += weight;
    read += sentences.length;
  }
  return total > 0 ? out.map((value) => value / total) : out;
}

/** Data of a sentence for comparison with another one. */
export interface Compared {
  readonly letters: number;
  readonly root: number;
  /** Per character. */
  readonly evidence: number;
  readonly wordLength: number;
  readonly latin: number;
  readonly commas: number;
  readonly formal: number;
  readonly polite: number;
  readonly plain: number;
}

/** Comparison data of a sentence with the given own evidence. */
export function comparedOf({ length, style }: SentenceOutputs, evidence: number): Compared {
  return {
    letters: Math.log(length),
    root: Math.sqrt(length),
    evidence: evidence / length,
    wordLength: style[STYLE["word-length"]] ?? 0,
    latin: style[STYLE["latin-words"]] ?? 0,
    commas: (style[STYLE.commas] ?? 0) / Math.max(1, style[STYLE.words] ?? 0),
    formal: style[STYLE["formal-end"]] ?? 0,
    polite: style[STYLE["polite-end"]] ?? 0,
    plain: style[STYLE["plain-end"]] ?? 0,
  };
}

/** Inputs for deciding whether one author wrote both sentences. */
export const PAIR_NAMES = [
  "cosine",
  "cosine × letters",
  "shared",
  "shared × letters",
  "letters",
  "letters-difference",
  "ending-difference",
  "same-ending",
  "evidence-difference",
  "word-length-difference",
  "latin-difference",
  "comma-difference",
] as const;

const PAIR = Object.fromEntries(PAIR_NAMES.map((name, at) => [name, at])) as Readonly<
  Record<(typeof PAIR_NAMES)[number], number>
>;

/**
 * Similarity of two sentences, and their differences in evidence and style. Writes to `out`, since a text has very many
 * pairs.
 */
export function pairInputs(a: Compared, b: Compared, cosine: number, out: Float64Array): Float64Array {
  const letters = Math.min(a.letters, b.letters);
  const root = Math.min(a.root, b.root);
  const shared = Math.sqrt(cosine);
  out[PAIR.cosine] = cosine;
  out[PAIR["cosine × letters"]] = cosine * letters;
  out[PAIR.shared] = shared;
  out[PAIR["shared × letters"]] = shared * letters;
  out[PAIR.letters] = letters;
  out[PAIR["letters-difference"]] = Math.abs(a.letters - b.letters);
  out[PAIR["ending-difference"]] =
    Math.abs(a.formal - b.formal) + Math.abs(a.polite - b.polite) + Math.abs(a.plain - b.plain);
  out[PAIR["same-ending"]] = a.formal * b.formal + a.polite * b.polite + a.plain * b.plain;
  out[PAIR["evidence-difference"]] = Math.abs(a.evidence - b.evidence) * root;
  out[PAIR["word-length-difference"]] = Math.abs(a.wordLength - b.wordLength);
  out[PAIR["latin-difference"]] = Math.abs(a.latin - b.latin);
  out[PAIR["comma-difference"]] = Math.abs(a.commas - b.commas) * Math.min(MOST_EVIDENCE, root);
  return out;
}

/** Sums over rectangles of pairs: for each pair the log odds that one author wrote both. One row and column more than sentences. */
function pairSums(
  sentences: readonly SentenceOutputs[],
  evidence: Float64Array,
  cohesion: Float32Array,
  model: Logistic,
): Float64Array {
  const count = sentences.length;
  const odds = new Float64Array(count * count);
  const compared = sentences.map((sentence, at) => comparedOf(sentence, evidence[at] ?? 0));
  const inputs = new Float64Array(PAIR_NAMES.length);
  compared.forEach((first, a) => {
    for (let b = a + 1; b < count; b++) {
      const second = compared[b];
      if (second === undefined) break;
      const value = scoreLogistic(model, pairInputs(first, second, cohesion[a * count + b] ?? 0, inputs));
      odds[a * count + b] = value;
      odds[b * count + a] = value;
    }
  });
  const width = count + 1;
  const out = new Float64Array(width * width);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const above = out[a * width + b + 1] ?? 0;
      const left = out[(a + 1) * width + b] ?? 0;
      const both = out[a * width + b] ?? 0;
      out[(a + 1) * width + b + 1] = above + left - both + (odds[a * count + b] ?? 0);
    }
  }
  return out;
}
