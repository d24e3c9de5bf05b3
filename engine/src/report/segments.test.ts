import { describe, expect, it } from "vitest";
import type { SentenceJudgement } from "./judge-sentences.ts";
import { findSegments } from "./segments.ts";

describe("구간 나누기", () => {
  const sentence = (index: number, aiProbability: number, excluded: SentenceJudgement["excluded"] = null) => ({
    index,
    text: "",
    start: index * 10,
    end: index * 10 + 9,
    aiProbability,
    severity: "low" as const,
    excluded,
    reasons: [],
  });

  it("같은 판정이 이어지면 한 구간이고, 빠진 문장은 구간을 끊지 않는다", () => {
    const found = findSegments([sentence(0, 0.1), sentence(1, 0, "quotation"), sentence(2, 0.2), sentence(3, 0.9)]);
    expect(found.map(({ firstSentence, lastSentence, verdict }) => [firstSentence, lastSentence, verdict])).toEqual([
      [0, 2, "human"],
      [3, 3, "ai"],
    ]);
  });
});
