import { describe, expect, it } from "vitest";
import { type HeadlineFacts, headlineOf } from "./headline.ts";

const part = (first: number, last: number, kind: "human" | "ai" | "edited" | "unclear" | undefined, p = 0.5) => ({
  firstSentence: first,
  lastSentence: last,
  aiProbability: p,
  kind,
});
const facts = (changes: Partial<HeadlineFacts> = {}): HeadlineFacts => ({
  verdict: "mixed",
  aiShare: 0.36,
  hold: null,
  segments: [part(0, 8, "human"), part(9, 13, "ai"), part(14, 20, "unclear")],
  ...changes,
});

describe("판단 한 문장", () => {
  it("두 손이 쓴 글은 AI의 대목과 그 몫을 말한다", () => {
    expect(headlineOf(facts())).toBe("10~14번 문장은 AI 글에 가까워요. 전체의 36%쯤이에요.");
    expect(headlineOf(facts(), "formal")).toBe("10~14번 문장은 AI 글에 가깝습니다. 전체의 36%쯤입니다.");
  });

  it.each([
    [0.004, "전체의 1% 미만이에요."],
    [1, "전체의 99% 이상이에요."],
  ])("몫은 0%도 100%도 아니고, 한계에는 ‘쯤’을 붙이지 않는다: %d", (aiShare, said) => {
    expect(headlineOf(facts({ aiShare }))).toBe(`10~14번 문장은 AI 글에 가까워요. ${said}`);
  });

  it("대목이 셋을 넘으면 긴 둘만 적고 더 있다고 말한다", () => {
    const segments = [part(0, 1, "ai"), part(2, 2, "human"), part(3, 5, "ai"), part(6, 6, "human"), part(7, 7, "ai")];
    expect(headlineOf(facts({ segments }))).toBe("1~2, 4~6번 문장 등은 AI 글에 가까워요. 전체의 36%쯤이에요.");
  });

  it("AI가 다듬기만 한 글은 다듬었다고 말한다", () => {
    expect(headlineOf(facts({ segments: [part(0, 4, "edited"), part(5, 9, "human")] }))).toBe(
      "1~5번 문장은 AI가 다듬은 글에 가까워요. 전체의 36%쯤이에요.",
    );
  });

  it("대목이 뚜렷하지 않으면 그렇게 말하고 몫을 적지 않는다", () => {
    const said = headlineOf(facts({ segments: [part(0, 9, "unclear", 0.65)] }));
    expect(said).toBe("AI가 쓰거나 다듬은 곳이 있는 글에 가까워요. 다만 어느 문장인지는 뚜렷하지 않아요.");
  });

  it("종류가 없는 예전 결과는 확률로 대목을 찾는다", () => {
    expect(headlineOf(facts({ segments: [part(0, 1, undefined, 0.2), part(2, 3, undefined, 0.8)] }))).toContain(
      "3~4번 문장은 AI 글에",
    );
  });

  it("판단하지 않았으면 그 까닭만 말한다", () => {
    expect(headlineOf(facts({ verdict: "ai", hold: { message: "글이 짧아서 판단하지 않았어요." } }))).toBe(
      "글이 짧아서 판단하지 않았어요.",
    );
  });

  it("한 사람이 쓴 글은 어느 쪽에 가까운지 말한다", () => {
    expect(headlineOf(facts({ verdict: "human" }))).toBe("사람이 쓴 글에 가까워요.");
    expect(headlineOf(facts({ verdict: "ai" }))).toBe("글 전체가 AI가 쓴 글에 가까워요.");
  });
});
