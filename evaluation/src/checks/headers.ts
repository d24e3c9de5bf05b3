import type { Language } from "@geulgyeol/engine";

/** What stands before and after the prose of a text that is handed in or sent. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

const KOREAN: readonly Frame[] = [
  { before: "3학년 2반 15번 홍길동\n", after: "" },
  { before: "나의 이야기\n\n2학년 3반 김지은\n\n", after: "" },
  { before: "과목: 국어\n학번: 20231234\n이름: 박민수\n제출일: 2026년 3월 2일\n\n", after: "" },
  { before: "과목명: 현대 사회와 윤리 | 학과: 경영학과 | 학번: 20231234 | 이름: 홍길동\n", after: "" },
  { before: "제목: 요즘 드는 생각\n작성자: 이서연\n2026-03-02\n", after: "" },
  { before: "2026년 3월 2일 월요일 날씨: 맑음\n", after: "" },
  { before: "Q1. 지원 동기를 기술하시오. (500자 이내)\n", after: "" },
  { before: "[문항 2]\n성장 과정과 가치관을 작성해 주세요. (공백 포함 1,000자)\n\n", after: "" },
  { before: "문제: 인공지능이 사회에 미치는 영향에 대해 논하시오.\n이름: 홍길동\n", after: "" },
  {
    before:
      "보낸 사람: 홍길동 <hong@example.com>\n받는 사람: 김철수\n제목: 안녕하세요\n보낸 날짜: 2026년 3월 2일 오후 3:20\n\n",
    after: "",
  },
  { before: "한국대학교 국어국문학과 20231234 홍길동\n지도교수: 김영희\n", after: "" },
  {
    before:
      "읽기와 쓰기 기말 과제\n글쓰기의 즐거움\n담당 교수: 김영희 교수님\n국어국문학과 20231234 홍길동\n2026. 3. 2.\n\n",
    after: "",
  },
  { before: "", after: "\n\n2026년 3월 2일\n홍길동 올림" },
  { before: "", after: "\n\n주식회사 한빛\n마케팅팀 홍길동 대리\n전화: 02-123-4567\nhong@example.com" },
  { before: "제목: 드리는 글\n", after: "\n\n제자 홍길동 드림" },
];

const ENGLISH: readonly Frame[] = [
  { before: "Name: Jane Doe\nStudent ID: 12345678\nCourse: ENG 101\nDate: March 2, 2026\n\n", after: "" },
  { before: "John Smith\nProfessor Brown\nEnglish 101\n2 March 2026\n\nWhat I Learned This Year\n\n", after: "" },
  { before: "Title: A Short Account\nAuthor: Jane Doe\n", after: "" },
  { before: "Prompt: Describe a time you failed. What did you learn?\n", after: "" },
  { before: "Question 1: Why do you want to join us? (maximum 500 words)\n\n", after: "" },
  {
    before: "Subject: Meeting tomorrow\nFrom: Jane Doe <jane@example.com>\nTo: John Smith\n\nDear John,\n\n",
    after: "\n\nBest regards,\nJane Doe",
  },
  { before: "Jane Doe | Student ID: 12345678 | March 2, 2026\n", after: "" },
  { before: "Dear Professor Kim,\n", after: "\n\nSincerely,\nJane Doe\nStudent ID: 12345678" },
  { before: "March 2, 2026\n", after: "" },
  { before: "My Summer\nby Jane Doe\n\n", after: "" },
  { before: "Name: Jane Doe / Class: 3B / Teacher: Mr. Smith\n", after: "" },
  { before: "Assignment: Final Essay\nCourse: History 201\nInstructor: Dr. Green\nWord Count: 850\n\n", after: "" },
];

/** Headers and signatures that texts of a language are handed in with. */
export const FRAMES: Readonly<Record<Language, readonly Frame[]>> = { ko: KOREAN, en: ENGLISH };

/** A text inside the frame with the given number, counted round. */
export function withFrame(text: string, language: Language, number: number): string {
  const frames = FRAMES[language];
  const { before, after } = frames[number % frames.length] as Frame;
  return before + text + after;
}
