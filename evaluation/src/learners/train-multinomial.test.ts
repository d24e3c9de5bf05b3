import { type Logistic, scoreLogistic } from "@geulgyeol/engine/training";
import { expect, it } from "vitest";
import { trainDenseLogistic } from "./dense-logistic.ts";
import { seededRandom } from "./seeded-random.ts";
import { trainMultinomial } from "./train-multinomial.ts";

const CENTRES = [
  [0, 0],
  [3, 0],
  [0, 300],
] as const;

/** Points around three centres, the second number on a scale of a hundred. */
function points(size: number, seed: number): { rows: number[][]; classes: number[] } {
  const random = seededRandom(seed);
  const classes = Array.from({ length: size }, (_, at) => at % 3);
  const noise = () => 2 * (random() + random() + random() - 1.5);
  const rows = classes.map((own) => {
    const [x = 0, y = 0] = CENTRES[own] ?? [];
    return [x + noise(), y + 100 * noise()];
  });
  return { rows, classes };
}

function classOf(models: readonly Logistic[], row: readonly number[]): number {
  const logits = [0, ...models.map((model) => scoreLogistic(model, row))];
  return logits.indexOf(Math.max(...logits));
}

it("separates three classes, with the same result on each run", () => {
  const { rows, classes } = points(900, 1);
  const weights = rows.map(() => 1);
  const models = trainMultinomial(rows, classes, 3, weights, 1);
  expect(models).toHaveLength(2);
  const unseen = points(600, 2);
  const right = unseen.rows.filter((row, at) => classOf(models, row) === unseen.classes[at]).length;
  expect(right / 600).toBeGreaterThan(0.85);
  expect(trainMultinomial(rows, classes, 3, weights, 1)).toEqual(models);
});

it("approximates binary logistic regression for two classes", () => {
  const { rows, classes } = points(1200, 3);
  const chosen = rows.map((_, at) => at).filter((at) => classes[at] !== 2);
  const own = chosen.map((at) => rows[at] as number[]);
  const labels = chosen.map((at) => classes[at]);
  const weights = own.map((_, at) => 1 + (at % 3));
  const [model] = trainMultinomial(own, labels, 2, weights, 0);
  const exact = trainDenseLogistic(own, labels, weights, 1e-9);
  for (const row of own.slice(0, 50)) {
    expect(scoreLogistic(model as Logistic, row)).toBeCloseTo(scoreLogistic(exact, row), 0);
  }
});

it("ignores a row of weight zero", () => {
  const { rows, classes } = points(300, 4);
  const weights = rows.map(() => 1);
  const wrong = trainMultinomial([...rows, [50, 5_000]], [...classes, 1], 3, [...weights, 0], 1);
  const right = rows.filter((row, at) => classOf(wrong, row) === classes[at]).length;
  expect(right / 300).toBeGreaterThan(0.8);
});
