import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intervalOf } from "./interval.ts";

describe("구간", () => {
  const parameters = {
    lengths: [100, 500],
    logits: [-2, 2],
    lower: [
      [-1, -3],
      [-0.5, -1],
    ],
    upper: [
      [3, 1],
      [1, 0.5],
    ],
  };

  it("확률을 언제나 품고, 글이 짧을수록 넓다", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 9000 }),
        (probability, length) => {
          const own = intervalOf(probability, length, parameters);
          expect(own.lower).toBeLessThanOrEqual(probability);
          expect(own.upper).toBeGreaterThanOrEqual(probability);
          const longer = intervalOf(probability, length * 2, parameters);
          expect(longer.upper - longer.lower).toBeLessThanOrEqual(own.upper - own.lower + 1e-9);
        },
      ),
    );
  });
});
