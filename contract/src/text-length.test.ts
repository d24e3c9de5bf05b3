import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEXT_MAX_CHARS, TEXT_MIN_CHARS } from "./limits.ts";
import { countCharacters, textProblem } from "./text-length.ts";

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

  it("10,000자까지 받는다", () => {
    expect(textProblem("가".repeat(TEXT_MAX_CHARS))).toBeNull();
    expect(textProblem("가".repeat(TEXT_MAX_CHARS + 1))).toBe("TEXT_TOO_LONG");
  });

  it("refuses a lone surrogate, whatever the length", () => {
    expect(textProblem(`${"가".repeat(100)}\ud800`)).toBe("INVALID_UNICODE");
    expect(textProblem("\udc00")).toBe("INVALID_UNICODE");
  });
});
