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

/** Trees as they are walked: a leaf is its own child, so that every walk down a tree takes as many steps as the tree is deep. */
interface Walk {
  /** Feature, limit and left child of each node; a leaf compares any feature with infinity. */
  readonly features: Uint16Array;
  readonly limits: Float32Array;
  readonly lefts: Uint16Array;
  /** Steps from each root to its deepest leaf. */
  readonly depths: Uint8Array;
}

const WALKS = new WeakMap<Trees, Walk>();

function walkOf(trees: Trees): Walk {
  const known = WALKS.get(trees);
  if (known !== undefined) return known;
  const depthAt = (node: number): number =>
    trees.features[node] === LEAF ? 0 : 1 + Math.max(depthAt(trees.lefts[node]), depthAt(trees.lefts[node] + 1));
  const walk: Walk = {
    features: trees.features.map((feature) => (feature === LEAF ? 0 : feature)),
    limits: trees.values.map((value, node) => (trees.features[node] === LEAF ? Number.POSITIVE_INFINITY : value)),
    lefts: trees.lefts.map((left, node) => (trees.features[node] === LEAF ? node : left)),
    depths: Uint8Array.from(trees.roots, depthAt),
  };
  WALKS.set(trees, walk);
  return walk;
}

/** Logit: the base plus the leaf of every tree that the inputs fall into. No input may be NaN. */
export function scoreTrees(trees: Trees, inputs: ArrayLike<number>): number {
  const { features, limits, lefts, depths } = walkOf(trees);
  const { roots, values } = trees;
  let sum = trees.base;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree];
    for (let step = depths[tree]; step > 0; step--) {
      node = lefts[node] + Number(inputs[features[node]] > limits[node]);
    }
    sum += values[node];
  }
  return sum;
}

/** `scoreTrees` of each row. Four rows walk side by side, since each step waits for the one before. */
export function scoreEach(trees: Trees, rows: readonly ArrayLike<number>[]): Float64Array {
  const { features, limits, lefts, depths } = walkOf(trees);
  const { base, roots, values } = trees;
  const sums = new Float64Array(rows.length);
  let row = 0;
  for (; row + 4 <= rows.length; row += 4) {
    const [first, second, third, fourth] = rows.slice(row, row + 4) as [Row, Row, Row, Row];
    let [sum1, sum2, sum3, sum4] = [base, base, base, base];
    for (let tree = 0; tree < roots.length; tree++) {
      const root = roots[tree];
      let [node1, node2, node3, node4] = [root, root, root, root];
      for (let step = depths[tree]; step > 0; step--) {
        node1 = lefts[node1] + Number(first[features[node1]] > limits[node1]);
        node2 = lefts[node2] + Number(second[features[node2]] > limits[node2]);
        node3 = lefts[node3] + Number(third[features[node3]] > limits[node3]);
        node4 = lefts[node4] + Number(fourth[features[node4]] > limits[node4]);
      }
      sum1 += values[node1];
      sum2 += values[node2];
      sum3 += values[node3];
      sum4 += values[node4];
    }
    sums.set([sum1, sum2, sum3, sum4], row);
  }
  for (; row < rows.length; row++) sums[row] = scoreTrees(trees, rows[row] as Row);
  return sums;
}

type Row = ArrayLike<number>;

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
