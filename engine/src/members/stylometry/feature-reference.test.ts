import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FeatureReference, rateOf, standingOf, valueAtRate } from "./feature-reference.ts";

const ramp = (top: number): FeatureReference => ({
  quantiles: Float32Array.from({ length: 21 }, (_, k) => (top * k) / 20),
});

describe("사람 글 속의 자리", () => {
  it("분위수 사이를 고르게 나누고, 밖은 끝에 둔다", () => {
    expect(standingOf(ramp(20), 19.5)).toEqual({ lower: 0.975, atMost: 0.975 });
    expect(standingOf(ramp(20), -1)).toEqual({ lower: 0, atMost: 0 });
    expect(standingOf(ramp(20), 99)).toEqual({ lower: 1, atMost: 1 });
  });

  it("분위수와 같은 값은 소수의 정밀도가 달라도 같다고 본다", () => {
    const equal = { quantiles: Float32Array.from({ length: 21 }, () => 0.2) };
    expect(standingOf(equal, 0.2)).toEqual({ lower: 0, atMost: 1 });
  });

  it("여럿이 같은 값이면 어느 쪽으로도 드물다고 하지 않는다", () => {
    const zeros = { quantiles: Float32Array.from({ length: 21 }, (_, k) => (k < 16 ? 0 : k - 15)) };
    expect(standingOf(zeros, 0)).toEqual({ lower: 0, atMost: 0.75 });
    expect(standingOf(zeros, 5).lower).toBe(1);
  });

  it("값이 크면 자리도 뒤로 가고, 언제나 0과 1 사이다", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 21, maxLength: 21 }),
        fc.integer({ min: -2, max: 11 }),
        fc.integer({ min: 0, max: 5 }),
        (points, value, more) => {
          const reference = { quantiles: Float32Array.from(points.sort((a, b) => a - b)) };
          const low = standingOf(reference, value);
          const high = standingOf(reference, value + more);
          expect(low.lower).toBeGreaterThanOrEqual(0);
          expect(low.atMost).toBeLessThanOrEqual(1);
          expect(low.lower).toBeLessThanOrEqual(low.atMost);
          expect(low.lower).toBeLessThanOrEqual(high.lower);
          expect(low.atMost).toBeLessThanOrEqual(high.atMost);
        },
      ),
    );
  });
});

describe("이만한 값을 가진 글의 비율", () => {
  it("높은 쪽은 그 값부터 위를, 낮은 쪽은 그 값부터 아래를 센다", () => {
    expect(rateOf(ramp(20), 19, "high")).toBeCloseTo(0.05, 12);
    expect(rateOf(ramp(20), 19, "low")).toBeCloseTo(0.95, 12);
    const zeros = { quantiles: Float32Array.from({ length: 21 }, (_, k) => (k < 16 ? 0 : k - 15)) };
    expect(rateOf(zeros, 0, "high")).toBe(1);
    expect(rateOf(zeros, 0, "low")).toBe(0.75);
  });

  it("비율에서 값으로 돌아간다", () => {
    for (const side of ["high", "low"] as const) {
      expect(rateOf(ramp(20), valueAtRate(ramp(20), 0.05, side), side)).toBeCloseTo(0.05, 12);
    }
    expect(valueAtRate(ramp(20), 0.05, "high")).toBe(19);
    expect(valueAtRate(ramp(20), 0.05, "low")).toBe(1);
  });
});
