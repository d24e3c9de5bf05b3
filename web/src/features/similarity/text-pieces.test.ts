import type { SimilarPair } from "@geulgyeol/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLetters, cutText, numberPassages, type Piece } from "./text-pieces.ts";

const SENTENCES = [
  "우리 아파트 뒤에는 하천을 따라 걷는 길이 있다. ",
  "짧다. ",
  "“인용한 말이에요.” ",
  "\n",
  "가로등이 꺼졌다! ",
];

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === "folded" ? textOf(piece.parts) : piece.text)).join("");
}

describe("글을 대목으로 나누기", () => {
  it("글자를 하나도 잃거나 거듭 쓰지 않는다", () => {
    const places = fc.array(fc.nat({ max: 600 }), { maxLength: 8 });
    const texts = fc.array(fc.constantFrom(...SENTENCES), { maxLength: 40 }).map((parts) => parts.join(""));
    const rangesOf = (text: string, at: readonly number[]) => {
      const sorted = [...new Set(at)].filter((place) => place <= text.length).sort((a, b) => a - b);
      return sorted.flatMap((start, k) => {
        const end = sorted[k + 1];
        return k % 2 === 0 && end !== undefined ? [{ start, end }] : [];
      });
    };
    fc.assert(
      fc.property(texts, places, places, (text, marked, hidden) => {
        const passages = rangesOf(text, marked).map((range, at) => ({
          ...range,
          number: at + 1,
          kind: "same" as const,
        }));
        const leftOut = rangesOf(text, hidden).map((range) => ({ ...range, reason: "question" as const }));
        const pieces = cutText({ text, leftOut }, passages);
        expect(textOf(pieces)).toBe(text);
        expect(pieces.filter(({ kind }) => kind === "passage")).toHaveLength(passages.length);
      }),
      { numRuns: 300 },
    );
  });

  it("대목 뒤 첫 문장은 두고 나머지는 접는다", () => {
    const rest = "그래서 나는 신고 번호를 길에 붙이자고 말하고 싶다. ".repeat(5);
    const text = `같은 대목이다. ${rest}`;
    const pieces = cutText({ text, leftOut: [] }, [{ start: 0, end: 8, number: 1, kind: "same" }]);
    expect(pieces.map(({ kind }) => kind)).toEqual(["passage", "plain", "folded"]);
    expect(pieces[1]).toMatchObject({ text: " 그래서 나는 신고 번호를 길에 붙이자고 말하고 싶다." });
    const folded = pieces[2];
    expect(folded?.kind === "folded" && folded.letters).toBe(countLetters(rest) * 0.8);
  });

  it("짧은 나머지는 접지 않고, 문항은 접지 않은 채 빗금으로 둔다", () => {
    const question = "직접 본 일에서 시작해 주세요.";
    const text = `${question}\n\n학원이 끝나면 열 시쯤 하천 옆길로 온다. 같은 대목이다.`;
    const at = text.indexOf("같은");
    const pieces = cutText({ text, leftOut: [{ start: 0, end: question.length, reason: "question" }] }, [
      { start: at, end: text.length, number: 1, kind: "edited" },
    ]);
    expect(pieces.map(({ kind }) => kind)).toEqual(["left-out", "plain", "passage"]);
  });

  it("번호는 첫 글의 차례를 따른다", () => {
    const passages = [
      { first: { start: 0, end: 5 }, second: { start: 50, end: 55 }, kind: "same" },
      { first: { start: 10, end: 15 }, second: { start: 20, end: 25 }, kind: "edited" },
    ];
    const pair = { passages } as unknown as SimilarPair;
    expect(numberPassages(pair, "first").map(({ number }) => number)).toEqual([1, 2]);
    expect(numberPassages(pair, "second").map(({ number }) => number)).toEqual([2, 1]);
  });
});
