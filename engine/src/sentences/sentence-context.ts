import { GroupedInputs, type InputGroup } from "../learners/grouped-inputs.ts";
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

const PASSAGES = Object.values(AROUND);
const FIVE = AROUND.five;

/** Passages over which surprisal and classes of text are averaged. */
const AVERAGED = ["own", "three", "five", "window"] as const;

/** Style and surprisal of the whole text. */
const TEXT_INPUTS: InputGroup<SentenceFacts> = {
  names: ["text.stylometry", ...SURPRISAL_INPUTS.map(([name]) => `text.${name}`)],
  fill({ text }, out, at) {
    out[at] = text.stylometry.logit;
    for (let k = 0; k < SURPRISAL_INPUTS.length; k++) {
      const [, read] = SURPRISAL_INPUTS[k] as (typeof SURPRISAL_INPUTS)[number];
      out[at + 1 + k] = read(text["language-model"].measures);
    }
  },
};

/** Place and size of the sentence and its window. */
const PLACE_INPUTS: InputGroup<SentenceFacts> = {
  names: ["window.commas-per-word", "characters", "length", "position", "sentences"],
  fill({ signals, sentence, at: place, length }, out, at) {
    const { count } = signals;
    out[at] = signals.style(STYLE.commas, 0, count) / Math.max(1, signals.style(STYLE.words, 0, count));
    out[at + 1] = sentence.length;
    out[at + 2] = length;
    out[at + 3] = (signals.lengthOf(0, place) + sentence.length / 2) / Math.max(1, signals.length);
    out[at + 4] = count;
  },
};

/**
 * Inputs of a sentence. It is too short to be judged alone, so each member's evidence is also that of the passages around it,
 * of everything before and after it, and of the whole window; its style is also that of five sentences.
 */
export function contextInputs(shape: Pick<MemberShape, "models" | "kinds" | "language">): GroupedInputs<SentenceFacts> {
  const style = sentenceFeaturesOf(shape.language);
  return new GroupedInputs<SentenceFacts>([
    ...[...ngramInputNames(shape), "language-model"].map(signalInputs),
    {
      names: style.map((name) => `style.${name}`),
      fill: ({ sentence }, out, at) => out.set(sentence.style, at),
    },
    {
      names: style.map((name) => `style.${name}.five`),
      fill({ signals, at: place }, out, at) {
        for (let feature = 0; feature < style.length; feature++) {
          out[at + feature] = signals.style(feature, place + FIVE[0], place + FIVE[1]);
        }
      },
    },
    meanInputs("surprisal", ({ signals }, from, to) => signals.surprisal(from, to)),
    ...kindInputNames(shape).map((name, kind) =>
      meanInputs(name, ({ signals }, from, to) => signals.kind(kind, from, to)),
    ),
    TEXT_INPUTS,
    PLACE_INPUTS,
  ]);
}

/** The evidence of one signal in the passages around a sentence, and its spread in the window. */
function signalInputs(name: string, signal: number): InputGroup<SentenceFacts> {
  const spread = ["three-to-mean", "mean", "deviation", "highest", "lowest"];
  return {
    names: [...Object.keys(AROUND), ...spread].map((passage) => `${name}.${passage}`),
    fill({ signals, at: place }, out, at) {
      let next = at;
      for (const [from, to] of PASSAGES) out[next++] = signals.evidence(signal, place + from, place + to);
      const { mean, deviation, highest, lowest } = signals.spread(signal);
      out[next++] = signals.evidence(signal, place - 1, place + 2) - mean;
      out[next++] = mean;
      out[next++] = deviation;
      out[next++] = highest;
      out[next] = lowest;
    },
  };
}

/** A mean over the passages around a sentence, and the one of five sentences against the window's. */
function meanInputs(
  name: string,
  meanOf: (facts: SentenceFacts, from: number, to: number) => number,
): InputGroup<SentenceFacts> {
  return {
    names: [...AVERAGED, "five-to-mean"].map((passage) => `${name}.${passage}`),
    fill(facts, out, at) {
      let next = at;
      for (const passage of AVERAGED) {
        const [from, to] = AROUND[passage];
        out[next++] = meanOf(facts, facts.at + from, facts.at + to);
      }
      const five = meanOf(facts, facts.at + FIVE[0], facts.at + FIVE[1]);
      out[next] = five - meanOf(facts, 0, facts.signals.count);
    },
  };
}

/** Inputs of each sentence, in order; parts of one array, since allocating one for each sentence takes longer than filling it. */
export function sentenceContext(text: SentenceText, wanted: GroupedInputs<SentenceFacts>): Float32Array[] {
  const length = relativeLength(text.length);
  const size = wanted.names.length;
  const all = new Float32Array(text.sentences.length * size);
  let start = 0;
  return byWindow(text.sentences).flatMap((own) => {
    const signals = new PassageSignals(own);
    return own.map((sentence, at) => {
      const row = all.subarray(start, start + size);
      start += size;
      return wanted.readSingle({ signals, sentence, at, text, length }, row);
    });
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
