import { defineInputs, type Input, type NamedInputs, vectorInputs } from "../learners/named-inputs.ts";
import { clamp } from "../learners/numbers.ts";
import { SURPRISAL_INPUTS } from "../members/language-model/measure-surprisal.ts";
import type { MemberShape } from "../members/members.ts";
import { kindInputNames, ngramInputNames } from "../members/ngrams/ngram-member.ts";
import type { ScoredText } from "../members/score-members.ts";
import { SENTENCE_PLACES as STYLE } from "../members/stylometry/measure-sentences.ts";
import type { SentenceFindings } from "../sentences/sentence-findings.ts";
import { SUMMARY_NAMES } from "../sentences/sentence-summary.ts";
import { relativeLength } from "../text/relative-length.ts";

/** The facts from which the document is judged. */
export interface DocumentFacts {
  readonly text: ScoredText;
  readonly sentences: SentenceFindings;
  /** `relativeLength` of the text. */
  readonly length: number;
  /** Whether punctuation and spaces are reliable. */
  readonly marks: MarksAndSpaces;
}

interface MarksAndSpaces {
  readonly commasPerWord: number;
  /** 1 if the text has no comma, else 0. */
  readonly commaless: number;
  readonly charactersPerWord: number;
}

/** Also contains the combined logit. */
export interface CombinedFacts extends DocumentFacts {
  readonly combined: number;
}

export function documentFacts(text: ScoredText, sentences: SentenceFindings): DocumentFacts {
  return { text, sentences, length: relativeLength(text.length), marks: marksAndSpaces(text.sentences) };
}

function marksAndSpaces(sentences: ScoredText["sentences"]): MarksAndSpaces {
  let words = 0;
  let characters = 0;
  let commas = 0;
  for (const { style } of sentences) {
    words += style[STYLE.words] ?? 0;
    characters += style[STYLE.characters] ?? 0;
    commas += style[STYLE.commas] ?? 0;
  }
  if (words === 0) return { commasPerWord: 0, commaless: 1, charactersPerWord: 0 };
  return {
    commasPerWord: Math.min(0.3, commas / words),
    commaless: commas === 0 ? 1 : 0,
    charactersPerWord: Math.min(12, characters / words),
  };
}

/** A member's part and a function that reads its logit. */
type Part = readonly [name: string, logit: (text: ScoredText) => number];

const STYLOMETRY: Part = ["stylometry", (text) => text.stylometry.logit];

function ngramParts(shape: Pick<MemberShape, "models">): Part[] {
  return ngramInputNames(shape).map((name, at): Part => [name, (text) => text.ngrams.logits[at] ?? 0]);
}

/** Names of the logits of the members' parts. */
export function partNames(shape: Pick<MemberShape, "models">): string[] {
  return [...ngramParts(shape), STYLOMETRY].map(([name]) => name);
}

const RATIO = "language-model.log-likelihood-ratio";

/** Inputs from the language models, with the length, on which their meaning depends. */
export const LANGUAGE_MODEL_NAMES: readonly string[] = [
  "length",
  ...SURPRISAL_INPUTS.flatMap(([name]) => (name === RATIO ? [name, `${name} × length`] : [name])),
];

/**
 * Logits of the members' parts, each also multiplied by the relative length; reliability of punctuation and spaces;
 * sentences; classes of n-grams. In texts without commas, parts that read commas may have other weights.
 */
function sharedInputs<Facts extends DocumentFacts>(shape: MemberShape): Input<Facts>[] {
  const ngrams = ngramParts(shape);
  const full = ngrams[shape.models.indexOf("full")];
  return [
    ["length", ({ length }) => length],
    ...[...ngrams, STYLOMETRY].flatMap(([name, logit]): Input<Facts>[] => [
      [name, ({ text }) => limited(logit(text))],
      [`${name} × length`, ({ text, length }) => limited(logit(text)) * length],
    ]),
    ...SURPRISAL_INPUTS.flatMap(([name, read]): Input<Facts>[] => {
      const plain: Input<Facts> = [name, ({ text }) => read(text["language-model"].measures)];
      return name === RATIO ? [plain, [`${name} × length`, (facts) => plain[1](facts) * facts.length]] : [plain];
    }),
    ["commas-per-word", ({ marks }) => marks.commasPerWord],
    ["commaless", ({ marks }) => marks.commaless],
    ["characters-per-word", ({ marks }) => marks.charactersPerWord],
    ...[full, STYLOMETRY].flatMap((part): Input<Facts>[] =>
      part === undefined ? [] : [[`commaless × ${part[0]}`, ({ text, marks }) => marks.commaless * part[1](text)]],
    ),
    ...vectorInputs<Facts>(SUMMARY_NAMES, ({ sentences }) => sentences.summary),
    ...kindInputNames(shape).map((name, at): Input<Facts> => [name, ({ text }) => limited(text.ngrams.kinds[at] ?? 0)]),
  ];
}

/** Possible inputs of the combiner. */
export function combinerInputs(shape: MemberShape): NamedInputs<DocumentFacts> {
  return defineInputs([
    ...sharedInputs<DocumentFacts>(shape),
    ...shape.classes.map(
      (name, at): Input<DocumentFacts> => [name, ({ text }) => limited(text.stylometry.classes[at] ?? 0)],
    ),
  ]);
}

/** Possible inputs for telling the outcomes apart: the combined logit and its inputs. */
export function outcomeInputs(shape: MemberShape): NamedInputs<CombinedFacts> {
  return defineInputs([["combined", ({ combined }) => combined], ...sharedInputs<CombinedFacts>(shape)]);
}

function limited(logit: number): number {
  return clamp(logit, -9, 9);
}
