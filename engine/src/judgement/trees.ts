/** Gradient-boosted regression trees, flattened: node by node, leaves included. */
export interface Trees {
  readonly base: number;
  readonly roots: Uint32Array;
  /** Feature that a node asks for; LEAF for a leaf. */
  readonly features: Uint16Array;
  /** Values at or below go left. For a leaf: what it adds to the logit. */
  readonly values: Float32Array;
  /** Node to the left; the one to the right is the next. */
  readonly lefts: Uint16Array;
}

/** Trees whose logit can be taken apart by features. */
export interface ExplainableTrees extends Trees {
  /** Mean over the training texts of what the leaves below a node add; for a leaf the same as its value. */
  readonly means: Float32Array;
}

export const LEAF = 0xffff;

/** Logit: the base plus the leaf of every tree that the inputs fall into. */
export function scoreTrees(trees: Trees, inputs: ArrayLike<number>): number {
  let sum = trees.base;
  for (let tree = 0; tree < trees.roots.length; tree++) {
    let node = trees.roots[tree] as number;
    let feature = trees.features[node] as number;
    while (feature !== LEAF) {
      const left = trees.lefts[node] as number;
      node = (inputs[feature] as number) <= (trees.values[node] as number) ? left : left + 1;
      feature = trees.features[node] as number;
    }
    sum += trees.values[node] as number;
  }
  return sum;
}

/**
 * Takes the logit apart by features: each step down a tree changes the mean of what lies below, and that change belongs to
 * the feature that was asked for (Saabas 2014). Adds to `out`; gives back the bias: contributions and bias are the logit.
 */
export function contributeTrees(trees: ExplainableTrees, inputs: ArrayLike<number>, out: Float64Array): number {
  let bias = trees.base;
  for (let tree = 0; tree < trees.roots.length; tree++) {
    let node = trees.roots[tree] as number;
    let feature = trees.features[node] as number;
    let mean = trees.means[node] as number;
    bias += mean;
    while (feature !== LEAF) {
      const left = trees.lefts[node] as number;
      node = (inputs[feature] as number) <= (trees.values[node] as number) ? left : left + 1;
      const next = trees.means[node] as number;
      out[feature] = (out[feature] as number) + next - mean;
      mean = next;
      feature = trees.features[node] as number;
    }
  }
  return bias;
}
