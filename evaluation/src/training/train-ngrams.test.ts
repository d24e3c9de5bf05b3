import { describe, expect, it } from "vitest";
import { type ClassRecipe, type LabelledTexts, type NgramRecipe, runnableNgrams, trainNgrams } from "./train-ngrams.ts";

/** Each file has a word of its own in all its texts; "both" stands everywhere. */
const FILES = [
  { name: "wiki", label: 0, word: "river" },
  { name: "blog", label: 0, word: "today" },
  { name: "rewritings", label: 1, word: "notably" },
  { name: "answers", label: 1, word: "certainly" },
] as const;

const TEXTS_OF_EACH = 12;

function labelled(files: readonly (typeof FILES)[number][]): LabelledTexts {
  const texts = files.flatMap((file) => Array.from({ length: TEXTS_OF_EACH }, () => file));
  return {
    texts: texts.map(({ word }, at) => `both ${word} number${at % 3}`),
    labels: texts.map(({ label }) => label),
    weights: texts.map(() => 1),
    files: texts.map(({ name }) => name),
  };
}

function logitsOf(kind: Omit<ClassRecipe, "name">, texts: readonly string[]): number[] {
  const recipe: NgramRecipe = {
    name: "tested",
    view: "word-classes",
    shape: { lowest: 1, highest: 1, bits: 12 },
    foldLatin: false,
    rarest: 2,
    cost: 32,
    passes: 20,
    trainedOn: "texts",
    classes: [{ ...kind, name: "tested" }],
  };
  const model = runnableNgrams(trainNgrams(labelled(FILES), recipe, 7));
  return texts.map((text) => {
    const view = model.view(text);
    return model.weigh(view, 0, view.length).kinds[0];
  });
}

const SEEN = ["both river", "both today", "both notably", "both certainly"];

describe("n-그램의 종류", () => {
  it("trains a class against all human texts", () => {
    const [river = 0, today = 0, notably = 0] = logitsOf({ files: ["rewritings"] }, SEEN);
    expect(notably).toBeGreaterThan(1);
    expect(river).toBeLessThan(-1);
    expect(today).toBeLessThan(-1);
  });

  it("leaves the human texts of a file with both out of its class", () => {
    const both = logitsOf({ files: ["rewritings", "blog"] }, SEEN);
    expect(both).toEqual(logitsOf({ files: ["rewritings"] }, SEEN));
  });

  it("limits importance to fewer than 64 steps", () => {
    const trained = trainNgrams(
      labelled(FILES),
      {
        name: "tested",
        view: "word-classes",
        shape: { lowest: 1, highest: 2, bits: 12 },
        foldLatin: false,
        rarest: 1,
        cost: 32,
        passes: 2,
        trainedOn: "texts",
      },
      7,
    );
    expect(Math.max(...trained.importance)).toBeLessThan(64);
    expect(trained.importance.some((steps) => steps > 0)).toBe(true);
  });
});
