import { prepareText } from "@geulgyeol/engine";
import { describe, expect, it } from "vitest";
import { explainJudgement } from "./explain-judgement.ts";

const prepared = prepareText("봄이 와서 텃밭에 나갔다. ".repeat(25));

/** The reasoning for 25 sentences of a mixed text: 5 to 7 are `high`, 8 and 9 `uncertain`, the rest `low`. */
function reasoning(high: number, uncertain: number, low: number): string {
  const sentenceProbabilities = prepared.sentences.map((_, at) =>
    at < 4 ? low : at < 7 ? high : at < 9 ? uncertain : low,
  );
  const sentences = prepared.sentences.map(({ excluded }, at) => ({
    aiProbability: sentenceProbabilities[at] ?? 0,
    excluded,
  }));
  const judged = { aiProbability: 0.5, interval: { lower: 0.4, upper: 0.6 }, proseLength: prepared.prose.length };
  return explainJudgement({ ...judged, sentences, hold: null, dependsOnPunctuation: false }, [], "polite");
}

describe("explainJudgement of a mixed text", () => {
  it("names the sentences counted as AI and those counted as human", () => {
    expect(prepared.sentences).toHaveLength(25);
    expect(reasoning(0.9, 0.55, 0.1)).toMatch(/^1~4, 10~25번 문장은 사람 글에, 5~7번 문장은 AI 글에 가까워요\./);
  });

  it("calls the rest unclear when one class has no sentences", () => {
    expect(reasoning(0.9, 0.55, 0.5)).toMatch(/^5~7번 문장은 AI 글에 가깝고, 나머지는 어느 쪽인지/);
    expect(reasoning(0.6, 0.55, 0.1)).toMatch(/^1~4, 10~25번 문장은 사람 글에 가깝고, 나머지는 어느 쪽인지/);
  });

  it("reports no change when all sentences are unclear or alike", () => {
    expect(reasoning(0.6, 0.55, 0.5)).toMatch(/바뀌는 곳은 보이지 않아요/);
    expect(reasoning(0.9, 0.9, 0.9)).toMatch(/바뀌는 곳은 보이지 않아요/);
  });
});

describe("explainJudgement without or with signs", () => {
  const judged = (aiProbability: number, over: object = {}) => ({
    aiProbability,
    interval: { lower: 0, upper: 1 },
    proseLength: 1000,
    dependsOnPunctuation: false,
    hold: null,
    sentences: [{ aiProbability, excluded: null }],
    ...over,
  });
  const sign = (direction: "ai" | "human", isPlaced: boolean) =>
    ({ direction, clause: "문장들의 길이가 서로 비슷해요", isPlaced }) as const;

  it("says that only patterns speak, in both registers", () => {
    expect(explainJudgement(judged(0.9, { onlyPatterns: true }), [sign("human", true)], "polite")).toBe(
      "글 전체가 고르게 AI 글의 결에 가까워요. AI 글의 표시로 짚을 만한 표현은 없지만, 글자와 단어가 이어지는 흐름이 AI 글과 비슷해요.",
    );
    expect(explainJudgement(judged(0.1, { onlyPatterns: true }), [], "formal")).toMatch(
      /사람 글의 표시로 짚을 만한 표현은 없지만, 글자와 단어가 이어지는 흐름이 사람 글과 비슷합니다\.$/,
    );
    expect(explainJudgement(judged(0.5, { onlyPatterns: true }), [], "polite")).toMatch(
      /짚을 만한 표현은 없어서, .+흐름만 보고 판단했어요\.$/,
    );
  });

  it("says the same of older results without signs, which have no such fact", () => {
    expect(explainJudgement(judged(0.9), [], "polite")).toMatch(/흐름이 AI 글과 비슷해요\.$/);
  });

  it("says that nothing can be pointed at when all signs are of the whole text", () => {
    const say = (isPlaced: boolean) =>
      explainJudgement(judged(0.9, { onlyPatterns: false }), [sign("ai", isPlaced)], "polite");
    expect(say(false)).toMatch(/짚어 보일 표현은 없지만, 글 전체로 보면 문장들의 길이가 서로 비슷해요\.$/);
    expect(say(true)).toMatch(/가까워요\. 문장들의 길이가 서로 비슷해요\.$/);
  });
});
