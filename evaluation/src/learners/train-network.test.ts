import { scoreNetwork } from "@geulgyeol/engine/training";
import { expect, it } from "vitest";
import { seededRandom } from "./seeded-random.ts";
import { trainNetwork } from "./train-network.ts";

const RECIPE = { hidden: [16, 8], epochs: 60, rate: 3e-3, decay: 0.01 };

/** The class is how many of the first two numbers exceed 0.5; no linear model separates class 1. */
function examples(size: number, seed: number): { rows: Float32Array[]; classes: number[] } {
  const random = seededRandom(seed);
  const rows = Array.from({ length: size }, () => Float32Array.of(random(), random(), random()));
  const classOf = ([first = 0, second = 0]: Float32Array) =>
    first > 0.5 && second > 0.5 ? 2 : first > 0.5 || second > 0.5 ? 1 : 0;
  return { rows, classes: rows.map(classOf) };
}

it("learns a non-linear rule, with the same result on each run", () => {
  const { rows, classes } = examples(1200, 1);
  const weights = rows.map(() => 1);
  const network = trainNetwork(rows, classes, 3, weights, RECIPE, 5);
  const unseen = examples(500, 2);
  const right = unseen.rows.filter((row, at) => {
    const logits = [0, ...scoreNetwork(network, row)];
    return logits.indexOf(Math.max(...logits)) === unseen.classes[at];
  }).length;
  expect(right / 500).toBeGreaterThan(0.93);
  expect(trainNetwork(rows, classes, 3, weights, RECIPE, 5).weights).toEqual(network.weights);
});
