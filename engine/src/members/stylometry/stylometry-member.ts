import { logitOfClasses } from "../../learners/logistic.ts";
import { defineInputs, type NamedInputs, vectorInputs } from "../../learners/named-inputs.ts";
import { type Network, scoreNetwork } from "../../learners/network.ts";
import { contributeTrees, type ExplainableTrees, scoreTrees, TREES, type Trees } from "../../learners/trees.ts";
import { plain, record, table, type ValueOf } from "../../model-file/codec.ts";
import type { Language, PreparedText } from "../../text/prepared-text.ts";
import type { Member } from "../member.ts";
import type { Passages } from "../passages.ts";
import { featuresOf } from "./features.ts";
import { measureSentences } from "./measure-sentences.ts";
import { measureStylometry } from "./measure-stylometry.ts";

/** The network of the stylometry member, which separates classes of text. */
export interface StyleNetwork extends Network {
  /** Names of its classes; those of human text come first. */
  readonly humanClasses: readonly string[];
  readonly aiClasses: readonly string[];
}

export interface StyleFacts {
  /** `measureStylometry`. */
  readonly values: Float64Array;
  readonly words: number;
}

export interface StylometryModels {
  /** The inputs of trees and network. */
  readonly inputs: NamedInputs<StyleFacts>;
  /** By index in the feature registry: the index among the inputs, -1 if the model does not have the feature. */
  readonly places: readonly number[];
  readonly trees: ExplainableTrees;
  readonly network: StyleNetwork;
}

export interface StylometrySummary {
  /** Logit of AI against human text. */
  readonly logit: number;
  /** Logit of each class of the network against the first one. */
  readonly classes: Float64Array;
}

export interface StylometryOutputs extends StylometrySummary {
  /** By index in the feature registry, in single precision like the inputs. */
  readonly values: Float64Array;
  /** `StylometryModels.inputs`. */
  readonly inputs: Float32Array;
  /** Style of each sentence (`sentenceFeaturesOf`). */
  readonly sentences: readonly Float64Array[];
}

const STORED = record({
  /** Names of the inputs that trees and network were trained with. */
  inputs: plain<readonly string[]>(),
  trees: TREES,
  /** `ExplainableTrees.means`. */
  means: table<Float32Array>(Float32Array),
  network: record({
    knots: table<Float32Array>(Float32Array),
    levels: table<Float32Array>(Float32Array),
    weights: table<Float32Array>(Float32Array),
    sizes: plain<readonly number[]>(),
    humanClasses: plain<readonly string[]>(),
    aiClasses: plain<readonly string[]>(),
  }),
});

export const STYLOMETRY: Member<
  "stylometry",
  ValueOf<typeof STORED>,
  StylometryModels,
  StylometryOutputs,
  StylometrySummary,
  unknown
> = {
  id: "stylometry",
  stored: STORED,
  prepare: ({ inputs, trees, means, network }, language) => ({
    inputs: stylometryInputs(language).select(inputs, "stylometry member"),
    places: featurePlaces(language, inputs),
    trees: { ...trees, means },
    network,
  }),
  read: readStyle,
  summarise: ({ logit, classes }) => ({ logit, classes }),
  inputs: () => [
    ["stylometry", ({ summary }) => summary.logit],
    ["stylometry × length", ({ summary, length }) => summary.logit * length],
    ["length", ({ length }) => length],
  ],
};

/** All possible inputs of trees and network: every feature by its id, and the number of words. */
export function stylometryInputs(language: Language): NamedInputs<StyleFacts> {
  const ids = featuresOf(language).map(({ id }) => id);
  return defineInputs([
    ...vectorInputs<StyleFacts>(ids, ({ values }) => values),
    [LOG_WORDS, ({ words }) => Math.log(1 + words)],
  ]);
}

const LOG_WORDS = "log-words";

/** Names of the network's outputs: a logit for each class but the first. */
export function classInputNames({
  humanClasses,
  aiClasses,
}: Pick<StyleNetwork, "humanClasses" | "aiClasses">): string[] {
  return [...humanClasses, ...aiClasses].slice(1).map((name) => `stylometry.${name}`);
}

/** `StylometryModels.places` for a model with inputs of these names. */
function featurePlaces(language: Language, names: readonly string[]): number[] {
  const places = new Map(names.map((name, at) => [name, at]));
  return featuresOf(language).map(({ id }) => places.get(id) ?? -1);
}

/** Contribution of each feature, by its index in the registry, to the logit of the trees. */
export function styleContributions({ trees, places }: StylometryModels, { inputs }: StylometryOutputs): Float64Array {
  const byInput = new Float64Array(inputs.length);
  contributeTrees(trees, inputs, byInput);
  return Float64Array.from(places, (place) => byInput[place] ?? 0);
}

export function styleFacts(prepared: PreparedText): StyleFacts {
  return { values: measureStylometry(prepared), words: prepared.words.length };
}

function readStyle(prepared: PreparedText, models: StylometryModels, passages: Passages): StylometryOutputs {
  const facts = styleFacts(prepared);
  const inputs = models.inputs.readSingle(facts);
  const sentences = measureSentences(prepared, models.places);
  return {
    values: Float64Array.from(Float32Array.from(facts.values)),
    inputs,
    ...scoreStylometry(models.trees, models.network, inputs),
    sentences: passages.sentences.map(({ index }) => sentences[index] as Float64Array),
  };
}

/**
 * The logit is the mean of those of trees and network, which err on different texts; that of the network is the odds of
 * all AI classes against all human classes.
 */
export function scoreStylometry(trees: Trees, network: StyleNetwork, inputs: ArrayLike<number>): StylometrySummary {
  const classes = scoreNetwork(network, inputs);
  const others = network.humanClasses.length - 1;
  const byNetwork = logitOfClasses(classes.subarray(others), classes.subarray(0, others));
  return { logit: (scoreTrees(trees, inputs) + byNetwork) / 2, classes };
}
