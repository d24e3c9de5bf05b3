import { describe, expect, it } from "vitest";
import { findingOf, type HeadlineFacts } from "./headline.ts";

const part = (first: number, last: number, kind?: "human" | "ai" | "edited" | "unclear") => ({
  firstSentence: first,
  lastSentence: last,
  kind,
});
const find = (changes: Partial<HeadlineFacts> = {}) =>
  findingOf({
    verdict: "mixed",
    aiShare: 0.45,
    aiShareInterval: { lower: 0.38, upper: 0.51 },
    segments: [part(0, 8, "human"), part(9, 13, "ai")],
    ...changes,
  });

describe("결과의 첫 문장", () => {
  it("두 손이 쓴 글은 대목이 먼저, 그 몫과 사람의 대목이 다음이다", () => {
    expect(find()).toEqual({
      sentence: "10~14번 문장은 AI 글에 가까워요",
      share: "전체의 45%쯤이에요 (38–51%).",
      rest: "1~9번 문장은 사람 글에 가까워요.",
    });
  });

  it("구간이 40%p보다 넓으면 몫을 빼고 대목만 말한다", () => {
    expect(find({ aiShareInterval: { lower: 0.1, upper: 0.9 } })).toMatchObject({ share: "" });
  });

  it("글 전체를 고쳤으면 몫을 말하지 않는다", () => {
    expect(find({ segments: [part(0, 9, "edited")] })).toEqual({
      sentence: "AI가 쓰거나 다듬은 흔적이 글 전체에 있어요",
      share: "",
      rest: "",
    });
  });

  it("대목이 뚜렷하지 않으면 그렇게 말한다", () => {
    expect(find({ segments: [part(0, 9, "unclear")] })).toMatchObject({
      share: "",
      rest: "다만 어느 문장인지는 뚜렷하지 않아요.",
    });
  });

  it("사람 글로 보면 증명이 아니라고 말한다", () => {
    expect(find({ verdict: "human" })).toEqual({
      sentence: "AI가 쓴 대목을 찾지 못했어요",
      share: "",
      rest: "글 전체가 사람 글에 가까워요. AI를 쓰지 않았다는 증명은 아니에요.",
    });
  });

  it("AI 글로 보면 분량을 구간과 함께, 한계에는 구간 없이 말한다", () => {
    const wide = { lower: 0.9, upper: 0.99 };
    expect(find({ verdict: "ai", aiShare: 0.95, aiShareInterval: wide })).toEqual({
      sentence: "글 전체가 AI 글에 가까워요",
      share: "AI 글에 가까운 분량은 95%쯤이에요 (90–99%).",
      rest: "",
    });
    expect(find({ verdict: "ai", aiShare: 1, aiShareInterval: wide }).share).toBe(
      "AI 글에 가까운 분량은 99% 이상이에요.",
    );
  });
});
