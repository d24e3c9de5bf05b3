import fc from "fast-check";
import { expect, it } from "vitest";
import { changesSince, sameLetters } from "./changed-text.ts";

const RECORDED = "초록불이 열넷에서 시작했다. 나는 건너편까지 열하나에 겨우 닿을 수 있었다.";

it("finds where a text was changed, without counting spaces", () => {
  const text = RECORDED.replace("열하나에", "아홉 반에").replaceAll(" ", "\n");
  const { letters, changed, stretches } = changesSince(text, RECORDED);
  expect(letters).toBe(text.replace(/\s/gu, "").length);
  expect(stretches.map(({ from, to }) => text.slice(from, to))).toEqual(["아홉\n반"]);
  expect(changed).toBe("아홉반".length);
  expect(sameLetters(RECORDED, RECORDED.replaceAll(" ", ""))).toBe(true);
});

it("marks exactly the letters that it counts, in order, and none of an unchanged text", () => {
  const text = fc.string({ unit: fc.constantFrom("가", "나", "다", " ", "\n", "👍"), maxLength: 60 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { letters, changed, stretches } = changesSince(one, other);
      const marked = stretches.map(({ from, to }) => one.slice(from, to).replace(/\s/gu, "")).join("");
      expect(marked).toHaveLength(changed);
      expect(changed).toBeLessThanOrEqual(letters);
      let end = 0;
      for (const { from, to } of stretches) {
        expect(from).toBeGreaterThanOrEqual(end);
        end = to;
      }
      if (letters >= 5) expect(changesSince(one, one)).toMatchObject({ changed: 0, stretches: [] });
    }),
    { seed: 1 },
  );
});
