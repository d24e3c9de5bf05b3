import { describe, expect, it } from "vitest";
import { maskQuestion } from "./mask-question.ts";
import { prepareText } from "./prepare-text.ts";

const QUESTION =
  "우리 동네에서 바뀌었으면 하는 문제를 하나 고르고, 그 문제를 해결하는 방법을 1,000자 안팎으로 쓰시오. 직접 겪은 일을 반드시 넣을 것.";
const OWN = "나는 학교 앞 횡단보도의 초록불이 너무 짧다고 생각한다. 할머니와 건너다 중간에 멈춘 적이 있다.";

const masked = (text: string, question = QUESTION) =>
  maskQuestion(text, question).map(({ from, to }) => text.slice(from, to));

describe("maskQuestion", () => {
  it("leaves out a repeated question and keeps the answer", () => {
    expect(masked(`${QUESTION}\n${OWN}`)).toEqual([QUESTION]);
    expect(masked(OWN)).toEqual([]);
  });

  it("finds a question with other spaces, marks and numbering, or without its end", () => {
    const copied =
      "1. 우리동네에서 바뀌었으면 하는 문제를 하나 고르고 그 문제를 해결하는 방법을 1000자 안팎으로 쓰시오";
    expect(masked(`${copied}\n\n${OWN}`)).toEqual([copied]);
  });

  it("finds a sentence of the question within a paragraph", () => {
    const text = `직접 겪은 일을 반드시 넣을 것. ${OWN}`;
    expect(masked(text)).toEqual(["직접 겪은 일을 반드시 넣을 것."]);
  });

  it("keeps sentences that only take up words of the question", () => {
    expect(
      masked("우리 동네에서 바뀌었으면 하는 문제는 가로등이 없는 골목길이며, 나는 밤마다 그 길을 지나 집에 간다."),
    ).toEqual([]);
    expect(masked("그 문제를 풀자.")).toEqual([]);
  });

  it("does nothing without a question", () => {
    for (const question of ["", "  ", "쓰시오"]) expect(masked(`${QUESTION} ${OWN}`, question)).toEqual([]);
  });
});

describe("prepareText with a question", () => {
  it("excludes what repeats it, with offsets into the given text", () => {
    const text = `${QUESTION}\n\n${OWN}`;
    const prepared = prepareText(text, QUESTION);
    expect(prepared.prose).toBe(OWN);
    expect(prepared.excluded).toEqual([{ start: 0, end: QUESTION.length, reason: "asked" }]);
    const shown = prepared.sentences.map(({ start, end, excluded }) => [text.slice(start, end), excluded]);
    expect(shown[0]).toEqual([QUESTION, "asked"]);
    expect(shown.slice(1).map(([, excluded]) => excluded)).toEqual([null, null]);
  });

  it("shows a masked sentence at its place within the paragraph", () => {
    const [first, second] = OWN.split(/(?<=\.) /) as [string, string];
    const text = `${first} 직접 겪은 일을 반드시 넣을 것. ${second}`;
    const prepared = prepareText(text, QUESTION);
    expect(prepared.prose).toBe(OWN);
    expect(prepared.sentences.map(({ excluded }) => excluded)).toEqual([null, "asked", null]);
    expect(prepared.sentences.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it("is equal to the text alone where the question is empty or does not occur", () => {
    for (const question of ["", QUESTION]) expect(prepareText(OWN, question)).toEqual(prepareText(OWN));
  });
});
