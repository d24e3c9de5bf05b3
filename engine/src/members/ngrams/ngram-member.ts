import { type Input, vectorInputs } from "../../learners/named-inputs.ts";
import { list, plain, record, table, type ValueOf } from "../../model-file/codec.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import type { CalibratedFacts, Member } from "../member.ts";
import type { Passages } from "../passages.ts";
import type { Window } from "../windows.ts";
import { LinearNgrams, type LinearNgramsHeader, type WeighedRange } from "./linear-ngrams.ts";
import type { NumberedView } from "./number-grams.ts";
import type { ReadView } from "./read-view.ts";
import { firstSymbolAt, viewOf } from "./views.ts";

/** The trained n-gram models of a language. */
export interface NgramModels {
  readonly models: readonly LinearNgrams[];
}

export interface NgramSummary {
  /** Mean logit of each model over the windows, by length. */
  readonly logits: Float64Array;
  /** Mean logit over the windows, weighted by length, for each class of text that the models separate. */
  readonly kinds: Float64Array;
}

export interface NgramOutputs extends NgramSummary {
  readonly views: readonly ReadView[];
  /** For each window: the evidence of each model. */
  readonly windows: readonly (readonly WeighedRange[])[];
  /** For each sentence: sum and square of each model's evidence (`WeighedRange`), one after another. */
  readonly sentences: readonly Float64Array[];
  /** For each sentence: logit of each class of text. */
  readonly sentenceKinds: readonly Float64Array[];
}

/** The properties that determine the names of the member's outputs. */
export interface NgramOutputNames {
  /** Name of each model. */
  readonly models: readonly string[];
  /** Names of the text classes, in the order of the models. */
  readonly kinds: readonly string[];
}

type Facts = CalibratedFacts<NgramSummary>;

const STORED = list(
  record({
    header: plain<LinearNgramsHeader>(),
    weights: table<Int8Array>(Int8Array),
    importance: table<Uint8Array>(Uint8Array),
    kinds: list(table<Int8Array>(Int8Array)),
  }),
);

export const NGRAMS: Member<
  "ngrams",
  ValueOf<typeof STORED>,
  NgramModels,
  NgramOutputs,
  NgramSummary,
  NgramOutputNames
> = {
  id: "ngrams",
  stored: STORED,
  prepare: (stored) => ({
    models: stored.map(
      ({ header, weights, importance, kinds }) => new LinearNgrams(header, weights, importance, kinds),
    ),
  }),
  read: readNgrams,
  summarise: ({ logits, kinds }) => ({ logits, kinds }),
  inputs: (shape) => {
    const names = ngramInputNames(shape);
    return [
      ...vectorInputs<Facts>(names, ({ summary }) => summary.logits),
      ...names.map(
        (name, at): Input<Facts> => [`${name} × length`, ({ summary, length }) => (summary.logits[at] ?? 0) * length],
      ),
      ["length", ({ length }) => length],
    ];
  },
};

export function ngramInputNames({ models }: Pick<NgramOutputNames, "models">): string[] {
  return models.map((name) => `ngrams.${name}`);
}

export function kindInputNames({ kinds }: Pick<NgramOutputNames, "kinds">): string[] {
  return kinds.map((kind) => `kinds.${kind}`);
}

function readNgrams({ prose }: PreparedText, { models }: NgramModels, passages: Passages): NgramOutputs {
  const numbered = numberedViews(prose, models);
  const own = models.map((model, at) => ({ model, view: model.read(numbered[at] as NumberedView) }));
  const weighAll = ({ start, end }: Window) =>
    own.map(({ model, view }) => model.weigh(view, firstSymbolAt(view, start), firstSymbolAt(view, end)));
  const sentences = passages.sentences.map(weighAll);
  const windows = passages.windows.map(weighAll);
  return {
    views: own.map(({ view }) => view),
    windows,
    ...meanOfWindows(models, windows, passages.windows),
    sentences: sentences.map(sumsOf),
    sentenceKinds: sentences.map(kindsOf),
  };
}

/** The numbered n-grams for each model; models that count the same n-grams share them. */
function numberedViews(prose: string, models: readonly LinearNgrams[]): NumberedView[] {
  const views: NumberedView[] = [];
  models.forEach((model, at) => {
    const { view, foldLatin } = model.header;
    const like = models.findIndex((other) => model.canShare(other));
    views.push(like < at ? (views[like] as NumberedView) : model.number(viewOf(view, prose, foldLatin)));
  });
  return views;
}

function sumsOf(parts: readonly WeighedRange[]): Float64Array {
  const out = new Float64Array(2 * parts.length);
  parts.forEach(({ sum, square }, at) => {
    out[2 * at] = sum;
    out[2 * at + 1] = square;
  });
  return out;
}

/** The logits of all models' classes, one after another. */
function kindsOf(parts: readonly WeighedRange[]): Float64Array {
  const out = new Float64Array(parts.reduce((count, { kinds }) => count + kinds.length, 0));
  let at = 0;
  for (const { kinds } of parts) {
    out.set(kinds, at);
    at += kinds.length;
  }
  return out;
}

/** Logits of the models and of the classes of text: means over the windows, by length. */
function meanOfWindows(
  models: readonly LinearNgrams[],
  weighed: readonly (readonly WeighedRange[])[],
  windows: readonly Window[],
): NgramSummary {
  const mean = (logitsOf: (parts: readonly WeighedRange[]) => ArrayLike<number>) => {
    const logits = weighed.map(logitsOf);
    return Float64Array.from(logits[0] ?? [], (_, at) =>
      meanByLength(
        logits.map((own) => own[at]),
        windows,
      ),
    );
  };
  return {
    logits: mean((parts) => parts.map((part, at) => (models[at] as LinearNgrams).logitOf(part))),
    kinds: mean(kindsOf),
  };
}

function meanByLength(values: readonly number[], windows: readonly Window[]): number {
  let sum = 0;
  let length = 0;
  windows.forEach(({ start, end }, at) => {
    sum += values[at] * (end - start);
    length += end - start;
  });
  return length > 0 ? sum / length : values[0];
}
