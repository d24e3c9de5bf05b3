import fc from "fast-check";
import { expect, it } from "vitest";
import { growthOf } from "./growth.ts";

const noise = [3, -2, 1, 0, -3, 2, -1, 1, 2, -2, 0, -1, 3, -3, 0];
const minutes = (grow: number) => noise.map((off, x) => ({ x, y: 200 + grow * x + off }));

it("growthOf tells a rising line from a flat noisy one", () => {
  const flat = growthOf(minutes(0));
  expect(Math.abs(flat?.slope ?? 9)).toBeLessThan(flat?.margin ?? 0);
  const rising = growthOf(minutes(2));
  expect((rising?.slope ?? 0) - (rising?.margin ?? 9)).toBeGreaterThan(1.5);
});

it("growthOf fits any exact line and returns null for too few points", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 7, max: 60 }), (grow, n) => {
      const found = growthOf(Array.from({ length: n }, (_, x) => ({ x, y: 7 + grow * x })));
      expect(found?.slope).toBeCloseTo(grow, 6);
      expect(found?.margin).toBeCloseTo(0, 4);
    }),
  );
  expect(growthOf(minutes(1).slice(0, 6))).toBeNull();
});
