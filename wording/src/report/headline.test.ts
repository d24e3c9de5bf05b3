import { describe, expect, it } from "vitest";
import { type HeadlineFacts, headlineOf } from "./headline.ts";

const part = (first: number, last: number, kind?: "human" | "ai" | "edited" | "unclear") => ({
  firstSentence: first,
  lastSentence: last,
  kind,
});
const facts = (changes: Partial<HeadlineFacts> = {}): HeadlineFacts => ({
  verdict: "mixed",
  aiShare: 0.45,
  aiShareInterval: { lower: 0.38, upper: 0.51 },
  hold: null,
  segments: [part(0, 8, "human"), part(9, 13, "ai"), part(14, 20, "unclear")],
  ...changes,
});

describe("판단 한 문장", () => {
  it("두 손이 쓴 글은 AI의 대목과 그 몫을 구간과 함께 말한다", () => {
    expect(headlineOf(facts())).toBe("10~14번 문장은 AI 글에 가까워요. AI에 가까운 분량은 전체의 45%쯤이에요(38–51%).");
    expect(headlineOf(facts(), "formal")).toBe(
      "10~14번 문장은 AI 글에 가깝습니다. AI에 가까운 분량은 전체의 45%쯤입니다(38–51%).",
    );
  });

  it("구간이 넓으면 몫을 말하지 않는다", () => {
    const aiShareInterval = { lower: 0.2, upper: 0.61 };
    expect(headlineOf(facts({ aiShareInterval }))).toBe("10~14번 문장은 AI 글에 가까워요.");
    expect(headlineOf(facts({ aiShareInterval }), "formal")).toBe("10~14번 문장은 AI 글에 가깝습니다.");
    expect(headlineOf(facts({ aiShareInterval: { lower: 0.2, upper: 0.6 } }))).toContain("(20–60%)");
  });

  it.each([
    [0.004, "AI에 가까운 분량은 전체의 1% 미만이에요."],
    [1, "AI에 가까운 분량은 전체의 99% 이상이에요."],
  ])("몫은 0%도 100%도 아니고, 한계에는 ‘쯤’도 구간도 붙이지 않는다: %d", (aiShare, said) => {
    expect(headlineOf(facts({ aiShare }))).toBe(`10~14번 문장은 AI 글에 가까워요. ${said}`);
  });

  it("대목이 셋을 넘으면 긴 둘만 적고 더 있다고 말한다", () => {
    const segments = [part(0, 1, "ai"), part(2, 2, "human"), part(3, 5, "ai"), part(6, 6, "human"), part(7, 7, "ai")];
    expect(headlineOf(facts({ segments }))).toMatch(/^1~2, 4~6번 문장 등은 AI 글에 가까워요\. AI에 가까운 분량은/);
  });

  it("AI가 다듬기만 한 글은 다듬었다고 말한다", () => {
    expect(headlineOf(facts({ segments: [part(0, 4, "edited"), part(5, 9, "human")] }))).toMatch(
      /^1~5번 문장은 AI가 다듬은 글에 가까워요\. AI에 가까운 분량은/,
    );
  });

  it("쓴 대목과 다듬은 대목이 다 있으면 둘 다 말한다", () => {
    const segments = [part(0, 0, "human"), part(1, 2, "ai"), part(3, 5, "human"), part(6, 8, "edited")];
    const wide = { lower: 0, upper: 1 };
    expect(headlineOf(facts({ segments, aiShareInterval: wide }))).toBe(
      "2~3번 문장은 AI 글에, 7~9번 문장은 AI가 다듬은 글에 가까워요.",
    );
    expect(headlineOf(facts({ segments, aiShareInterval: wide }), "formal")).toBe(
      "2~3번 문장은 AI 글에, 7~9번 문장은 AI가 다듬은 글에 가깝습니다.",
    );
    expect(headlineOf(facts({ segments }))).toMatch(/가까워요\. AI에 가까운 분량은 전체의 45%쯤이에요\(38–51%\)\.$/);
  });

  it.each(["ai", "edited"] as const)("대목 하나가 글 전체면 글 전체라고 말한다: %s", (kind) => {
    for (const segments of [[part(0, 9, kind)], [part(0, 4, kind), part(5, 9, kind)]]) {
      expect(headlineOf(facts({ segments }))).toBe("AI가 쓰거나 다듬은 흔적이 글 전체에 있어요.");
      expect(headlineOf(facts({ segments }), "formal")).toBe("AI가 쓰거나 다듬은 흔적이 글 전체에 있습니다.");
    }
  });

  it("대목이 뚜렷하지 않으면 그렇게 말하고 몫을 적지 않는다", () => {
    const said = headlineOf(facts({ segments: [part(0, 9, "unclear")] }));
    expect(said).toBe("AI가 쓰거나 다듬은 곳이 있는 글에 가까워요. 다만 어느 문장인지는 뚜렷하지 않아요.");
  });

  it("판단하지 않았으면 그 이유만 말한다", () => {
    expect(headlineOf(facts({ verdict: "ai", hold: { message: "글이 짧아서 판단하지 않았어요." } }))).toBe(
      "글이 짧아서 판단하지 않았어요.",
    );
  });

  it("한 사람이 쓴 글은 글 전체를 두고 말한다", () => {
    expect(headlineOf(facts({ verdict: "human" }))).toBe("AI가 쓴 대목을 찾지 못했어요.");
    expect(headlineOf(facts({ verdict: "human" }), "formal")).toBe("AI가 쓴 대목을 찾지 못했습니다.");
    expect(headlineOf(facts({ verdict: "ai" }))).toBe("글 전체가 AI 글에 가까워요.");
    expect(headlineOf(facts({ verdict: "ai" }), "formal")).toBe("글 전체가 AI 글에 가깝습니다.");
  });
});
