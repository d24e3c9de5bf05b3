import type { ExplainableTrees } from "@geulgyeol/engine/training";
import { type TreesRecipe, trainTrees } from "./train-trees.ts";
import { runInWorkers } from "./worker-pool.ts";

/** One row to fit trees on. */
export interface TreesSample {
  readonly inputs: Float32Array;
  /** 0 to 1. */
  readonly target: number;
  readonly weight: number;
}

/** Input of a worker; the rows' inputs are concatenated. */
export interface TreesJob {
  readonly inputs: Float32Array;
  readonly targets: Float64Array;
  readonly weights: Float64Array;
  readonly recipe: TreesRecipe;
  readonly seed: number;
}

export function runTreesJob({ inputs, targets, weights, recipe, seed }: TreesJob): ExplainableTrees {
  const width = inputs.length / targets.length;
  const rows = Array.from(targets, (_, row) => inputs.subarray(row * width, (row + 1) * width));
  return trainTrees(rows, targets, weights, recipe, seed);
}

const THREADS = 2;

/** Fits the same trees on several sets of samples, on two threads. */
export async function trainTreesOnEach(
  sets: readonly (readonly TreesSample[])[],
  recipe: TreesRecipe,
  seed: number,
): Promise<ExplainableTrees[]> {
  const jobs = sets.map((samples): TreesJob => {
    const width = samples[0]?.inputs.length ?? 0;
    const inputs = new Float32Array(samples.length * width);
    samples.forEach((sample, row) => {
      inputs.set(sample.inputs, row * width);
    });
    return {
      inputs,
      targets: Float64Array.from(samples, ({ target }) => target),
      weights: Float64Array.from(samples, ({ weight }) => weight),
      recipe,
      seed,
    };
  });
  return runInWorkers<TreesJob, ExplainableTrees>(
    new URL("./trees-worker.ts", import.meta.url),
    jobs,
    THREADS,
    () => {},
  );
}
