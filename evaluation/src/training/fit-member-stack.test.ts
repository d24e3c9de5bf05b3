import { combineClasses } from "@geulgyeol/engine/training";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../learners/seeded-random.ts";
import { fitMemberStack } from "./fit-member-stack.ts";

const ONE_CLASS = {
  pooledWeight: 0.5,
  humanClasses: "one class" as const,
  inputs: { languageModels: false, style: true },
  sourceWeights: {},
};

/** Names and shape of one part and two classes of text. */
const TWO_CLASSES = [
  ["length", "stylometry", "stylometry × length", "kinds.first", "kinds.second"],
  { models: [], kinds: ["first", "second"], classes: [] },
] as const;

describe("결합", () => {
  it("fits pooled weights to the members' logits only", () => {
    const random = seededRandom(7);
    const rows = Array.from({ length: 900 }, (_, at) => {
      const share = at % 2;
      return { share, combined: (share === 1 ? 2 : -2) + 6 * (random() - 0.5) };
    });
    const inputs = rows.map(({ combined, share }) => Float64Array.of(share, combined, share, 0.5, share, share));
    const { pooled: model } = fitMemberStack(
      ONE_CLASS,
      ["length", "ngrams.full", "ngrams.full × length", "stylometry", "stylometry × length", "other"],
      { models: ["full"], kinds: [], classes: [] },
      rows.map(({ share }, at) => ({
        inputs: inputs[at] as Float64Array,
        ai: share === 1,
        file: "any",
        weight: 1,
      })),
    );
    expect(model.weights[1]).toBeGreaterThan(0);
    expect([0, 2, 4, 5].map((place) => model.weights[place])).toEqual([0, 0, 0, 0]);
  });

  it("weights the input that distinguishes each AI class from human texts", () => {
    const random = seededRandom(11);
    const texts = Array.from({ length: 900 }, (_, at) => {
      const kind = [null, "first", "second"][at % 3] as string | null;
      const signalOf = (name: string) => (kind === name ? 2 : -2) + 4 * (random() - 0.5);
      const inputs = Float64Array.of(0, 0, 0, signalOf("first"), signalOf("second"));
      return { inputs, ai: kind !== null, file: kind ?? "people", weight: 1 };
    });
    const { aiClasses: models, humanClasses, pooled } = fitMemberStack(ONE_CLASS, ...TWO_CLASSES, texts);
    expect(humanClasses).toEqual([]);
    expect(pooled.weights.slice(-2)).toEqual([0, 0]);
    expect(models).toHaveLength(2);
    models.forEach(({ weights }, at) => {
      const [first = 0, second = 0] = weights.slice(-2);
      expect(at === 0 ? first : second).toBeGreaterThan(1);
      expect(Math.abs(at === 0 ? second : first)).toBeLessThan(0.5);
    });
  });

  it("separates AI texts when each human file is its own class", () => {
    const random = seededRandom(12);
    // All texts of one human file show a signal that otherwise marks AI text.
    const files = ["plain people", "odd people", "machine"];
    const texts = Array.from({ length: 900 }, (_, at) => {
      const file = files[at % 3] as string;
      const noise = () => 2 * (random() - 0.5);
      const odd = (file === "plain people" ? -2 : 2) + noise();
      const machine = (file === "machine" ? 2 : -2) + noise();
      return { inputs: Float64Array.of(0, 0, 0, odd, machine), ai: file === "machine", file, weight: 1 };
    });
    const combiner = fitMemberStack({ ...ONE_CLASS, humanClasses: "by file" }, ...TWO_CLASSES, texts);
    expect(combiner.humanClasses).toHaveLength(1);
    expect(combiner.aiClasses).toHaveLength(1);
    const right = texts.filter(({ inputs, ai }) => combineClasses(combiner, inputs) > 0 === ai).length;
    expect(right / texts.length).toBeGreaterThan(0.95);
  });

  it("gives the rows of a file more influence through sourceWeights", () => {
    const random = seededRandom(13);
    // Two AI files pull in opposite directions: the one with more weight decides.
    const texts = Array.from({ length: 900 }, (_, at) => {
      const file = ["people", "first", "second"][at % 3] as string;
      const signalOf = (file === "first" ? 1 : file === "second" ? -1 : 0) + 2 * (random() - 0.5);
      return { inputs: Float64Array.of(0, 0, 0, signalOf, 0), ai: file !== "people", file, weight: 1 };
    });
    const logitWith = (sourceWeights: Record<string, number>) =>
      combineClasses(
        fitMemberStack({ ...ONE_CLASS, humanClasses: "by file", sourceWeights }, ...TWO_CLASSES, texts),
        [0, 0, 0, 1, 0],
      );
    expect(logitWith({ first: 10 })).toBeGreaterThan(logitWith({ second: 10 }) + 1);
  });
});
