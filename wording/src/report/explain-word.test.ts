import { prepareText } from "@geulgyeol/engine";
import { isTransition, type WordSource } from "@geulgyeol/engine/testing";
import { describe, expect, it } from "vitest";
import { explainWords } from "./explain-word.ts";

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

describe("낱말의 까닭", () => {
  it("흐름은 앞말을 대고, 문장의 첫 낱말은 그렇다고 말한다", () => {
    expect(say("올라왔다.", "flow", 4)).toBe(
      "‘상추가’에서 이 낱말로 이어지는 흐름이 AI 글에 더 흔해서 점수를 꽤 올려요.",
    );
    expect(say("상추가", "flow", 1)).toBe("문장이 이 낱말로 시작하는 흐름이 AI 글에 더 흔해서 점수를 조금 올려요.");
  });
  it("뒤에 붙은 부호와, 접속어를 말한다", () => {
    expect(say("특히,", "marks", 9)).toBe(
      "쉼표를 붙인 접속어예요. 이 낱말 뒤에 ‘,’까지 이어지는 모양이 AI 글에 더 흔해서 점수를 뚜렷하게 올려요.",
    );
    expect(say("그런데", "letters", -4, 0.2)).toBe(
      "접속어예요. 이 낱말의 글자가 이어지는 모양이 사람 글에 더 흔해서 점수를 꽤 내려요.",
    );
  });
  it("내리는 낱말이 그래도 높으면 둘레 때문이라고, 기울지 않으면 기울지 않는다고 말한다", () => {
    expect(say("비가", "letters", -1)).toContain("그래도 둘레 문장의 점수가 높아요.");
    expect(say("비가", "letters", 0.1)).toContain("어느 쪽으로도 거의 기울지 않아요.");
  });
});
