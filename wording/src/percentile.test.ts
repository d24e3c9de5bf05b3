import { describe, expect, it } from "vitest";
import { percentileText } from "./percentile.ts";

describe("percentileText", () => {
  it("states the share of human texts as extreme for an AI sign", () => {
    expect(percentileText(0.97, "ai")).toBe("사람 글에서는 3%만 이 정도예요.");
    expect(percentileText(0.03, "ai")).toBe("사람 글에서는 3%만 이 정도예요.");
  });

  it("states the share of human texts exceeded for a human sign", () => {
    expect(percentileText(0.97, "human")).toBe("사람 글의 97%보다 뚜렷해요.");
    expect(percentileText(0.03, "human")).toBe("사람 글의 97%보다 뚜렷해요.");
    expect(percentileText(0.5, "human")).toBe("사람 글의 한가운데에 있어요.");
  });

  it.each([0.495, 0.497, 0.4999, 0.5, 0.5001, 0.503, 0.505])("describes %d as the middle", (percentile) => {
    expect(percentileText(percentile, "ai")).toBe("사람 글의 한가운데에 있어요.");
    expect(percentileText(percentile, "human")).toBe("사람 글의 한가운데에 있어요.");
  });

  it("rounds across verdict limits: 39.97% is 40%", () => {
    expect(percentileText(0.3997, "ai")).toBe("사람 글에서는 40%만 이 정도예요.");
    expect(percentileText(0.494, "ai")).toBe("사람 글에서는 49%만 이 정도예요.");
  });

  it("never shows 0% or 100%", () => {
    for (const percentile of [0, 1]) {
      expect(percentileText(percentile, "ai")).toContain(" 1%만");
      expect(percentileText(percentile, "human")).toContain("99%보다");
    }
  });

  it("returns null without a percentile", () => {
    expect(percentileText(null, "ai")).toBeNull();
  });
});
