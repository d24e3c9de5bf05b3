import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEXT_MAX_CHARS, TEXT_MIN_CHARS } from "../limits.ts";
import { countCharacters, countTrimmed, textProblem } from "./text-length.ts";

describe("countCharacters", () => {
  it("자모로 나뉜 한글은 합친 글자로 센다", () => {
    expect(countCharacters("한글".normalize("NFD"))).toBe(2);
  });

  it("이모지 한 개는 한 글자다", () => {
    expect(countCharacters("글🙂")).toBe(2);
  });

  it("equals the number of code points after NFC for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(countCharacters(text)).toBe([...text.normalize("NFC")].length);
      }),
    );
  });
});

describe("textProblem", () => {
  it("앞뒤 공백을 뺀 50자부터 받는다", () => {
    expect(textProblem(`  ${"가".repeat(TEXT_MIN_CHARS - 1)}  `)).toBe("TEXT_TOO_SHORT");
    expect(textProblem("가".repeat(TEXT_MIN_CHARS))).toBeNull();
  });

  it.each([
    ["zero width spaces", "\u200b"],
    ["zero width joiners", "\u200d"],
    ["byte order marks", "\ufeff"],
    ["soft hyphens", "\u00ad"],
    ["Hangul fillers", "\u3164"],
    ["half width Hangul fillers", "\uffa0"],
    ["blank braille patterns", "\u2800"],
    ["variation selectors", "\ufe0f"],
    ["tags", "\u{e0041}"],
    ["line feeds and joiners", "\n\u200d"],
  ])("rejects a text of only %s as too short", (_name, unit) => {
    expect(textProblem(unit.repeat(80))).toBe("TEXT_TOO_SHORT");
    expect(countTrimmed(unit.repeat(80))).toBe(0);
  });

  it("counts invisible characters between visible ones", () => {
    expect(countTrimmed(` 글\u200b글 `)).toBe(3);
    expect(textProblem("❤️".repeat(TEXT_MIN_CHARS / 2))).toBeNull();
  });

  it("10,000자까지 받는다", () => {
    expect(textProblem("가".repeat(TEXT_MAX_CHARS))).toBeNull();
    expect(textProblem("가".repeat(TEXT_MAX_CHARS + 1))).toBe("TEXT_TOO_LONG");
  });

  it("rejects a lone surrogate at any length", () => {
    expect(textProblem(`${"가".repeat(100)}\ud800`)).toBe("INVALID_UNICODE");
    expect(textProblem("\udc00")).toBe("INVALID_UNICODE");
  });
});
