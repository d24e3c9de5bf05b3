import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairsOf, toSearchText, wordsOf } from "./search-words.ts";

describe("the search", () => {
  it("compares without blanks, case and forms of the same letter", () => {
    expect(toSearchText("자기 소개서\n GPT")).toBe("자기소개서gpt");
    expect(toSearchText("한글".normalize("NFD"))).toBe("한글");
    expect(wordsOf("  번역투  번역투 GPT ")).toEqual(["번역투", "gpt"]);
    expect(pairsOf("번역투번역")).toEqual(["번역", "역투", "투번"]);
    expect(pairsOf("글")).toEqual([]);
  });

  it("finds every part of a text: its pairs stand among the text's pairs", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const searched = [...toSearchText(text)];
        const [from, to] = [a % (searched.length + 1), b % (searched.length + 1)].sort((x, y) => x - y);
        const pairs = new Set(pairsOf(searched.join("")));
        for (const pair of pairsOf(searched.slice(from, to).join(""))) expect(pairs).toContain(pair);
      }),
    );
  });
});
