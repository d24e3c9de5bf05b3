import fc from "fast-check";
import { expect, it } from "vitest";
import { koreanText } from "../../../testing/korean-text.ts";
import { changedPercent } from "./changed-percent.ts";

const RECORDED = koreanText(41, 1_000);

it("ignores spaces and line breaks", () => {
  expect(changedPercent(RECORDED.replaceAll(" ", "\n\n  "), RECORDED)).toBe(0);
  expect(changedPercent("", RECORDED)).toBe(0);
});

it("counts the letters that were replaced", () => {
  const at = RECORDED.length / 2;
  const changed = `${RECORDED.slice(0, at)}${"힣뷁꽳뜳쐛".repeat(20)}${RECORDED.slice(at)}`;
  const letters = changed.replace(/\s/g, "").length;
  expect(changedPercent(changed, RECORDED)).toBe(Math.round((100 / letters) * 100));
  expect(changedPercent(`${RECORDED}힣`, RECORDED)).toBe(1);
});

it("calls another text changed throughout", () => {
  expect(changedPercent("힣뷁꽳뜳쐛".repeat(50), RECORDED)).toBe(100);
});

it("is from 0 to 100, and 0 for the recorded text itself", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5, maxLength: 200 }), fc.string({ maxLength: 200 }), (text, other) => {
      const changed = changedPercent(text, other);
      expect(changed).toBeGreaterThanOrEqual(0);
      expect(changed).toBeLessThanOrEqual(100);
      fc.pre(text.normalize("NFC").replace(/\s/gu, "").length >= 5);
      expect(changedPercent(text, text)).toBe(0);
    }),
    { seed: 1 },
  );
});
