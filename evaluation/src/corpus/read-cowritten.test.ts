import { describe, expect, it } from "vitest";
import { aiShareOf } from "./read-cowritten.ts";

describe("aiShareOf", () => {
  const text = { aiRanges: [[10, 20] as const, [30, 40] as const] };

  it.each([
    [0, 10, 0],
    [10, 20, 1],
    [5, 15, 0.5],
    [10, 40, 2 / 3],
    [15, 15, 0],
  ])("of the range %i to %i is %d", (start, end, share) => {
    expect(aiShareOf(text, start, end)).toBeCloseTo(share);
  });
});
