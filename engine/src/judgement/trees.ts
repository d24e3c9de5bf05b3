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
