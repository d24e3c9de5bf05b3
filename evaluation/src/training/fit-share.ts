import { probabilityOf } from "@geulgyeol/engine/judgement/logistic.ts";
import type { ShareResiduals } from "@geulgyeol/engine/judgement/share.ts";
import { scoreTrees, type Trees } from "@geulgyeol/engine/judgement/trees.ts";
import type { ReadVariant } from "./fold-job.ts";
import type { TreesRecipe } from "./train-trees.ts";
import { type TreesSample, trainTreesOnEach } from "./trees-job.ts";

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
const KIND_WEIGHTS = { whole: 0.5, crop: 0.1, splice: 2 } as const;
/** Nearest texts that a knot's quantiles are taken from. */
const NEIGHBOURS = 1500;

export interface FittedShare {
  readonly trees: Trees;
  readonly residuals: ShareResiduals;
}

/** Trees for the AI share; the residuals come from trees fitted on the other half of the texts. */
export async function fitShare(
  read: readonly ReadVariant[],
  rows: readonly Float64Array[],
  seed: number,
): Promise<FittedShare> {
  const samples = read.map(
    (variant, at): TreesSample => ({
      inputs: Float32Array.from(rows[at] as Float64Array),
      target: variant.share,
      weight: Math.sqrt(variant.weight) * KIND_WEIGHTS[variant.kind],
    }),
  );
  // Variants of one text stay together, so that neither half knows the other's texts.
  const halfOf = (at: number) => (read[at] as ReadVariant).row % 2;
  const others = [0, 1].map((half) => samples.filter((_, at) => halfOf(at) !== half));
  const [trees, ...halves] = await trainTreesOnEach([samples, ...others], SHARE, seed);
  const pairs = samples.flatMap(({ inputs, target }, at) => {
    if ((read[at] as ReadVariant).kind === "crop") return [];
    const estimate = probabilityOf(scoreTrees(halves[halfOf(at)] as Trees, inputs));
    return { estimate, difference: target - estimate };
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
  return { trees: trees as Trees, residuals: { lower, upper } };
}
