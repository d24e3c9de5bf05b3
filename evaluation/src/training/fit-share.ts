import {
  type Calibration,
  expectedShare,
  probabilityOf,
  type ShareResiduals,
  scoreTrees,
  type Trees,
} from "@geulgyeol/engine/training";
import type { TreesRecipe } from "../learners/train-trees.ts";
import { type TreesSample, trainTreesOnEach } from "../learners/trees-job.ts";
import type { ReadVariant } from "./fold-job.ts";
import type { ShareRecipe } from "./recipes.ts";

const SHARE: TreesRecipe = {
  trees: 300,
  depth: 6,
  rate: 0.07,
  ridge: 10,
  leastHessian: 5,
  featureShare: 0.4,
  rowShare: 0.7,
};

const MIXTURE: TreesRecipe = {
  trees: 200,
  depth: 4,
  rate: 0.06,
  ridge: 20,
  leastHessian: 20,
  featureShare: 0.5,
  rowShare: 0.7,
};

/** Weights of the texts for fitting mixed authorship. */
const MIXTURE_WEIGHTS = { whole: 1, crop: 0.4, splice: 0.12 } as const;
/** Weight of an excerpt relative to its whole text if the share is also fitted on texts of one author. */
const CROP = 0.2;
/** Number of nearest texts for the quantiles of a knot. */
const NEIGHBOURS = 1500;

export interface FittedShare {
  readonly share: Trees;
  readonly mixture: Trees;
  readonly residuals: ShareResiduals;
}

/**
 * Trees for the AI share, fitted on texts of mixed authorship and, if the recipe says so, of one author; and trees that
 * separate the two. Residuals come from trees of the other half of the texts.
 */
export async function fitShare(
  read: readonly ReadVariant[],
  rows: readonly Float64Array[],
  single: Calibration["single"],
  { dividedFrom, wholesInShare }: ShareRecipe,
  seed: number,
): Promise<FittedShare> {
  const inputs = rows.map((row) => Float32Array.from(row));
  // Variants of one text stay together, so that neither half is trained on the other's texts.
  const halfOf = (at: number) => (read[at] as ReadVariant).row % 2;
  const all = read.map((_, at) => at);
  const sets = [all, ...[0, 1].map((half) => all.filter((at) => halfOf(at) !== half))];
  const sampleOf = (at: number, target: number, weight: number): TreesSample => ({
    inputs: inputs[at] as Float32Array,
    target,
    weight,
  });
  const weights = { splice: 1, whole: wholesInShare, crop: CROP * wholesInShare };
  const ofShare = sets.map((set) => {
    const weighted = set.filter((at) => weights[(read[at] as ReadVariant).kind] > 0);
    return weighted.map((at) => sampleOf(at, (read[at] as ReadVariant).share, weights[(read[at] as ReadVariant).kind]));
  });
  const ofMixture = sets.map((set) =>
    set.map((at) => {
      const { kind, weight } = read[at] as ReadVariant;
      return sampleOf(at, kind === "splice" ? 1 : 0, weight * MIXTURE_WEIGHTS[kind]);
    }),
  );
  const [share, ...shares] = await trainTreesOnEach(ofShare, SHARE, seed);
  const [mixture, ...mixtures] = await trainTreesOnEach(ofMixture, MIXTURE, seed);
  const pairs = all.flatMap((at) => {
    const row = inputs[at] as Float32Array;
    if (read[at]?.kind === "crop") return [];
    const ask = (trees: Trees | undefined) => probabilityOf(scoreTrees(trees as Trees, row));
    const estimate = expectedShare(ask(shares[halfOf(at)]), ask(single), ask(mixtures[halfOf(at)]), dividedFrom);
    return { estimate, difference: (read[at] as ReadVariant).share - estimate };
  });
  const lower: number[] = [];
  const upper: number[] = [];
  for (let knot = 0; knot <= 10; knot++) {
    const near = [...pairs]
      .sort((a, b) => Math.abs(a.estimate - knot / 10) - Math.abs(b.estimate - knot / 10))
      .slice(0, NEIGHBOURS)
      .map(({ difference }) => difference)
      .sort((a, b) => a - b);
    lower.push(near[Math.floor(near.length * 0.025)] ?? 0);
    upper.push(near[Math.floor(near.length * 0.975)] ?? 0);
  }
  return { share: share as Trees, mixture: mixture as Trees, residuals: { lower, upper } };
}
