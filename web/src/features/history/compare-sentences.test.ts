import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareSentences } from "./compare-sentences.ts";

const sentences = (...texts: string[]) =>
  texts.map((text, index) => ({ index, text, aiProbability: 0.5, excluded: null }));
const kinds = (before: string[], after: string[]) =>
  compareSentences(sentences(...before), sentences(...after)).map(({ kind }) => kind);

describe("두 글의 문장 비교", () => {
  it("같은 문장, 고친 문장, 뺀 문장, 새 문장을 가른다", () => {
    const before = ["비가 왔다.", "우산을 두고 나왔다.", "버스를 놓쳤다.", "집에 갔다."];
    const after = ["비가 왔다.", "우산을 집에 두고 나왔다.", "집에 갔다.", "라면을 끓였다."];
    expect(kinds(before, after)).toEqual(["same", "changed", "removed", "same", "added"]);
  });

  it("고친 문장에서는 고친 단어만 표시한다", () => {
    const [line] = compareSentences(sentences("할머니가 깻잎을 돌렸다."), sentences("할머니께서 깻잎을 돌렸다."));
    const marked = (pieces: readonly { text: string; isChanged: boolean }[] = []) =>
      pieces.filter(({ isChanged }) => isChanged).map(({ text }) => text);
    expect(line?.kind).toBe("changed");
    expect(marked(line?.beforePieces).join("")).toContain("가");
    expect(marked(line?.afterPieces).join("")).toContain("께서");
    expect(line?.afterPieces.map(({ text }) => text).join("")).toBe("할머니께서 깻잎을 돌렸다.");
  });

  it("닮은 데가 없는 문장은 고친 것이 아니라 뺀 것과 새것이다", () => {
    expect(kinds(["비가 왔다."], ["고양이는 상자를 좋아한다."])).toEqual(["removed", "added"]);
  });

  it("띄어쓰기와 줄바꿈만 다르면 같은 문장이다", () => {
    expect(kinds(["비가  왔다."], ["비가\n왔다. "])).toEqual(["same"]);
  });

  it("두 글의 모든 문장이 한 번씩, 제 차례대로, 글자 하나 잃지 않고 나온다", () => {
    const text = fc.array(fc.constantFrom("비가 왔다.", "비가 많이 왔다.", "우산", "집에 갔다", "a", ""), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [sentences(...one), sentences(...other)];
        const lines = compareSentences(before, after);
        expect(lines.flatMap((line) => line.before ?? [])).toEqual(before);
        expect(lines.flatMap((line) => line.after ?? [])).toEqual(after);
        for (const line of lines) {
          const whole = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join("");
          expect(whole(line.beforePieces)).toBe(line.before?.text ?? "");
          expect(whole(line.afterPieces)).toBe(line.after?.text ?? "");
        }
      }),
    );
  });
});
