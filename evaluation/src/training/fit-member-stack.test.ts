import { describe, expect, it } from "vitest";
import { seededRandom } from "../learners/seeded-random.ts";
import { fitMemberStack } from "./fit-member-stack.ts";

const RECIPE = { pooledWeight: 0.5, readsLanguageModels: false };

/** Names and shape of one part and two classes of text. */
const TWO_CLASSES = [
  ["length", "stylometry", "stylometry × length", "kinds.first", "kinds.second"],
  { models: [], kinds: ["first", "second"] },
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
      RECIPE,
      ["length", "ngrams.full", "ngrams.full × length", "stylometry", "stylometry × length", "other"],
      { models: ["full"], kinds: [] },
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
    const { aiClasses: models, pooled } = fitMemberStack(RECIPE, ...TWO_CLASSES, texts);
    expect(pooled.weights.slice(-2)).toEqual([0, 0]);
    expect(models).toHaveLength(2);
    models.forEach(({ weights }, at) => {
      const [first = 0, second = 0] = weights.slice(-2);
      expect(at === 0 ? first : second).toBeGreaterThan(1);
      expect(Math.abs(at === 0 ? second : first)).toBeLessThan(0.5);
    });
  });
});
