import { type Input, vectorInputs } from "../../learners/named-inputs.ts";
import { list, plain, record, table, type ValueOf } from "../../model-file/codec.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import type { CalibratedFacts, Member } from "../member.ts";
import type { Passages } from "../passages.ts";
import type { Window } from "../windows.ts";
import { LinearNgrams, type LinearNgramsHeader, type ReadView } from "./linear-ngrams.ts";
import { firstSymbolAt } from "./views.ts";

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
  const views = models.map((model) => model.view(prose));
  const own = models.map((model, at) => ({ model, view: views[at] as ReadView }));
  const classed = own.filter(({ model }) => model.header.kinds.length > 0);
  const range = (view: ReadView, { start, end }: Window) =>
    [firstSymbolAt(view, start), firstSymbolAt(view, end)] as const;
  const logits = Float64Array.from(own, ({ model, view }) => {
    let sum = 0;
    for (const window of passages.windows) {
      sum += model.score(view, ...range(view, window)) * (window.end - window.start);
    }
    return prose.length > 0 ? sum / prose.length : model.header.bias;
  });
  return {
    views,
    logits,
    kinds: Float64Array.from(
      own.flatMap(({ model, view }) => meanOfKinds(model, view, passages.windows, prose.length)),
    ),
    sentences: passages.sentences.map((sentence) =>
      Float64Array.from(
        own.flatMap(({ model, view }) => {
          const { sum, square } = model.weigh(view, ...range(view, sentence));
          return [sum, square];
        }),
      ),
    ),
    sentenceKinds: passages.sentences.map((sentence) =>
      Float64Array.from(classed.flatMap(({ model, view }) => [...model.scoreKinds(view, ...range(view, sentence))])),
    ),
  };
}

function meanOfKinds(model: LinearNgrams, view: ReadView, windows: readonly Window[], length: number): number[] {
  const { kinds } = model.header;
  if (kinds.length === 0) return [];
  if (length === 0) return kinds.map(({ bias }) => bias);
  const sums = kinds.map(() => 0);
  for (const { start, end } of windows) {
    const logits = model.scoreKinds(view, firstSymbolAt(view, start), firstSymbolAt(view, end));
    logits.forEach((logit, kind) => {
      sums[kind] = sums[kind] + (logit * (end - start)) / length;
    });
  }
  return sums;
}
