import { defineInputs, type Input, type NamedInputs, vectorInputs } from "../learners/named-inputs.ts";
import { clamp } from "../learners/numbers.ts";
import { SURPRISAL_INPUTS } from "../members/language-model/measure-surprisal.ts";
import type { MemberShape } from "../members/members.ts";
import { kindInputNames, ngramInputNames } from "../members/ngrams/ngram-member.ts";
import type { ViewKind } from "../members/ngrams/views.ts";
import type { ScoredText } from "../members/score-members.ts";
import { SENTENCE_PLACES as STYLE } from "../members/stylometry/measure-sentences.ts";
import { MIXED_AUTHORSHIP_NAMES } from "../sentences/mixed-authorship.ts";
import type { SentenceFindings } from "../sentences/sentence-findings.ts";
import { SUMMARY_NAMES } from "../sentences/sentence-summary.ts";
import { relativeLength } from "../text/relative-length.ts";

/** What the document is judged by. */
export interface DocumentFacts {
  readonly text: ScoredText;
  readonly sentences: SentenceFindings;
  /** `relativeLength` of the text. */
  readonly length: number;
  /** Whether what the marks and spaces say can be trusted. */
  readonly marks: MarksAndSpaces;
}

interface MarksAndSpaces {
  readonly commasPerWord: number;
  /** 1 where no comma stands, else 0. */
  readonly commaless: number;
  readonly charactersPerWord: number;
}

/** With the logit that the combiner made of the facts. */
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

/** A member's part and how its logit is read. */
type Part = readonly [name: string, logit: (text: ScoredText) => number];

const STYLOMETRY: Part = ["stylometry", (text) => text.stylometry.logit];

function ngramParts(shape: Pick<MemberShape, "views">): Part[] {
  return ngramInputNames(shape).map((name, at): Part => [name, (text) => text.ngrams.logits[at] ?? 0]);
}

/** The logits of the members' parts. */
export function partNames(shape: Pick<MemberShape, "views">): string[] {
  return [...ngramParts(shape), STYLOMETRY].map(([name]) => name);
}

const RATIO = "language-model.log-likelihood-ratio";

/** What the language models say, with the length, by which it is to be read. */
export const LANGUAGE_MODEL_NAMES: readonly string[] = [
  "length",
  ...SURPRISAL_INPUTS.flatMap(([name]) => (name === RATIO ? [name, `${name} × length`] : [name])),
];

/**
 * Logits of the members' parts, each also times the relative length; how far marks and spaces can be trusted; sentences; classes of
 * n-grams. Without commas the parts that see them may count differently.
 */
function sharedInputs<Facts extends DocumentFacts>(shape: MemberShape): Input<Facts>[] {
  const ngrams = ngramParts(shape);
  const full = ngrams[shape.views.indexOf("full")];
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
    ["sentences.share-logit", ({ sentences }) => sentences.share],
    ...kindInputNames(shape).map((name, at): Input<Facts> => [name, ({ text }) => limited(text.ngrams.kinds[at] ?? 0)]),
  ];
}

/** What the combiner may be asked with. */
export function combinerInputs(shape: MemberShape): NamedInputs<DocumentFacts> {
  return defineInputs([
    ...sharedInputs<DocumentFacts>(shape),
    ...shape.classes.map(
      (name, at): Input<DocumentFacts> => [name, ({ text }) => limited(text.stylometry.classes[at] ?? 0)],
    ),
  ]);
}

/** What the calibration may be asked with: the combined logit, what it was made of, and what mixed authorship says. */
export function calibrationInputs(shape: MemberShape): NamedInputs<CombinedFacts> {
  return defineInputs([
    ["combined", ({ combined }) => combined],
    ...sharedInputs<CombinedFacts>(shape),
    ...vectorInputs<CombinedFacts>(MIXED_AUTHORSHIP_NAMES, ({ sentences }) => sentences.mixedAuthorship),
  ]);
}

/** Views that see letters alone. */
const PUNCTUATION_FREE: readonly ViewKind[] = ["blind", "word"];

/** Inputs of the probability without marks and spaces: the views that see letters alone, and the length. */
export function punctuationFreeInputs(shape: Pick<MemberShape, "views">): NamedInputs<DocumentFacts> {
  const parts = ngramParts(shape).filter((_, at) => PUNCTUATION_FREE.includes(shape.views[at] ?? "full"));
  return defineInputs([
    ["length", ({ length }) => length],
    ...parts.flatMap(([name, logit]): Input<DocumentFacts>[] => [
      [name, ({ text }) => logit(text)],
      [`${name} × length`, ({ text, length }) => logit(text) * length],
    ]),
  ]);
}

function limited(logit: number): number {
  return clamp(logit, -9, 9);
}
