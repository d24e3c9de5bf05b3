import { describe, expect, it } from "vitest";
import { splitPassages } from "./split-passages.ts";

const sentences = (lengths: readonly number[]) =>
  lengths.map((length, index) => ({ index, length, aiProbability: 0.5, isExcluded: false }));
const segment = (firstSentence: number, lastSentence: number, kind: "human" | "ai" | "edited" | "unclear") => ({
  firstSentence,
  lastSentence,
  kind,
  start: 0,
  end: 0,
  verdict: "mixed" as const,
  aiProbability: 0.5,
});

describe("결의 대목", () => {
  it("대목마다 이름과 글에서 차지하는 몫이 있다", () => {
    const passages = splitPassages(sentences([30, 30, 40]), [segment(0, 1, "human"), segment(2, 2, "ai")]);
    expect(passages.map(({ kind, name, share, sentences: own }) => [kind, name, share, own.length])).toEqual([
      ["human", "사람", 0.6, 2],
      ["ai", "AI", 0.4, 1],
    ]);
  });

  it("어느 대목에도 없는 문장은 이름 없이 남는다", () => {
    const passages = splitPassages(sentences([10, 10, 10]), [segment(1, 1, "edited")]);
    expect(passages.map(({ kind, name }) => [kind, name])).toEqual([
      [null, ""],
      ["edited", "AI가 다듬은 부분"],
      [null, ""],
    ]);
  });

  it("대목이 없거나 너무 많으면 나누지 않는다", () => {
    const many = Array.from({ length: 12 }, (_, at) => segment(at, at, at % 2 === 0 ? "human" : "ai"));
    for (const segments of [[], many]) {
      const passages = splitPassages(sentences(Array(12).fill(10)), segments);
      expect(passages).toHaveLength(1);
      expect(passages[0]?.sentences).toHaveLength(12);
    }
  });
});
