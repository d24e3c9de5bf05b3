import { expect, it } from "vitest";
import { speakFinding } from "./speak-finding.ts";

it("기호 없이 대목과 몫을 말한다", () => {
  const facts = {
    verdict: "mixed",
    aiShare: 0.45,
    aiShareInterval: { lower: 0.38, upper: 0.51 },
    segments: [
      { firstSentence: 0, lastSentence: 8, kind: "human" },
      { firstSentence: 9, lastSentence: 13, kind: "ai" },
    ],
  } as const;
  expect(speakFinding(facts)).toBe("10번부터 14번 문장은 AI 글에 가까워요. 전체의 45퍼센트쯤이에요.");
  expect(speakFinding({ ...facts, aiShare: 1 })).toContain("99퍼센트 이상이에요.");
  expect(speakFinding({ ...facts, verdict: "human" })).toBe("AI가 쓴 대목을 찾지 못했어요.");
});
