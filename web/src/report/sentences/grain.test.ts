import { describe, expect, it } from "vitest";
import { numberVisibility } from "./grain.tsx";

function shown(count: number, on: "wide" | "narrow"): number[] {
  return Array.from({ length: count }, (_, position) => position)
    .filter((position) => {
      const visibility = numberVisibility(position, count);
      return visibility === "always" || (visibility === "wide" && on === "wide");
    })
    .map((position) => position + 1);
}

describe("문장 번호", () => {
  it("열네 문장까지는 모두 적는다", () => {
    expect(shown(14, "narrow")).toHaveLength(14);
  });

  it("그보다 많으면 좁은 화면에는 다섯 문장마다, 넓은 화면에는 마흔까지 모두 적는다", () => {
    expect(shown(15, "narrow")).toEqual([5, 10, 15]);
    expect(shown(40, "wide")).toHaveLength(40);
    expect(shown(41, "wide")).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  });
});
