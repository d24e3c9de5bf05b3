import { scoreNetwork } from "@geulgyeol/engine/judgement/network.ts";
import { expect, it } from "vitest";
import { seededRandom } from "./seeded-random.ts";
import { trainNetwork } from "./train-network.ts";

const RECIPE = { hidden: [16, 8], epochs: 60, rate: 3e-3, decay: 0.01 };

/** Whether exactly one of two numbers is above 0.5, which no linear model can tell. */
function examples(size: number, seed: number): { rows: Float32Array[]; labels: number[] } {
  const random = seededRandom(seed);
  const rows = Array.from({ length: size }, () => Float32Array.of(random(), random(), random()));
  return { rows, labels: rows.map((row) => ((row[0] ?? 0) > 0.5 !== (row[1] ?? 0) > 0.5 ? 1 : 0)) };
}

it("learns what no linear model can, and the same each time", () => {
  const { rows, labels } = examples(1200, 1);
  const weights = rows.map(() => 1);
  const network = trainNetwork(rows, labels, weights, RECIPE, 5);
  const unseen = examples(500, 2);
  const right = unseen.rows.filter((row, at) => scoreNetwork(network, row) > 0 === (unseen.labels[at] === 1)).length;
  expect(right / 500).toBeGreaterThan(0.93);
  expect(trainNetwork(rows, labels, weights, RECIPE, 5).weights).toEqual(network.weights);
});
