import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isVersionOf, shiftMarks } from "./shift-marks.ts";

describe("shiftMarks", () => {
  const text = "외할머니 덱에서 두 달을 보냈다.";
  const marks = [
    { start: 0, end: 4, name: "외할머니" },
    { start: 5, end: 8, name: "덱에서" },
    { start: 14, end: 17, name: "보냈다" },
  ];

  it("고친 단어의 표시는 사라지고 뒤의 표시는 따라 움직인다", () => {
    const after = text.replace("덱에서", "댁에 가서");
    const left = shiftMarks(marks, text, after);
    expect(left.map(({ start, end }) => after.slice(start, end))).toEqual(["외할머니", "보냈다"]);
  });

  it("표시 앞뒤에 붙여 써도 표시는 남는다", () => {
    const after = text.replace("두 달을", "석 달을");
    expect(shiftMarks(marks, text, after)).toEqual(marks);
  });

  it("keeps the length of every mark and all marks outside the change", () => {
    const letters = fc.string({ unit: fc.constantFrom("가", "나", "다", " ", "a"), maxLength: 30 });
    fc.assert(
      fc.property(letters, letters, letters, letters, (head, cut, put, tail) => {
        const [before, after] = [head + cut + tail, head + put + tail];
        const all = Array.from({ length: Math.max(0, before.length - 1) }, (_, start) => ({ start, end: start + 2 }));
        for (const [index, { start, end }] of shiftMarks(all, before, after).entries()) {
          expect(end - start).toBe(2);
          expect(after.slice(start, end)).toHaveLength(2);
          if (index === 0 && start === 0) expect(after.slice(0, 2)).toBe(before.slice(0, 2));
        }
        // No mark outside the replaced part is lost.
        const remaining = shiftMarks(all, before, after).length;
        expect(remaining).toBeGreaterThanOrEqual(Math.max(0, head.length - 1) + Math.max(0, tail.length - 1));
      }),
      { seed: 7 },
    );
  });
});

it("isVersionOf accepts a small change and rejects a different text", () => {
  expect(isVersionOf("가나다라마바사아자차", "가나다라마바사아자카")).toBe(true);
  expect(isVersionOf("가나다라마바사아자차", "전혀 다른 글이 들어왔다")).toBe(false);
  expect(isVersionOf("가나다라마바사아자차", "")).toBe(false);
});
