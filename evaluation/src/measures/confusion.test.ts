import { describe, expect, it } from "vitest";
import { confusionOf, type Judged, OUTCOMES, type Outcome } from "./confusion.ts";

const texts = (truth: Outcome, outcome: Outcome, source: string, number: number): Judged[] =>
  Array.from({ length: number }, () => ({ truth, outcome, source }));

describe("confusionOf", () => {
  it("is 1 for perfect judgements", () => {
    const { f1, macroF1 } = confusionOf(OUTCOMES.flatMap((outcome) => texts(outcome, outcome, "a", 3)));
    expect(f1).toEqual({ human: 1, mixed: 1, ai: 1 });
    expect(macroF1).toBe(1);
  });

  it("gives F1 by hand when every truth is judged human", () => {
    const { f1, macroF1 } = confusionOf(OUTCOMES.flatMap((truth) => texts(truth, "human", "a", 2)));
    // Precision 1/3, recall 1: F1 = 2 · 1/3 / (4/3) = 1/2.
    expect(f1).toEqual({ human: 0.5, mixed: 0, ai: 0 });
    expect(macroF1).toBeCloseTo(1 / 6);
  });

  it("weighs sources of one truth alike, whatever their size", () => {
    const { counts, shares } = confusionOf([
      ...texts("human", "human", "large", 98),
      ...texts("human", "ai", "small", 1),
      ...texts("human", "human", "small", 1),
    ]);
    expect(counts.human).toEqual({ human: 99, mixed: 0, ai: 1 });
    expect(shares.human.human).toBeCloseTo(0.75);
    expect(shares.human.ai).toBeCloseTo(0.25);
  });
});
