import type { StoredLanguage } from "@geulgyeol/engine/training";
import { hashGrams, LinearNgrams, type NgramShape, type ViewKind, viewOf } from "@geulgyeol/engine/training";
import { type SparseRow, trainSparseLogistic } from "../learners/sparse-logistic.ts";
import { BucketCounter } from "./bucket-counter.ts";

export interface NgramRecipe {
  /** Names its logit among the inputs of later stages. */
  readonly name: string;
  readonly view: ViewKind;
  readonly shape: NgramShape;
  readonly foldLatin: boolean;
  /** N-grams in fewer training texts than this are not used. */
  readonly rarest: number;
  /** Inverse of the regularisation's strength, for a row of weight 1. */
  readonly cost: number;
  readonly passes: number;
  /**
   * What it is trained on: all texts, also with a noisy excerpt of each as the trees are, or passages of texts by a
   * person and an AI and of texts on the same subjects (`makePassages`).
   */
  readonly trainedOn: "texts" | "texts and excerpts" | "passages";
  /** Classes of text for which the same n-grams have additional weights; `kinds` in the model file. */
  readonly classes?: readonly ClassRecipe[];
}

/** One class of AI text, which is separated from all human texts. */
export interface ClassRecipe {
  readonly name: string;
  /** Its files in the corpora. */
  readonly files: readonly string[];
}

/** Texts with their metadata. */
export interface LabelledTexts {
  readonly texts: readonly string[];
  readonly labels: readonly number[];
  readonly weights: readonly number[];
  /** File of the corpora. */
  readonly files: readonly string[];
}

export type TrainedNgrams = StoredLanguage["members"]["ngrams"][number];

/** Steps from zero to the greatest importance; 255 would add half a megabyte to the file without a benefit. */
const IMPORTANCE_STEPS = 63;

/** Trains one linear n-gram model and quantises its tables to one byte per bucket. */
export function trainNgrams(labelled: LabelledTexts, recipe: NgramRecipe, seed: number): TrainedNgrams {
  const { texts } = labelled;
  const size = 2 ** recipe.shape.bits;
  const counter = new BucketCounter(recipe.shape);
  const frequency = new Float32Array(size);
  const present: Int32Array[] = texts.map((text) => {
    const view = hashGrams(viewOf(recipe.view, text, recipe.foldLatin), recipe.shape);
    counter.count(view, 0, view.length);
    const own = counter.touched.slice(0, counter.size);
    counter.clear();
    for (const bucket of own) frequency[bucket] = frequency[bucket] + 1;
    return own;
  });
  const importanceStep = (Math.log(1 + texts.length) + 1) / IMPORTANCE_STEPS;
  const importance = new Uint8Array(size);
  for (let bucket = 0; bucket < size; bucket++) {
    const count = frequency[bucket];
    if (count < recipe.rarest) continue;
    const idf = Math.log((1 + texts.length) / (1 + count)) + 1;
    importance[bucket] = Math.max(1, Math.round(idf / importanceStep));
  }
  const rows = present.map((own) => presenceRow(own, importance));
  const fit = (own: readonly SparseRow[], labels: readonly number[], costs: Float64Array) => {
    const { weights, bias } = trainSparseLogistic(own, labels, costs, size, recipe.passes, seed);
    return { bias, ...quantised(weights, importance, importanceStep) };
  };
  const main = fit(
    rows,
    labelled.labels,
    Float64Array.from(labelled.weights, (weight) => weight * recipe.cost),
  );
  const classes = (recipe.classes ?? []).map((own) => {
    const chosen = labelled.labels.flatMap((label, at) =>
      label === 0 || own.files.includes(labelled.files[at] as string) ? [at] : [],
    );
    const labels = chosen.map((at) => labelled.labels[at]);
    const weights = chosen.map((at) => labelled.weights[at]);
    const sparse = chosen.map((at) => rows[at] as SparseRow);
    return { name: own.name, ...fit(sparse, labels, balancedCosts(labels, weights, recipe.cost)) };
  });
  const { name, view, shape, foldLatin } = recipe;
  return {
    header: {
      name,
      view,
      shape,
      foldLatin,
      bias: main.bias,
      weightStep: main.step,
      importanceStep,
      kinds: classes.map(({ name, bias, step }) => ({ name, bias, weightStep: step })),
    },
    weights: main.weights,
    importance,
    kinds: classes.map(({ weights }) => weights),
  };
}

/** Inverse strength of regularisation of each row; both classes have equal weight and the mean is `cost`. */
function balancedCosts(labels: readonly number[], weights: readonly number[], cost: number): Float64Array {
  const sums = [0, 0];
  labels.forEach((label, at) => {
    sums[label] = sums[label] + weights[at];
  });
  return Float64Array.from(labels, (label, at) => (weights[at] * cost * labels.length) / (2 * sums[label]));
}

/** Weights of rows by which both classes count alike; their mean is 1. */
export function balancedWeights(labels: readonly number[]): number[] {
  return Array.from(
    balancedCosts(
      labels,
      labels.map(() => 1),
      1,
    ),
  );
}

/** Weight times importance of each bucket in one-byte steps. */
function quantised(
  weights: Float32Array,
  importance: Uint8Array,
  importanceStep: number,
): { weights: Int8Array; step: number } {
  const products = weights.map((weight, bucket) => weight * importance[bucket] * importanceStep);
  // The few largest weights are clipped, to keep the step fine enough for the many small ones.
  const sorted = products
    .filter((product) => product !== 0)
    .map(Math.abs)
    .sort();
  const largest = sorted.length > 0 ? sorted[Math.floor(sorted.length * 0.9995)] : 1;
  const step = largest / 127;
  return {
    weights: Int8Array.from(products, (product) => Math.max(-127, Math.min(127, Math.round(product / step)))),
    step,
  };
}

export function runnableNgrams(trained: TrainedNgrams): LinearNgrams {
  return new LinearNgrams(trained.header, trained.weights, trained.importance, trained.kinds);
}

function presenceRow(own: Int32Array, importance: Uint8Array): SparseRow {
  const buckets = own.filter((bucket) => importance[bucket] !== 0);
  const values = new Float32Array(buckets.length);
  let square = 0;
  for (let k = 0; k < buckets.length; k++) {
    const value = importance[buckets[k]];
    values[k] = value;
    square += value * value;
  }
  const norm = Math.sqrt(square) || 1;
  for (let k = 0; k < values.length; k++) values[k] = values[k] / norm;
  return { buckets, values };
}
