import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Network, rankInputs, scoreNetwork } from "./network.ts";

const levels = Float32Array.of(-2, -1, 0, 1, 2);
const knots = Float32Array.of(0, 0, 1, 3, 9);

describe("작은 신경망", () => {
  it("자리를 순위로 바꾸고, 같은 값이 이어지면 그 가운데를 쓴다", () => {
    const rank = (value: number) => rankInputs({ knots, levels }, [value])[0];
    expect(rank(0)).toBe(-1.5);
    expect(rank(2)).toBe(0.5);
    expect(rank(-100)).toBe(-2);
    expect(rank(1e9)).toBe(2);
  });

  it("값이 커지면 순위가 낮아지지 않는다", () => {
    const value = fc.double({ min: -5, max: 20, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const low = rankInputs({ knots, levels }, [Math.min(a, b)])[0];
        expect(rankInputs({ knots, levels }, [Math.max(a, b)])[0]).toBeGreaterThanOrEqual(low);
      }),
    );
  });

  it("손으로 계산한 값과 같다", () => {
    // Ranks of 9 and 1 are 2 and 0. Hidden: 2·1 + 0·2 + 0.5 = 2.5 and 2·(−1) + 0·3 + 1 = −1, cut to 0. Outputs: 2.5·2 + 0·5 − 1 = 4, 2.5·1 + 0·4 + 3 = 5.5.
    const network: Network = {
      knots: Float32Array.of(...knots, ...knots),
      levels,
      sizes: [2, 2],
      weights: Float32Array.of(1, -1, 2, 3, 0.5, 1, 2, 1, 5, 4, -1, 3),
    };
    expect([...scoreNetwork(network, [9, 1])]).toEqual([1.5]);
  });
});
