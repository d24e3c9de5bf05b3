import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combineKinds } from "./combine-kinds.ts";

const logit = fc.double({ min: -40, max: 40, noNaN: true });
const always = (bias: number) => ({ bias, weights: [] });

describe("AI 글의 종류를 함께 듣기", () => {
  it("종류가 하나면 그 로짓 그대로다", () => {
    fc.assert(
      fc.property(logit, (own) => {
        expect(combineKinds([always(own)], [])).toBeCloseTo(own, 9);
      }),
    );
  });

  it("가장 센 종류보다 작지 않고, 모두 같을 때보다 크지 않다", () => {
    fc.assert(
      fc.property(fc.array(logit, { minLength: 1, maxLength: 6 }), (logits) => {
        const combined = combineKinds(logits.map(always), []);
        const largest = Math.max(...logits);
        expect(combined).toBeGreaterThanOrEqual(largest - 1e-9);
        expect(combined).toBeLessThanOrEqual(largest + Math.log(logits.length) + 1e-9);
      }),
    );
  });

  it("한 종류의 증거가 늘면 결코 낮아지지 않는다", () => {
    const kinds = [
      { bias: -1, weights: [1, 0] },
      { bias: -2, weights: [0, 1] },
    ];
    fc.assert(
      fc.property(logit, logit, fc.double({ min: 0, max: 5, noNaN: true }), (first, second, more) => {
        expect(combineKinds(kinds, [first + more, second])).toBeGreaterThanOrEqual(
          combineKinds(kinds, [first, second]) - 1e-9,
        );
      }),
    );
  });

  it("아주 크거나 작은 로짓에도 수를 잃지 않는다", () => {
    expect(combineKinds([always(-5_000), always(-5_000)], [])).toBeCloseTo(-5_000 + Math.log(2), 6);
    expect(combineKinds([always(5_000), always(0)], [])).toBe(5_000);
  });
});
