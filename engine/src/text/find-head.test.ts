import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text.ts";

const PROSE =
  "나는 어릴 때부터 책을 읽는 것을 좋아했다. 특히 역사책을 많이 읽었는데, 그중에서도 조선 시대 이야기가 가장 재미있었다.";
const ENGLISH =
  "I have always loved reading about history. My grandmother gave me the first book when I was six, and I still keep it.";

/** Reasons of the lines of a header before a paragraph, after checking that the paragraph alone is the prose. */
function reasonsOf(header: string, prose: string): string[] {
  const text = `${header}\n${prose}`;
  const prepared = prepareText(text);
  expect(prepared.prose).toBe(prose);
  expect(prepared.excluded.map(({ start, end }) => text.slice(start, end))).toEqual(header.split(/\n+/));
  return prepared.excluded.map(({ reason }) => reason);
}

describe("글 머리: 본문이 아닌 줄은 판단에서 뺀다", () => {
  it.each<[string, string[]]>([
    ["3학년 2반 15번 홍길동", ["header"]],
    ["3학년2반15번 홍길동", ["header"]],
    ["30215 홍길동", ["header"]],
    ["3학년 2반 15번\n홍길동", ["header", "header"]],
    ["학번: 20231234\n이름: 김철수", ["header", "header"]],
    ["이름 홍길동\n학번 20231234", ["header", "header"]],
    ["학번: 20231234 이름: 김철수 제출일: 2026.03.02", ["header"]],
    ["과목: 글쓰기 | 학번: 20231234 | 이름: 홍길동", ["header"]],
    ["한국대학교 국어국문학과 20231234 홍길동", ["header"]],
    ["2026년 3월 2일", ["header"]],
    ["2026. 3. 2. (월) 날씨: 맑음", ["header"]],
    ["2026-03-02", ["header"]],
    ["제목: 나의 꿈\n이름: 김지은", ["heading", "header"]],
    ["나의 꿈\n\n2학년 3반 홍길동", ["heading", "header"]],
    ["나의 꿈\n김철수", ["heading", "header"]],
    ["나의 꿈", ["heading"]],
    ["국어 수행평가\n2학년 3반 홍길동", ["header", "header"]],
    [
      "현대 사회와 윤리 기말 과제\n인공지능과 일자리\n담당 교수: 김영희\n경영학과 20231234 홍길동",
      ["header", "heading", "header", "header"],
    ],
    ["독서 감상문\n도서명: 어린 왕자\n지은이: 생텍쥐페리\n5학년 1반 김민지", ["header", "header", "header", "header"]],
    [
      "보낸 사람: 홍길동 <hong@example.com>\n받는 사람: 김철수\n제목: 회의 일정\n보낸 날짜: 2026년 3월 2일 오후 3:20",
      ["header", "header", "heading", "header"],
    ],
    ["주제: 환경 보호", ["heading"]],
    ["문제: 인공지능이 사회에 미치는 영향에 대해 논하시오.", ["question"]],
    ["Q1. 지원 동기를 기술하시오. (500자 이내)", ["question"]],
    ["1. 성장 과정을 작성해 주세요.(1000자)", ["question"]],
    ["[문항 1]\n지원 동기는 무엇입니까?\n(공백 포함 500자 이내)", ["question", "question", "question"]],
    ["지원 분야: 마케팅\n성명: 홍길동\n\n1. 지원 동기 및 입사 후 포부 (500자 이내)", ["header", "header", "question"]],
  ])("%s", (header, reasons) => {
    expect(reasonsOf(header, PROSE)).toEqual(reasons);
  });

  it.each<[string, string[]]>([
    [
      "John Smith\nProfessor Brown\nEnglish 101\n2 March 2026\n\nThe Great Gatsby and the American Dream",
      ["header", "header", "header", "header", "heading"],
    ],
    ["Name: Jane Doe\nStudent ID: 12345678\nDate: March 2, 2026", ["header", "header", "header"]],
    ["My Summer\nby Jane Doe", ["heading", "header"]],
    ["Subject: Meeting tomorrow\nFrom: Jane Doe <jane@example.com>\n\nDear John,", ["heading", "header", "header"]],
    ["Prompt: Describe a time you failed. What did you learn?", ["question"]],
    ["Why do you want to join us? (maximum 500 words)", ["question"]],
  ])("%s", (header, reasons) => {
    expect(reasonsOf(header, ENGLISH)).toEqual(reasons);
  });

  it.each([
    ["3학년 2반 15번 홍길동 ", "header"],
    ["학번: 20231234 이름: 홍길동 ", "header"],
    ["이름: 홍길동 제출일: 2026.03.02 ", "header"],
    ["Q1. 지원 동기를 기술하시오. (500자 이내) ", "question"],
    ["1. 성장 과정을 작성해 주세요. ", "question"],
  ])("첫 문장과 한 줄에 있어도 뺀다: %s", (header, reason) => {
    const prepared = prepareText(header + PROSE);
    expect(prepared.prose).toBe(PROSE);
    expect(prepared.excluded).toEqual([{ start: 0, end: header.length, reason }]);
  });

  it("자기소개서의 문항은 글 가운데에서도 뺀다", () => {
    const text = `1. 지원 동기를 쓰시오. (500자)\n${PROSE}\n2. 장점을 서술하시오.\n${PROSE}`;
    const prepared = prepareText(text);
    expect(prepared.prose).toBe(`${PROSE} ${PROSE}`);
    expect(prepared.sentences.filter(({ excluded }) => excluded === "question")).toHaveLength(2);
  });

  it("머리글뿐인 글에는 본문이 없고, 질문뿐인 글은 질문이 본문이다", () => {
    expect(prepareText("학번: 20231234\n이름: 홍길동\n제출일: 2026년 3월 2일").prose).toBe("");
    const questions = "1. 지원 동기를 기술하시오.\n2. 성장 과정을 기술하시오.";
    expect(prepareText(questions).prose).toContain("성장 과정을 기술하시오.");
  });
});

