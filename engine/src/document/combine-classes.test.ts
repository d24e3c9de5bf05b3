import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logOfSum } from "../learners/logistic.ts";
import { combineClasses } from "./combine-classes.ts";

const logit = fc.double({ min: -40, max: 40, noNaN: true });
const always = (bias: number) => ({ bias, weights: [] });

describe("AI 글의 종류를 함께 듣기", () => {
  it("종류가 하나면 그 로짓 그대로다", () => {
    fc.assert(
      fc.property(logit, (own) => {
        expect(logOfSum([own])).toBeCloseTo(own, 9);
      }),
    );
  });

  it("가장 센 종류보다 작지 않고, 모두 같을 때보다 크지 않다", () => {
    fc.assert(
      fc.property(fc.array(logit, { minLength: 1, maxLength: 6 }), (logits) => {
        const together = logOfSum(logits);
        const largest = Math.max(...logits);
        expect(together).toBeGreaterThanOrEqual(largest - 1e-9);
        expect(together).toBeLessThanOrEqual(largest + Math.log(logits.length) + 1e-9);
      }),
    );
  });

  it("한데 본 것과 종류마다 본 것의 가운데다", () => {
    fc.assert(
      fc.property(logit, logit, (pooled, kind) => {
        const combiner = { pooled: always(pooled), aiClasses: [always(kind)] };
        expect(combineClasses({ ...combiner, pooledWeight: 0.5 }, [])).toBeCloseTo((pooled + kind) / 2, 9);
        expect(combineClasses({ ...combiner, pooledWeight: 0.25 }, [])).toBeCloseTo(pooled / 4 + (3 * kind) / 4, 9);
      }),
    );
  });

  it("한 종류의 증거가 늘면 결코 낮아지지 않는다", () => {
    const combiner = {
      pooled: always(0.5),
      aiClasses: [
        { bias: -1, weights: [1, 0] },
        { bias: -2, weights: [0, 1] },
      ],
      pooledWeight: 0.4,
    };
    fc.assert(
      fc.property(logit, logit, fc.double({ min: 0, max: 5, noNaN: true }), (first, second, more) => {
        expect(combineClasses(combiner, [first + more, second])).toBeGreaterThanOrEqual(
          combineClasses(combiner, [first, second]) - 1e-9,
        );
      }),
    );
  });

  it("아주 크거나 작은 로짓에도 수를 잃지 않는다", () => {
    expect(logOfSum([-5_000, -5_000])).toBeCloseTo(-5_000 + Math.log(2), 6);
    expect(logOfSum([5_000, 0])).toBe(5_000);
  });
});
