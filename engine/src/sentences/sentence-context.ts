import { defineInputs, type Input, type NamedInputs, vectorInputs } from "../learners/named-inputs.ts";
import { SURPRISAL_INPUTS } from "../members/language-model/measure-surprisal.ts";
import type { MemberShape } from "../members/members.ts";
import { kindInputNames, ngramInputNames } from "../members/ngrams/ngram-member.ts";
import type { ScoredText, SentenceOutputs } from "../members/score-members.ts";
import { SENTENCE_PLACES as STYLE, sentenceFeaturesOf } from "../members/stylometry/measure-sentences.ts";
import { relativeLength } from "../text/relative-length.ts";
import { PassageSignals } from "./passage-signals.ts";

/** A sentence in its window. */
export interface SentenceFacts {
  readonly signals: PassageSignals;
  readonly sentence: SentenceOutputs;
  /** Place of the sentence in the window. */
  readonly at: number;
  readonly text: SentenceText;
  /** `relativeLength` of the text. */
  readonly length: number;
}

/** The parts of a text that its sentences are judged by. */
export type SentenceText = Pick<ScoredText, "length" | "sentences" | "stylometry" | "language-model">;

/** Beyond the ends of any window; an integer, since indexes with infinity are slow. */
const FAR = 2 ** 24;

/** Passages around a sentence, as half-open ranges relative to it. */
const AROUND = {
  own: [0, 1],
  three: [-1, 2],
  five: [-2, 3],
  nine: [-4, 5],
  "with-two-before": [-2, 1],
  "with-two-after": [0, 3],
  before: [-FAR, 0],
  after: [1, FAR],
  window: [-FAR, FAR],
} as const;

const FIVE = AROUND.five;

/** Passages over which surprisal and classes of text are averaged. */
const AVERAGED = ["own", "three", "five", "window"] as const;

/** Style and surprisal of the whole text. */
const TEXT_INPUTS: readonly Input<SentenceFacts>[] = [
  ["text.stylometry", ({ text }) => text.stylometry.logit],
  ...SURPRISAL_INPUTS.map(
    ([name, read]): Input<SentenceFacts> => [`text.${name}`, ({ text }) => read(text["language-model"].measures)],
  ),
];

/**
 * Inputs of a sentence. It is too short to be judged alone, so each member's evidence is also that of the passages around it,
 * of everything before and after it, and of the whole window; its style is also that of five sentences.
 */
export function contextInputs(shape: Pick<MemberShape, "models" | "kinds" | "language">): NamedInputs<SentenceFacts> {
  const style = sentenceFeaturesOf(shape.language);
  return defineInputs<SentenceFacts>([
    ...[...ngramInputNames(shape), "language-model"].flatMap((name, signal) => signalInputs(name, signal)),
    ...vectorInputs<SentenceFacts>(
      style.map((name) => `style.${name}`),
      ({ sentence }) => sentence.style,
    ),
    ...style.map(
      (name, feature): Input<SentenceFacts> => [
        `style.${name}.five`,
        ({ signals, at }) => signals.style(feature, at + FIVE[0], at + FIVE[1]),
      ],
    ),
    ...meanInputs("surprisal", ({ signals }, from, to) => signals.surprisal(from, to)),
    ...kindInputNames(shape).flatMap((name, kind) =>
      meanInputs(name, ({ signals }, from, to) => signals.kind(kind, from, to)),
    ),
    ...TEXT_INPUTS,
    [
      "window.commas-per-word",
      ({ signals }) =>
        signals.style(STYLE.commas, 0, signals.count) / Math.max(1, signals.style(STYLE.words, 0, signals.count)),
    ],
    ["characters", ({ sentence }) => sentence.length],
    ["length", ({ length }) => length],
    [
      "position",
      ({ signals, sentence, at }) => (signals.lengthOf(0, at) + sentence.length / 2) / Math.max(1, signals.length),
    ],
    ["sentences", ({ signals }) => signals.count],
  ]);
}

function signalInputs(name: string, signal: number): Input<SentenceFacts>[] {
  const three = ({ signals, at }: SentenceFacts) => signals.evidence(signal, at - 1, at + 2);
  return [
    ...Object.entries(AROUND).map(
      ([passage, [from, to]]): Input<SentenceFacts> => [
        `${name}.${passage}`,
        ({ signals, at }) => signals.evidence(signal, at + from, at + to),
      ],
    ),
    [`${name}.three-to-mean`, (facts) => three(facts) - facts.signals.spread(signal).mean],
    [`${name}.mean`, ({ signals }) => signals.spread(signal).mean],
    [`${name}.deviation`, ({ signals }) => signals.spread(signal).deviation],
    [`${name}.highest`, ({ signals }) => signals.spread(signal).highest],
    [`${name}.lowest`, ({ signals }) => signals.spread(signal).lowest],
  ];
}

/** A mean over the passages around a sentence, and the one of five sentences against the window's. */
function meanInputs(
  name: string,
  meanOf: (facts: SentenceFacts, from: number, to: number) => number,
): Input<SentenceFacts>[] {
  return [
    ...AVERAGED.map((passage): Input<SentenceFacts> => {
      const [from, to] = AROUND[passage];
      return [`${name}.${passage}`, (facts) => meanOf(facts, facts.at + from, facts.at + to)];
    }),
    [
      `${name}.five-to-mean`,
      (facts) => meanOf(facts, facts.at + FIVE[0], facts.at + FIVE[1]) - meanOf(facts, 0, facts.signals.count),
    ],
  ];
}

/** Inputs of each sentence, in order. */
export function sentenceContext(text: SentenceText, wanted: NamedInputs<SentenceFacts>): Float32Array[] {
  const length = relativeLength(text.length);
  return byWindow(text.sentences).flatMap((own) => {
    const signals = new PassageSignals(own);
    return own.map((sentence, at) => wanted.readSingle({ signals, sentence, at, text, length }));
  });
}

/** Runs of sentences of one window. */
export function byWindow<Sentence extends { readonly window: number }>(
  sentences: readonly Sentence[],
): (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.[0]?.window === sentence.window) run.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}
