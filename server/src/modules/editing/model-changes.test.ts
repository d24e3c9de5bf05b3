import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../scripts/testing/cpu-time.ts";
import { modelChanges } from "./model-changes.ts";

const apply = (before: string, after: string) => {
  let result = before;
  for (const { from, to, after: text } of modelChanges(before, after).reverse()) {
    result = result.slice(0, from) + text + result.slice(to);
  }
  return result;
};
const sides = (before: string, after: string) => modelChanges(before, after).map((one) => [one.before, one.after]);

describe("modelChanges", () => {
  it("낱말을 단위로 비교하고, 이웃한 낱말은 하나로 묶는다", () => {
    expect(sides("폭우로 인해 도로가 잠겼다.", "폭우로 도로가 물에 잠겼다.")).toEqual([
      ["인해 ", ""],
      ["", "물에 "],
    ]);
    expect(sides("그 일은 매우 매우 어렵다.", "그 일은 참 몹시 어렵다.")).toEqual([["매우 매우", "참 몹시"]]);
    expect(sides("한 줄\n두 줄", "한 줄\n세 줄")).toEqual([["두", "세"]]);
    expect(modelChanges("같은 글", "같은 글")).toEqual([]);
  });

  const text = fc
    .array(fc.constantFrom("가", "나다", " ", "  ", "\n", "\t", "라.", "😀", "마바사"), { maxLength: 40 })
    .map((words) => words.join(""));

  it("모두 적용하면 고친 글이 되고, 차례대로 서로 겹치지 않으며, 앞의 말이 그대로다", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(apply(before, after)).toBe(after);
        let at = -1;
        for (const change of modelChanges(before, after)) {
          expect(change.from).toBeGreaterThan(at);
          expect(before.slice(change.from, change.to)).toBe(change.before);
          expect(change.before).not.toBe(change.after);
          at = change.to;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("10,000자가 온통 달라도 곧 끝난다", () => {
    const before = Array.from({ length: 3_000 }, (_, i) => `가${i}`).join(" ");
    const after = Array.from({ length: 3_000 }, (_, i) => `나${i}`).join(" ");
    expect(cpuTime(() => expect(apply(before, after)).toBe(after))).toBeLessThan(2_000);
  });
});
