import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keysOf, keysOfWord, toSearchText, wordsOf } from "./search-words.ts";

describe("search keys", () => {
  it("search text and keys ignore spaces, case and Unicode normalization", () => {
    expect(toSearchText("자기 소개서\n GPT")).toBe("자기소개서gpt");
    expect(toSearchText("한글".normalize("NFD"))).toBe("한글");
    expect(wordsOf("  번역투  번역투 GPT ")).toEqual(["번역투", "gpt"]);
    expect(keysOf("번역투번역")).toEqual(["번", "역", "투", "번역", "역투", "투번"]);
    expect(keysOfWord("번역투번역")).toEqual(["번역", "역투", "투번"]);
    expect(keysOfWord("글")).toEqual(["글"]);
  });

  it("keys of every substring are among the keys of the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const searched = [...toSearchText(text)];
        const [from, to] = [a % (searched.length + 1), b % (searched.length + 1)].sort((x, y) => x - y);
        const keys = new Set(keysOf(searched.join("")));
        for (const key of keysOfWord(searched.slice(from, to).join(""))) expect(keys).toContain(key);
      }),
    );
  });
});
