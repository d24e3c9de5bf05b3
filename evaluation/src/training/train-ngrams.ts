import { hashGrams, type NgramShape } from "@geulgyeol/engine/ngrams/hash-grams.ts";
import { LinearNgrams, type LinearNgramsHeader } from "@geulgyeol/engine/ngrams/linear-ngrams.ts";
import { type ViewKind, viewOf } from "@geulgyeol/engine/ngrams/views.ts";
import { BucketCounter } from "./bucket-counter.ts";
import { type SparseRow, trainSparseLogistic } from "./sparse-logistic.ts";

export interface NgramRecipe {
  readonly view: ViewKind;
  readonly shape: NgramShape;
  readonly foldLatin: boolean;
  /** N-grams in fewer training texts than this are not used. */
  readonly rarest: number;
  /** Inverse of the regularisation's strength, for a row of weight 1. */
  readonly cost: number;
  readonly passes: number;
  /** Whether it also learns from an excerpt of each text with some noise, as the trees do. */
  readonly excerpts: boolean;
}

export interface TrainedNgrams {
  readonly header: LinearNgramsHeader;
  readonly weights: Int8Array;
  readonly importance: Uint8Array;
}

/** Trains one linear n-gram model and quantises its two tables to a byte a bucket. */
export function trainNgrams(
  texts: readonly string[],
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  recipe: NgramRecipe,
  seed: number,
): TrainedNgrams {
  const size = 2 ** recipe.shape.bits;
  const counter = new BucketCounter(recipe.shape);
  const frequency = new Float32Array(size);
  const present: Int32Array[] = texts.map((text) => {
    const view = hashGrams(viewOf(recipe.view, text, recipe.foldLatin), recipe.shape);
    counter.count(view, 0, view.length);
    const own = counter.touched.slice(0, counter.size);
    counter.clear();
    for (const bucket of own) frequency[bucket] = (frequency[bucket] as number) + 1;
    return own;
  });
  const importanceStep = (Math.log(1 + texts.length) + 1) / 255;
  const importance = new Uint8Array(size);
  for (let bucket = 0; bucket < size; bucket++) {
    const count = frequency[bucket] as number;
    if (count < recipe.rarest) continue;
    const idf = Math.log((1 + texts.length) / (1 + count)) + 1;
    importance[bucket] = Math.max(1, Math.round(idf / importanceStep));
  }
  const rows = present.map((own) => presenceRow(own, importance));
  const costs = Float64Array.from(texts, (_, at) => (rowWeights[at] as number) * recipe.cost);
  const { weights, bias } = trainSparseLogistic(rows, labels, costs, size, recipe.passes, seed);
  const products = new Float32Array(size);
  const magnitudes: number[] = [];
  for (let bucket = 0; bucket < size; bucket++) {
    const product = (weights[bucket] as number) * (importance[bucket] as number) * importanceStep;
    products[bucket] = product;
    if (product !== 0) magnitudes.push(Math.abs(product));
  }
  // The few largest weights are clipped, so that a step stays fine enough for the many small ones.
  const sorted = Float64Array.from(magnitudes).sort();
  const largest = sorted.length > 0 ? (sorted[Math.floor(sorted.length * 0.9995)] as number) : 1;
  const weightStep = largest / 127;
  const quantised = new Int8Array(size);
  for (let bucket = 0; bucket < size; bucket++) {
    quantised[bucket] = Math.max(-127, Math.min(127, Math.round((products[bucket] as number) / weightStep)));
  }
  const { view, shape, foldLatin } = recipe;
  return { header: { view, shape, foldLatin, bias, weightStep, importanceStep }, weights: quantised, importance };
}

export function runnableNgrams(trained: TrainedNgrams): LinearNgrams {
  return new LinearNgrams(trained.header, trained.weights, trained.importance);
}

function presenceRow(own: Int32Array, importance: Uint8Array): SparseRow {
  const buckets = own.filter((bucket) => importance[bucket] !== 0);
  const values = new Float32Array(buckets.length);
  let square = 0;
  for (let k = 0; k < buckets.length; k++) {
    const value = importance[buckets[k] as number] as number;
    values[k] = value;
    square += value * value;
  }
  const norm = Math.sqrt(square) || 1;
  for (let k = 0; k < values.length; k++) values[k] = (values[k] as number) / norm;
  return { buckets, values };
}
