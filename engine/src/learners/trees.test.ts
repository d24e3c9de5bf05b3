import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contributeTrees, type ExplainableTrees, LEAF, scoreEach, scoreTrees } from "./trees.ts";

describe("나무", () => {
  const trees: ExplainableTrees = {
    base: 0.25,
    roots: Uint32Array.of(0, 5),
    features: Uint16Array.of(0, LEAF, 1, LEAF, LEAF, LEAF),
    values: Float32Array.of(1.5, -0.5, 0, 0.75, 0.25, 0.125),
    lefts: Uint16Array.of(1, 0, 3, 0, 0, 0),
    means: Float32Array.of(0.1, -0.5, 0.5, 0.75, 0.25, 0.125),
  };

  it("기여와 절편을 더하면 점수다", () => {
    const number = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(number, number, (first, second) => {
        const out = new Float64Array(2);
        const bias = contributeTrees(trees, [first, second], out);
        expect(bias + out[0] + out[1]).toBeCloseTo(scoreTrees(trees, [first, second]), 9);
      }),
    );
  });

  it("여러 줄의 점수는 한 줄씩 나무를 내려간 점수와 같다", () => {
    const walk = (row: readonly [number, number]) => {
      const first = row[0] <= 1.5 ? -0.5 : row[1] <= 0 ? 0.75 : 0.25;
      return 0.25 + first + 0.125;
    };
    const value = fc.constantFrom(-2, 0, 0.5, 1.5, 2);
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 11 }), (rows) => {
        expect([...scoreEach(trees, rows)]).toEqual(rows.map(walk));
        expect(rows.map((row) => scoreTrees(trees, row))).toEqual(rows.map(walk));
      }),
    );
  });
});
