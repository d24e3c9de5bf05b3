import { probabilityOf } from "@geulgyeol/engine/judgement/logistic.ts";
import type { ShareResiduals } from "@geulgyeol/engine/judgement/share.ts";
import { scoreTrees, type Trees } from "@geulgyeol/engine/judgement/trees.ts";
import type { ReadVariant } from "./fold-job.ts";
import { type TreesRecipe, trainTrees } from "./train-trees.ts";

const SHARE: TreesRecipe = {
  trees: 200,
  depth: 5,
  rate: 0.07,
  ridge: 10,
  leastHessian: 10,
  featureShare: 0.5,
  rowShare: 0.7,
};

/** Here texts of two writers are the rule: how much is whose is asked once there is a doubt. */
const KIND_WEIGHTS = { whole: 1, crop: 0.2, splice: 3 } as const;
/** Nearest texts that a knot's quantiles are taken from. */
const NEIGHBOURS = 1500;

export interface FittedShare {
  readonly trees: Trees;
  readonly residuals: ShareResiduals;
}

/** Trees for the AI share; the residuals come from trees fitted on the other half of the texts. */
export function fitShare(read: readonly ReadVariant[], rows: readonly Float64Array[], seed: number): FittedShare {
  const inputs = rows.map((row) => Float32Array.from(row));
  const fit = (chosen: readonly number[]) =>
    trainTrees(
      chosen.map((at) => inputs[at] as Float32Array),
      chosen.map((at) => (read[at] as ReadVariant).share),
      chosen.map((at) => {
        const variant = read[at] as ReadVariant;
        return variant.weight * KIND_WEIGHTS[variant.kind];
      }),
      SHARE,
      seed,
    );
  const all = read.map((_, at) => at);
  const pairs = [0, 1].flatMap((half) => {
    // Variants of one text stay together, so that neither half knows the other's texts.
    const inside = (at: number) => (read[at] as ReadVariant).row % 2 === half;
    const trees = fit(all.filter((at) => !inside(at)));
    return all
      .filter((at) => inside(at) && (read[at] as ReadVariant).kind !== "crop")
      .map((at) => {
        const estimate = probabilityOf(scoreTrees(trees, inputs[at] as Float32Array));
        return { estimate, difference: (read[at] as ReadVariant).share - estimate };
      });
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
  return { trees: fit(all), residuals: { lower, upper } };
}
