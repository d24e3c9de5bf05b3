import { plain, record, table } from "../model-file/codec.ts";

/** Gradient-boosted regression trees, flattened: node by node, leaves included. */
export interface Trees {
  readonly base: number;
  readonly roots: Uint32Array;
  /** Feature that a node tests; LEAF for a leaf. */
  readonly features: Uint16Array;
  /** Values at or below go left. For a leaf: its contribution to the logit. */
  readonly values: Float32Array;
  /** Index of the left child; the right child is the next. */
  readonly lefts: Uint16Array;
}

/** Trees whose logit can be split by feature. */
export interface ExplainableTrees extends Trees {
  /** Mean over the training texts of the leaf values below a node; for a leaf the same as its value. */
  readonly means: Float32Array;
}

/** Stored form of trees in the model file. */
export const TREES = record({
  base: plain<number>(),
  roots: table<Uint32Array>(Uint32Array),
  features: table<Uint16Array>(Uint16Array),
  values: table<Float32Array>(Float32Array),
  lefts: table<Uint16Array>(Uint16Array),
});

export const LEAF = 0xffff;

/** Logit: the base plus the leaf of every tree that the inputs fall into. */
export function scoreTrees(trees: Trees, inputs: ArrayLike<number>): number {
  return scoreEach(trees, [inputs])[0];
}

/** `scoreTrees` of each row. Tree by tree, so that a tree stays in the processor's cache. */
export function scoreEach(
  { base, roots, features, values, lefts }: Trees,
  rows: readonly ArrayLike<number>[],
): Float64Array {
  const sums = new Float64Array(rows.length).fill(base);
  for (const root of roots) {
    for (let row = 0; row < rows.length; row++) {
      const inputs = rows[row] as ArrayLike<number>;
      let node = root;
      let feature = features[node];
      while (feature !== LEAF) {
        const left = lefts[node];
        node = inputs[feature] <= values[node] ? left : left + 1;
        feature = features[node];
      }
      sums[row] += values[node];
    }
  }
  return sums;
}

/**
 * Splits the logit by feature: each step down a tree changes the mean below, and that change belongs to the tested
 * feature (Saabas 2014). Adds to `out` and returns the bias; together they are the logit.
 */
export function contributeTrees(trees: ExplainableTrees, inputs: ArrayLike<number>, out: Float64Array): number {
  let bias = trees.base;
  for (let tree = 0; tree < trees.roots.length; tree++) {
    let node = trees.roots[tree];
    let feature = trees.features[node];
    let mean = trees.means[node];
    bias += mean;
    while (feature !== LEAF) {
      const left = trees.lefts[node];
      node = inputs[feature] <= trees.values[node] ? left : left + 1;
      const next = trees.means[node];
      out[feature] = out[feature] + next - mean;
      mean = next;
      feature = trees.features[node];
    }
  }
  return bias;
}
