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
    expect(reasoning(0.2, 0.1, 0.3)).toMatch(/바뀌는 곳은 보이지 않아요/);
  });

  it("says that all sentences have traces when all of them count as AI", () => {
    expect(reasoning(0.9, 0.9, 0.9)).toMatch(/^모든 문장에 AI가 쓰거나 다듬은 흔적이 있어요\./);
  });
});

describe("explainJudgement of a mixed text with kinds of passages", () => {
  type Kind = "human" | "ai" | "edited" | "unclear";
  const explain = (kinds: readonly (Kind | undefined)[], register: "polite" | "formal" = "polite") => {
    // All sentences count as AI, so that only the kinds tell them apart.
    const sentences = kinds.map((kind) => ({ aiProbability: kind === "human" ? 0.1 : 0.8, excluded: null }));
    const segments = kinds.map((kind, at) => ({ firstSentence: at, lastSentence: at, kind }));
    const judged = { aiProbability: 0.5, proseLength: 1000, dependsOnPunctuation: false, hold: null };
    return explainJudgement({ ...judged, sentences, segments }, [], register);
  };

  it("names each kind in the order of the text", () => {
    expect(explain(["human", "human", "edited", "edited"])).toMatch(
      /^1~2번 문장은 사람 글에, 3~4번 문장은 AI가 다듬은 글에 가까워요\./,
    );
    expect(explain(["ai", "human", "human", "edited"], "formal")).toMatch(
      /^1번 문장은 AI 글에, 2~3번 문장은 사람 글에, 4번 문장은 AI가 다듬은 글에 가깝습니다\./,
    );
  });

  it("says of which passages nothing is clear", () => {
    expect(explain(["edited", "unclear"])).toMatch(
      /^1번 문장은 AI가 다듬은 글에 가깝고, 나머지는 어느 쪽인지 뚜렷하지 않아요\./,
    );
    expect(explain(["ai", "edited", "unclear"])).toMatch(
      /^1번 문장은 AI 글에, 2번 문장은 AI가 다듬은 글에 가깝고, 나머지는/,
    );
    for (const kind of ["unclear", "human"] as const)
      expect(explain([kind, kind])).toMatch(/바뀌는 곳은 보이지 않아요/);
  });

  it("says that all sentences have traces where no other passage is left", () => {
    for (const kinds of [
      ["edited", "edited"],
      ["ai", "edited"],
    ] as const) {
      expect(explain(kinds)).toMatch(/^모든 문장에 AI가 쓰거나 다듬은 흔적이 있어요\./);
    }
    expect(explain(["edited"], "formal")).toMatch(/흔적이 있습니다\./);
  });

  it("goes by the sentences in older results, whose passages have no kinds", () => {
    expect(explain(["human", undefined])).toMatch(/^1번 문장은 사람 글에, 2번 문장은 AI 글에 가까워요\./);
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
      "글 전체가 고르게 AI 글의 결에 가까워요. 눈에 띄는 표현은 없지만, 글자와 단어의 흐름이 AI 글과 비슷해요.",
    );
    expect(explainJudgement(judged(0.1, { onlyPatterns: true }), [], "formal")).toMatch(
      /눈에 띄는 표현은 없지만, 글자와 단어의 흐름이 사람 글과 비슷합니다\.$/,
    );
    expect(explainJudgement(judged(0.5, { onlyPatterns: true }), [], "polite")).toMatch(
      /눈에 띄는 표현이 없어서 글자와 단어의 흐름만 보고 판단했어요\.$/,
    );
  });

  it("says the same of older results without signs, which have no such fact", () => {
    expect(explainJudgement(judged(0.9), [], "polite")).toMatch(/흐름이 AI 글과 비슷해요\.$/);
  });

  it("says that nothing can be pointed at when all signs are of the whole text", () => {
    const say = (...placed: readonly boolean[]) =>
      explainJudgement(
        judged(0.9, { onlyPatterns: false }),
        placed.map((isPlaced) => sign("ai", isPlaced)),
        "polite",
      );
    expect(say(false)).toMatch(/눈에 띄는 표현은 없지만, 글 전체를 보면 문장들의 길이가 서로 비슷해요\.$/);
    expect(say(true)).toMatch(/가까워요\. 문장들의 길이가 서로 비슷해요\.$/);
    expect(say(false, true)).not.toContain("눈에 띄는 표현은 없지만");
  });
});