describe("글 머리: 글쓴이의 문장은 한 줄도 빼지 않는다", () => {
  it.each([
    "이름은 김철수다.",
    "이름: 없다. 나이: 없다.",
    "나는 3학년 2반이었다.",
    "안녕하세요. 저는 3학년 2반 15번 홍길동입니다.",
    "2020년 3월 2일, 나는 처음으로 학교에 갔다.",
    "2020년 3월 2일 나는 처음으로 학교에 갔다.",
    "날짜를 잊었다. 2026년 3월 2일이었던가.",
    "3학년 2반 교실에서 나는 혼자 울었다.",
    "3학년 2반 15번 홍길동 학생은 늘 웃었다.",
    "학번은 20231234이다.",
    "문제는 돈이다.",
    "문제: 나는 게으르다.",
    "질문이 있습니다. 왜 하늘은 파란가요?",
    "주제가 너무 어려웠다.",
    "전화: 어제 세 번이나 했다.",
    "제목 없는 시를 썼다.",
    "교수님께 드릴 말씀이 있다.",
    "제목: 병원 설립을 반대하는 글 저는 이번에 새로 들어선 그 병원 바로 앞 아파트에서 십 년을 살았습니다.",
  ])("%s", (sentence) => {
    for (const text of [`${sentence} ${PROSE}`, `${PROSE}\n${sentence}\n${PROSE}`]) {
      expect(prepareText(text).prose).toBe(text.replaceAll("\n", " "));
    }
    expect(prepareText(`${sentence}\n${PROSE}`).prose).toBe(`${sentence} ${PROSE}`);
  });

  it.each([
    ["시", "창가에 앉은 저녁\n오래된 나무 의자\n식어 버린 찻잔\n돌아오지 않는 이름"],
    ["이름이 든 시", "나의 이름은 3학년 2반 홍길동\n그렇게 불리는 것이 싫었다\n아무도 몰랐다"],
    ["대화", "“어디 가니?”\n“학교에요.”\n“3학년 2반이니?”\n“네.”"],
    ["요리법", "감자 세 개를 깎는다.\n물을 끓인다.\n소금을 넣는다.\n이제 먹으면 된다."],
    ["설명서", "먼저 전원을 켜시오.\n빨간 단추를 누르시오.\n불이 켜질 때까지 기다리시오."],
    ["짧은 글", "비가 왔다.\n나는 걸었다.\n우산은 없었다."],
    ["English dialogue", '"Where are you going?"\n"To class."\n"Is it English 101?"\n"It is."'],
    ["English verse", "The road\nwas long\nJohn Smith\nwalked on\nalone"],
  ])("%s", (_, text) => {
    const plain = text.replaceAll("\n", " ").replace(/[“”]/g, '"');
    expect(prepareText(text).prose).toBe(plain);
  });
});

