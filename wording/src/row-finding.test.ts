import { describe, expect, it } from "vitest";
import { type ListedFinding, rowFinding } from "./row-finding.ts";

const found = (more: Partial<ListedFinding> = {}): ListedFinding => ({
  verdict: "mixed",
  certainty: "strong",
  isHeld: false,
  holdReason: null,
  aiShare: 0.21,
  aiShareInterval: { lower: 0.16, upper: 0.28 },
  ...more,
});

describe("rowFinding", () => {
  it("says verdict, evidence and share with its interval", () => {
    expect(rowFinding(found())).toEqual({
      marker: "mixed",
      label: "일부 AI 의심",
      evidence: "뚜렷함",
      certainty: "strong",
      share: "21%",
      interval: "16–28%",
    });
  });

  it("says no share for a text of a person", () => {
    expect(rowFinding(found({ verdict: "human", aiShare: 0.02 }))).toMatchObject({
      marker: "human",
      label: "사람 글",
      share: "없음",
      interval: null,
    });
  });

  it("is grey and says no number where the evidence is weak or the judgement withheld", () => {
    expect(rowFinding(found({ verdict: "ai", certainty: "weak" }))).toMatchObject({
      marker: "hollow",
      label: "AI 글 쪽",
      share: null,
      interval: null,
    });
    expect(rowFinding(found({ isHeld: true, holdReason: "too-short" }))).toMatchObject({
      marker: "hollow",
      label: "판단 보류",
      evidence: "글이 짧아요",
      certainty: null,
      share: null,
    });
  });

  it("reads results without certainty and with an unknown reason", () => {
    expect(rowFinding(found({ certainty: undefined }))).toMatchObject({ evidence: "", certainty: null });
    expect(rowFinding(found({ isHeld: true, holdReason: "other" })).evidence).toBe("");
  });
});
