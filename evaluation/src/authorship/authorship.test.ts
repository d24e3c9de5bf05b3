import { describe, expect, it } from "vitest";
import { answerRates } from "./answer-rates.ts";
import { aurocByWriter, differenceByWriter } from "./auroc-by-writer.ts";
import { thresholdsOf } from "./calibrate.ts";
import { foldsOf } from "./cross-validate.ts";

const trial = (writer: string, author: string, score: number) => ({ writer, author, score });
const WRITERS = ["a", "b", "c", "d"];
/** Own pairs score above those of two writers, but for the writer named. */
const scored = (hard: string) =>
  WRITERS.flatMap((writer) =>
    WRITERS.flatMap((author) =>
      writer === author
        ? [1, 2, 3].map((at) => trial(writer, author, writer === hard ? -at : at))
        : [trial(writer, author, 0)],
    ),
  );

describe("holding writers out", () => {
  it("holds every two writers out together, in groups of any size", () => {
    for (const size of [1, 2, 3]) {
      const ids = ["a", "b", "c", "d", "e", "f", "g"];
      const folds = foldsOf(ids, size);
      for (const one of ids)
        for (const two of ids) expect(folds.some((fold) => fold.includes(one) && fold.includes(two))).toBe(true);
      expect(folds.every((fold) => fold.length <= 2 * size && new Set(fold).size === fold.length)).toBe(true);
    }
  });
});

describe("AUROC over writers", () => {
  it("weighs every writer alike and widens with a writer who is hard", () => {
    expect(aurocByWriter(scored("nobody"))).toEqual({ value: 1, lower: 1, upper: 1 });
    const { value, lower, upper } = aurocByWriter(scored("a"));
    expect(value).toBe(0.75);
    expect(lower).toBeLessThan(0.5);
    expect(upper).toBe(1);
  });

  it("counts ties half, and a writer with many trials once", () => {
    const many = [...scored("a"), ...Array.from({ length: 50 }, () => trial("a", "a", -1))];
    expect(aurocByWriter(many).value).toBe(0.75);
    expect(aurocByWriter(WRITERS.flatMap((one) => WRITERS.map((two) => trial(one, two, 0)))).value).toBe(0.5);
  });

  it("compares two methods on the same drawn writers", () => {
    expect(differenceByWriter(scored("a"), scored("a"))).toEqual({ value: 0, lower: 0, upper: 0 });
    const { value, lower } = differenceByWriter(scored("nobody"), scored("a"));
    expect(value).toBe(0.25);
    expect(lower).toBe(0);
  });
});

describe("thresholds and answers", () => {
  const pairs = (own: number, other: number) =>
    Array.from({ length: 105 }, (_, at) => [trial("a", "a", own + at / 100), trial("a", "b", other + at / 100)]).flat();

  it("takes the thresholds of the set that is hardest", () => {
    const easy = thresholdsOf([pairs(5, -5)]);
    const both = thresholdsOf([pairs(5, -5), pairs(1, 2)]);
    expect(easy).toEqual({ similarFrom: -4.06, differentBelow: 5.02 });
    expect(both).toEqual({ similarFrom: 2.94, differentBelow: 1.02 });
  });

  it("counts the answers, and names the writer with most false 달라요", () => {
    const thresholds = { similarFrom: 2, differentBelow: 0 };
    const rates = answerRates(scored("a").map((one) => ({ ...one, thresholds })));
    expect(rates.sameDifferent).toBe(0.25);
    expect(rates.sameSimilar).toBe(0.5);
    expect(rates.otherDifferent).toBe(0);
    expect(rates.worst).toEqual({ writer: "a", sameDifferent: 1 });
  });
});
