import { describe, expect, it } from "vitest";
import { shareInside } from "./read-cowritten.ts";

describe("shareInside", () => {
  const text = {
    aiRanges: [
      { start: 10, end: 20 },
      { start: 30, end: 40 },
    ],
  };

  it.each([
    [0, 10, 0],
    [10, 20, 1],
    [5, 15, 0.5],
    [10, 40, 2 / 3],
    [15, 15, 0],
  ])("of the range %i to %i is %d", (start, end, share) => {
    expect(shareInside(text, start, end)).toBeCloseTo(share);
  });
});
