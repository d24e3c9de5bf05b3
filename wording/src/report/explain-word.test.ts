import { prepareText } from "@geulgyeol/engine";
import { isTransition, type WordSource } from "@geulgyeol/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainWords, summariseWords } from "./explain-word.ts";

const TEXT = "상추가 올라왔다. 특히, 할머니들이 좋아했다. 그런데 비가 많이 왔다고 했다.";
const prepared = prepareText(TEXT);
const TRANSITIONS = prepared.words.flatMap(({ start, end }, at) =>
  isTransition(TEXT.slice(start, end).replace(/[.,]$/, ""), "ko") ? [at] : [],
);
const say = (said: string, source: WordSource, scaled: number, aiProbability = 0.9) => {
  const words = prepared.words.map(({ start, end, sentence }) => {
    const contribution = scaled / prepared.words.length;
    return { word: TEXT.slice(start, end), sentence, contribution, aiProbability };
  });
  const sources = words.map(() => source);
  return explainWords(words, { sources, transitions: TRANSITIONS })[words.findIndex(({ word }) => word === said)];
};

describe("단어의 이유", () => {
  it("글자의 흐름이면 어느 글자인지 댄다", () => {
    const words = [{ word: "중요한", sentence: 0, contribution: 4, aiProbability: 0.9 }];
    expect(explainWords(words, { sources: ["letters"], pieces: ["요한"], transitions: [] })).toEqual([
      "‘요한’으로 끝나는 형태가 AI 글에 더 흔해서 점수를 꽤 올려요.",
    ]);
  });

  it("글자가 단어의 처음인지, 가운데인지, 단어 자체인지 말한다", () => {
    const told = (piece: string) => {
      const words = [{ word: "“달라지겠지만,", sentence: 0, contribution: 4, aiProbability: 0.9 }];
      return explainWords(words, { sources: ["letters"], pieces: [piece], transitions: [] })[0];
    };
    expect(told("달라")).toContain("‘달라’로 시작하는 형태가 ");
    expect(told("지겠")).toContain("‘지겠’이라는 글자가 ");
    expect(told("달라지겠지만")).toContain("‘달라지겠지만’ 자체가 ");
  });

  it("점수를 올리는 주제어는 의심하지 않는다고 말한다", () => {
    const words = [1, -1].map((side) => ({
      word: "저수지를",
      sentence: 0,
      contribution: 4 * side,
      aiProbability: 0.5,
    }));
    const facts = {
      sources: ["letters", "letters"] as const,
      pieces: ["저수지", "저수지"],
      transitions: [],
      topics: [0, 1],
    };
    expect(explainWords(words, facts).map((told) => told.endsWith("의심하지 않아요."))).toEqual([true, false]);
  });

  it("간추릴 때에도 주제어를 점수를 올린 단어로 꼽지 않는다", () => {
    const words = ["저수지를", "극대화하고"].map((word) => ({
      word,
      sentence: 0,
      contribution: 4,
      aiProbability: 0.5,
    }));
    expect(summariseWords(words, { topics: [0] })).toContain("점수를 가장 많이 올린 단어는 ‘극대화하고’예요.");
  });

  it("간추릴 때에는 비율이 아니라 개수로 말한다", () => {
    const word = (said: string, contribution: number, aiProbability = 0.1) =>
      ({ word: said, sentence: 0, contribution, aiProbability }) as const;
    expect(summariseWords([word("나무", 1, 0.9), word("숲을", -1), word("강", 2)])).toEqual([
      "단어 3개 가운데 위험도 높음은 1개예요.",
      "점수를 가장 많이 올린 단어는 ‘강’, ‘나무’예요.",
      "점수를 가장 많이 내린 단어는 ‘숲을’이에요.",
      "단어 2개가 AI 쪽으로, 1개가 사람 쪽으로 기울어요.",
    ]);
    for (const [contribution, side] of [
      [1, "AI"],
      [-1, "사람"],
    ] as const) {
      const said = summariseWords([word("강", contribution)]);
      expect(said[0]).toBe("단어 1개 가운데 위험도 높음은 없어요.");
      expect(said.at(-1)).toBe(`단어가 모두 ${side} 쪽으로 기울어요.`);
      expect(said.join(" ")).not.toContain("%");
    }
  });

  it("부호 앞의 글자는 짝을 이룬 글자도 가르지 않는다", () => {
    const words = [{ word: "좋다😀가나,", sentence: 0, contribution: 4, aiProbability: 0.9 }];
    expect(explainWords(words, { sources: ["marks"], transitions: [] })[0]).toMatch(/^‘😀가나’ 뒤에 ‘,’까지/u);
  });

  it("점수를 바꾸는 단어끼리는 이유가 겹치지 않는다", () => {
    const word = fc.record({
      word: fc.constantFrom("수", "있습니다.", "또한,", "—"),
      sentence: fc.constantFrom(0, 1, 2),
      contribution: fc.constantFrom(3, 9, -4),
      aiProbability: fc.constantFrom(0.3, 0.9),
    });
    const source = fc.constantFrom<WordSource>("flow", "letters", "marks");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, source), { maxLength: 40 }), (all) => {
        const words = all.map(([one]) => one).sort((a, b) => a.sentence - b.sentence);
        const sources = all.map(([, one]) => one);
        const pieces = words.map((one) => one.word.slice(0, 2));
        const told = explainWords(words, { sources, pieces, transitions: [] });
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });

  it("흐름은 앞말을 대고, 문장의 첫 단어는 그렇다고 말한다", () => {
    expect(say("올라왔다.", "flow", 4)).toBe(
      "‘상추가’ 다음에 ‘올라왔다’처럼 이어지는 흐름이 AI 글에 더 흔해서 점수를 꽤 올려요.",
    );
    expect(say("상추가", "flow", 1)).toBe("문장이 ‘상추가’처럼 시작하는 흐름이 AI 글에 더 흔해서 점수를 조금 올려요.");
  });
  it("뒤에 붙은 부호와, 접속어를 말한다", () => {
    expect(say("특히,", "marks", 9)).toBe(
      "쉼표를 붙인 접속어예요. ‘특히’ 뒤에 ‘,’까지 이어지는 모양이 AI 글에 더 흔해서 점수를 뚜렷하게 올려요.",
    );
    expect(say("그런데", "letters", -4, 0.2)).toBe("접속어예요. ‘그런데’ 자체가 사람 글에 더 흔해서 점수를 꽤 내려요.");
  });
  it("내리는 단어가 그래도 높으면 앞뒤 때문이라고, 기울지 않으면 기울지 않는다고 말한다", () => {
    expect(say("비가", "letters", -1)).toContain("그래도 앞뒤 문장의 점수가 높아요.");
    expect(say("비가", "letters", 0.1)).toBe("‘비가’는 어느 쪽으로도 거의 기울지 않아요. 3번 문장의 점수를 따라가요.");
  });
});