const NAMES = ["홍길동", "김지은", "이민호", "남궁민", "박○○", "홍 길 동"];
const PARTS = {
  class: ["3학년 2반 15번", "2학년 3반", "1학년 12반 7번", "30215"],
  label: ["이름: ", "성명 : ", "작성자: ", "글쓴이 "],
  date: ["2026년 3월 2일", "2026. 3. 2.", "2026-03-02", "제출일: 2026.03.02", "날짜: 2026년 3월 2일 (월)"],
  course: ["과목: 국어", "과목명: 현대 사회와 윤리", "담당 교수: 김영희", "소속: 한국대학교 국어국문학과"],
  title: ["제목: 나의 꿈", "과제명: 독서 감상문", "주제: 환경 보호"],
  question: [
    "Q1. 지원 동기를 기술하시오. (500자 이내)",
    "[문항 2] 성장 과정을 작성해 주세요.",
    "문제: 왜 책을 읽는가?",
  ],
};
const name = fc.constantFrom(...NAMES);
const line = fc.oneof(
  fc.tuple(fc.constantFrom(...PARTS.class), name).map((parts) => parts.join(" ")),
  fc.tuple(fc.constantFrom(...PARTS.label), name).map((parts) => parts.join("")),
  fc
    .tuple(fc.constantFrom("학번: 20231234", "2학년 3반"), fc.constantFrom(" / ", " | ", ", "), name)
    .map((p) => p.join("")),
  fc.constantFrom(...PARTS.date, ...PARTS.course, ...PARTS.title, ...PARTS.question),
);
const header = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 6 }), fc.constantFrom("\n", "\n\n", "\r\n"))
  .map(([lines, end]) => lines.join(end) + end);
const sentence = fc.constantFrom(
  "나는 어제 도서관에 갔다.",
  "비가 왔는데요, 그래도 걸었습니다.",
  "3학년 2반 교실은 조용했다.",
  "2020년 3월 2일, 나는 처음으로 학교에 갔다.",
  "이름은 김철수라고 했다.",
  "그는 “괜찮아. 금방 갈게.”라고 말했다.",
  "왜 그랬을까?",
);
const prose = fc
  .array(fc.tuple(sentence, fc.constantFrom(" ", "\n", "\n\n")), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map((part) => part.join("")).join(""));

describe("글 머리: 무엇을 앞에 붙여도", () => {
  it("본문은 그대로이고, 붙인 것은 모두 뺀 곳으로 남는다", () => {
    fc.assert(
      fc.property(header, prose, (before, text) => {
        const prepared = prepareText(before + text);
        expect(prepared.prose).toBe(prepareText(text).prose);
        const left = [...before].map((letter) => (/\s/.test(letter) ? " " : letter));
        for (const { start, end } of prepared.excluded) left.fill(" ", start, Math.min(end, before.length));
        expect(left.join("").trim()).toBe("");
      }),
      { numRuns: 600 },
    );
  });
});
