import { describe, expect, it } from "vitest";
import { seededRandom } from "../learners/seeded-random.ts";
import type { SharedText } from "./fit-ai-share.ts";
import { fitUnseen } from "./fit-unseen.ts";

const CERTAINTY = { strong: 2, moderate: 2 };
const BOUNDS = { human: CERTAINTY, mixed: CERTAINTY, ai: CERTAINTY };

/** Whole texts of two kinds; one human text in five looks like an AI's, the surer the rarer. */
function texts(): SharedText[] {
  const random = seededRandom(5);
  return Array.from({ length: 4000 }, (_, at) => {
    const isAi = at % 2 === 1;
    const human = isAi ? 0.02 + 0.3 * random() : random() < 0.2 ? 0.4 * random() : 0.7 + 0.3 * random();
    const variant = { kind: "whole", share: isAi ? 1 : 0, unit: at % 4 < 2 ? "a" : "b", file: "any", length: 800 };
    return { variant, evidence: new Float64Array(0), probabilities: { human, mixed: 0, ai: 1 - human } };
  }) as unknown as SharedText[];
}

describe("fitUnseen", () => {
  it("accuses no more human texts of unseen kinds than allowed, and holds the others", () => {
    const { bounds, figures } = fitUnseen(texts(), BOUNDS, 0.02);
    expect(bounds.mostHuman).toBeGreaterThan(0.02);
    expect(bounds.mostHuman).toBeLessThan(0.08);
    expect(figures.all.humansAccused.value).toBeLessThanOrEqual(0.02);
    expect(figures.all.humansAccused.value).toBeGreaterThan(0.015);
    expect(figures.all.humansHeld.value).toBeGreaterThan(0.1);
    expect(figures.byDomain.map(({ domain }) => domain)).toEqual(["a", "b"]);
  });

  it("sets no bound where none is asked", () => {
    const { bounds, figures } = fitUnseen(texts(), BOUNDS, null);
    expect(bounds.mostHuman).toBe(1);
    expect(figures.all.humansAccused.value).toBeGreaterThan(0.15);
  });

  it("is on trial as long as too few AI texts of unseen kinds are told from human ones", () => {
    expect(fitUnseen(texts(), BOUNDS, null).bounds.isTrial).toBe(true);
    const plain = texts().filter(({ variant, probabilities }) => variant.share === 1 || probabilities.human > 0.5);
    expect(fitUnseen(plain, BOUNDS, null).bounds.isTrial).toBe(false);
  });
});
