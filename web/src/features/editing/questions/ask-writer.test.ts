import { OWN_TEXTS } from "@geulgyeol/engine/testing";
import { describe, expect, it } from "vitest";
import { askWriter } from "./ask-writer.ts";
import { insertAnswer, putAnswer } from "./put-answer.ts";

const questionsOf = (passage: string) => askWriter(passage).map(({ question }) => question);
const SENTENCES = OWN_TEXTS.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)).filter((one) => /[가-힣]{4}/.test(one));

describe("askWriter", () => {
  it.each([
    ["동아리에서 다양한 활동을 했다.", "‘다양한 활동’은 어떤 활동이었나요? 직접 한 일이나 본 것을 하나 적어 보세요."],
    ["많은 학생들이 찾아왔다.", "‘많은 학생들’은 누구였고 몇 명쯤이었나요?"],
    ["최근 관심이 커졌다.", "‘최근’은 언제였나요? 아는 만큼 정확하게 적어 보세요."],
    ["주변 사람들에게 물었다.", "‘주변 사람들’은 누구였나요?"],
    ["현장에서 도왔다.", "‘현장’은 어디였나요?"],
    [
      "문제를 해결했다.",
      "‘문제를 해결했다’ 부분에서 실제로 무엇을 어떻게 했나요? 달라진 수치가 있으면 함께 적어 보세요.",
    ],
    ["보람을 느꼈다.", "‘보람을 느꼈다’ 부분은 어떤 장면이었나요? 보거나 들은 것을 하나 적어 보세요."],
    ["독서는 중요한 역할을 한다.", "‘중요한 역할’ 이야기를 쓰게 된 일이 있나요? 언제, 어디에서 있었는지 적어 보세요."],
    ["꾸준함으로 소통을 이어 갔다.", "‘소통’에 딱 맞는 예를 하나 든다면 무엇인가요?"],
    ["매출이 높아졌다.", "‘매출이 높아졌다’ 부분은 얼마에서 얼마로 달라졌나요? 어디에서 확인했나요?"],
    ["There are various activities here.", "‘various activities’에서 직접 아는 것을 하나 든다면 무엇인가요?"],
  ])("asks about the passage's own words: %s", (passage, question) => {
    expect(questionsOf(passage)).toContain(question);
  });

  it("asks two or three different questions about words of every sentence, and suggests no words of its own", () => {
    for (const sentence of SENTENCES) {
      const questions = askWriter(sentence);
      expect([sentence, questions.length >= 2 && questions.length <= 3]).toEqual([sentence, true]);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      for (const { phrase, question } of questions) {
        expect(sentence).toContain(phrase);
        expect(question).toContain(`‘${phrase}’`);
        expect(question).not.toMatch(/점수|확률|undefined/);
      }
    }
  });

  it("does not ask about quoted words, nor for a figure that stands there", () => {
    expect(questionsOf("그는 “다양한 활동을 했다”고 말했다.").join()).not.toContain("다양한 활동");
    expect(questionsOf("매출이 40권에서 65권으로 높아졌다.").join()).not.toContain("얼마에서");
  });
});

describe("putAnswer", () => {
  const [question] = askWriter("동아리에서 다양한 활동을 했다.");
  const put = (text: string, answer: string) => question && putAnswer(text, question, answer)?.text;

  it("puts the answer in the place of the vague words with a fitting particle", () => {
    expect(put("동아리에서 다양한 활동을 했다.", "도서관 야간 봉사.")).toBe("동아리에서 도서관 야간 봉사를 했다.");
    expect(put("동아리에서 다양한 활동을 했다.", "서가 31칸의 정돈")).toBe("동아리에서 서가 31칸의 정돈을 했다.");
    expect(put("다양한 활동으로 지냈다.", "연습")).toBe("연습으로 지냈다.");
    expect(put("다양한 활동이라는 말", "봉사")).toBe("봉사라는 말");
    expect(put("다양한 활동에서 배웠다.", "봉사")).toBe("봉사에서 배웠다.");
  });

  it("leaves the place to the writer where the words are gone or the particle cannot be known", () => {
    expect(put("동아리에서 봉사를 했다.", "봉사")).toBeUndefined();
    expect(put("동아리에서 다양한 활동을 했다.", "club")).toBeUndefined();
    expect(put("동아리에서 다양한 활동을 했다.", "  ")).toBeUndefined();
  });

  it("inserts an answer at the caret as a word of its own, unchanged", () => {
    expect(insertAnswer("비가 왔다.", " 3월 2일\n오전 ", 0)).toEqual({ text: "3월 2일 오전 비가 왔다.", caret: 8 });
    expect(insertAnswer("비가 왔다.", "많이", 2).text).toBe("비가 많이 왔다.");
    expect(insertAnswer("비가 왔다.", "그날", 6).text).toBe("비가 왔다. 그날");
  });
});
