import { describe, expect, it } from "vitest";
import { findChangePoint } from "./find-change-point.ts";

describe("글쓴이가 갈리는 곳", () => {
  const sums = (values: readonly number[]) => {
    const out = new Float64Array(values.length + 1);
    values.forEach((value, at) => {
      out[at + 1] = out[at] + value;
    });
    return out;
  };

  it("앞뒤로 갈린 글에서는 그 경계를, 가운데가 다른 글에서는 그 가운데를 찾는다", () => {
    const lengths = sums(Array.from({ length: 9 }, () => 50));
    const ends = findChangePoint(sums([9, 8, 9, 10, -5, -6, -5, -4, -5]), lengths);
    expect([ends.first, ends.last]).toEqual([0, 4]);
    expect(ends.inside).toBeGreaterThan(ends.outside);
    const middle = findChangePoint(sums([-5, -6, -5, 9, 8, 9, -4, -5, -6]), lengths);
    expect([middle.first, middle.last]).toEqual([3, 6]);
  });

  it("고른 글이나 한 문장은 갈리지 않는다", () => {
    expect(findChangePoint(sums([3, 3, 3]), sums([40, 40, 40])).strength).toBeCloseTo(0, 9);
    expect(findChangePoint(sums([7]), sums([60]))).toMatchObject({ first: 0, last: 0, strength: 0 });
  });
});
