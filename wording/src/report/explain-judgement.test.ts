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
