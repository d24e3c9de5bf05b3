import type { Verdict } from "@geulgyeol/engine";
import { falseAlarmOf } from "@geulgyeol/engine/training";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../learners/seeded-random.ts";
import { type CheckedText, fitCertainty, fitFalseAlarms } from "./fit-certainty.ts";

/** Texts of two sources whose judgement is right as often as it is likely. */
function texts(): CheckedText[] {
  const random = seededRandom(3);
  return Array.from({ length: 6000 }, (_, at) => {
    const human = random();
    return {
      outcome: random() < human ? "human" : "ai",
      probabilities: { human, mixed: 0, ai: 1 - human },
      source: at % 2 === 0 ? "a" : "b",
      row: at,
      length: 500,
      isExcerpt: false,
    };
  });
}

describe("fitCertainty", () => {
  it("asks a higher probability of strong than of moderate, near the promised rates", () => {
    const bounds = fitCertainty(texts());
    for (const verdict of ["human", "ai"] as const) {
      expect(bounds[verdict].strong).toBeGreaterThan(0.95);
      expect(bounds[verdict].moderate).toBeLessThan(0.9);
      expect(bounds[verdict].moderate).toBeGreaterThan(0.7);
    }
  });

  it("takes no text for strong that cannot be judged so", () => {
    const short = texts().map((text) => ({ ...text, outcome: "mixed" as const, length: 299 }));
    const excerpts = texts().map((text) => ({ ...text, outcome: "mixed" as const, isExcerpt: true }));
    const alone = fitCertainty(texts());
    const together = fitCertainty([...texts(), ...short, ...excerpts]);
    expect(together.human.strong).toBe(alone.human.strong);
    expect(together.human.moderate).toBeGreaterThan(alone.human.moderate);
  });

  it("promises nothing of an outcome that was never judged", () => {
    expect(fitCertainty(texts()).mixed).toEqual({ strong: 2, moderate: 2 });
  });
});

describe("fitFalseAlarms", () => {
  it("counts the human texts that go at least this far, and the AI texts on the other side", () => {
    const table = fitFalseAlarms(texts());
    const rate = (verdict: Verdict, human: number) =>
      falseAlarmOf(verdict, { human, mixed: 0, ai: 1 - human }, 500, table).perThousand;
    // Of the human texts the share under h is h squared, of the AI texts the share above it (1 - h) squared.
    expect(rate("ai", 0.2)).toBeGreaterThan(20);
    expect(rate("ai", 0.2)).toBeLessThan(65);
    expect(rate("human", 0.9)).toBeLessThan(30);
  });
});
