import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeWordLevel } from "../../testing/make-result.ts";
import { formatPoints, type WordPoints, wordPoints } from "./word-points.ts";

const KINDS = ["stock", "connective", "comma", "ending", "flow", "letters", "topic", undefined] as const;

function levelOf(contributions: readonly number[], bias: number, kindAt: (at: number) => (typeof KINDS)[number]) {
  const text = contributions.map((_, at) => `단어${at}`).join(" ");
  const level = makeWordLevel(text);
  const words = level.words.map((word, at) => ({ ...word, contribution: contributions[at] ?? 0, kind: kindAt(at) }));
  return { ...level, words, bias, logit: bias + contributions.reduce((sum, one) => sum + one, 0) };
}

/** As shown, in whole tenths. */
const shown = (points: number) => Math.round(Number(formatPoints(points).replace("−", "-")) * 10);
const sumShown = (all: readonly number[]) => all.reduce((sum, one) => sum + shown(one), 0);

describe("wordPoints", () => {
  it("adds up exactly as shown, by words and by kind", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 1, maxLength: 60 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.constantFrom("human" as const, "mixed" as const, "ai" as const),
        (contributions, bias, verdict) => {
          const points: WordPoints = wordPoints(
            levelOf(contributions, bias, (at) => KINDS[at % KINDS.length]),
            verdict,
          );
          expect(sumShown([points.upSum, points.downSum, points.rest, points.base])).toBe(shown(points.total));
          expect(sumShown(points.kinds.map((kind) => kind.points))).toBe(shown(points.total));
          expect(sumShown(points.up.map((word) => word.points))).toBe(shown(points.upSum));
        },
      ),
    );
  });

  it("lets a tenth of the words of either side stand out, no names or topics, and in a human text none towards AI", () => {
    const contributions = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 1 : -1) * (0.1 + at / 100));
    const level = levelOf(contributions, 0, (at) => (at >= 96 ? "topic" : "letters"));
    const ai = wordPoints(level, "ai");
    expect([ai.up.length, ai.down.length]).toEqual([5, 5]);
    expect([...ai.up, ...ai.down].some(({ position }) => position >= 96)).toBe(false);
    const human = wordPoints(level, "human");
    expect(human.up).toEqual([]);
    expect(human.down.length).toBe(5);
  });

  it("marks nothing where no word moves the score", () => {
    const { up, down, total } = wordPoints(
      levelOf([0.001, -0.001], 0, () => "letters"),
      "ai",
    );
    expect([up, down, total]).toEqual([[], [], 0]);
  });
});
