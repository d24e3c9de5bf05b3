import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersOf, findQuestions, looksLikeStatement } from "./split-answers.ts";

const ANSWER =
  "저는 동네 도서관에서 두 해 동안 책을 정리했습니다. 겨울에는 손이 시려 장갑을 끼고 일했는데, 그때 만난 할아버지가 제 글을 읽어 주셨습니다.";
const OTHER =
  "군대를 다녀온 뒤 작은 가게에서 일하며 손님의 말을 끝까지 듣는 법을 배웠습니다. 서두르면 꼭 다시 해야 했습니다.";
const split = (text: string) =>
  answersOf(findQuestions(text)).map(({ question, text: answer, limit }) => [question, answer, limit]);

describe("문항을 알아본다", () => {
  it.each([
    ["1. 지원 동기를 기술해 주세요. (500자 이내)", 500],
    ["1) 우리 회사에 지원한 이유는 무엇입니까?", null],
    ["[문항 1] 살면서 가장 힘들었던 일을 쓰시오.", null],
    ["문항1. 성장과정 (1,000자)", 1_000],
    ["Q1. 본인의 강점은 무엇인가요? [700자 이내]", 700],
    ["질문 1) 협업한 경험을 구체적으로 작성해 주십시오.", null],
    ["<문항 1>", null],
    ["1번 문항", null],
    ["① 입사 후 포부", null],
    ["Ⅰ. 지원동기", null],
    ["# 성장과정", null],
    ["| 지원 동기 |", null],
    ["지원동기 및 입사 후 포부", null],
    ["본인의 장점을 사례와 함께 서술하십시오. (공백 포함 800자 이내)", 800],
    ["가. 학교생활 가운데 기억에 남는 일 (최대 600자)", 600],
  ])("%s", (question, limit) => {
    const second = /^[#|]|^지원동기|^본인/.test(question)
      ? "입사 후 포부"
      : question
          .replace(/1(?=[번.)\] >])|1$/, "2")
          .replace("①", "②")
          .replace("Ⅰ", "Ⅱ")
          .replace("가.", "나.");
    const found = split(`${question}\n${ANSWER}\n\n${second}\n${OTHER}\n${ANSWER}`);
    expect(found.map(([, answer]) => answer)).toEqual([ANSWER, `${OTHER}\n${ANSWER}`]);
    expect(found[0]?.[2]).toBe(limit);
  });

  it("번호만 있는 제목도 답이 이어지면 문항이다", () => {
    const text = `1. 나를 키운 것들\n${ANSWER}\n2. 이 일을 하려는 까닭\n${OTHER}`;
    expect(split(text).map(([question]) => question)).toEqual(["1. 나를 키운 것들", "2. 이 일을 하려는 까닭"]);
  });

  it("질문 다음 줄에 있는 글자 수 제한은 질문에 딸린다", () => {
    const text = `1. 지원 동기를 쓰시오.\n(500자 이내)\n${ANSWER}\n2. 장점을 쓰시오.\n※ (700자)\n${OTHER}`;
    expect(split(text)).toEqual([
      ["1. 지원 동기를 쓰시오. (500자 이내)", ANSWER, 500],
      ["2. 장점을 쓰시오. ※ (700자)", OTHER, 700],
    ]);
  });

  it("첫 질문 앞의 글은 질문 없는 덩어리로 남는다", () => {
    const text = `이름 홍길동\n1. 지원 동기를 쓰시오.\n${ANSWER}\n2. 장점을 쓰시오.\n${OTHER}`;
    expect(split(text)[0]).toEqual(["", "이름 홍길동", null]);
  });

  it("답이 없는 문항은 뺀다", () => {
    const text = `1. 지원 동기를 쓰시오.\n${ANSWER}\n2. 장점을 쓰시오.`;
    expect(split(text)).toHaveLength(1);
  });
});

describe("문항이 아닌 것", () => {
  it.each([
    ["답 안의 목록", `${ANSWER}\n1. 책 정리\n2. 대출 도움\n3. 청소\n${OTHER}`],
    ["보통 글", `${ANSWER}\n\n${OTHER}`],
    [
      "번호로 시작하는 긴 문장",
      `1. 저는 동네 도서관에서 두 해 동안 책을 정리하며 많은 사람을 만났습니다.\n${ANSWER}\n2. 그 뒤에는 작은 가게에서 일하며 손님의 말을 끝까지 듣는 법을 배웠습니다.\n${OTHER}`,
    ],
    ["글자 수를 말하는 문장", `저는 하루에 (500자 이상) 쓰는 습관을 들였습니다. ${ANSWER}\n${OTHER}`],
  ])("%s", (_, text) => {
    expect(looksLikeStatement(text)).toBe(false);
  });
});

it("findQuestions and answersOf keep every line of a text", () => {
  const line = fc.constantFrom(
    ANSWER,
    OTHER,
    "1. 지원 동기",
    "[문항 2] 장점",
    "",
    "(500자 이내)",
    "짧은 줄",
    "# 제목",
    "3) 왜?",
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (parts) => {
      const text = parts.join("\n");
      const lines = findQuestions(text);
      expect(lines.map((one) => one.text)).toEqual(parts.filter((part) => part !== ""));
      const answered = answersOf(lines).flatMap((answer) => answer.text.split("\n"));
      expect(answered).toEqual(lines.filter(({ isQuestion }) => !isQuestion).map((one) => one.text));
    }),
    { numRuns: 200, seed: 3 },
  );
});
