import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text.ts";

const PROSE =
  "나는 어릴 때부터 책을 읽는 것을 좋아했다. 특히 역사책을 많이 읽었는데, 그중에서도 조선 시대 이야기가 가장 재미있었다.";
const ENGLISH =
  "I have always loved reading about history. My grandmother gave me the first book when I was six, and I still keep it.";

describe("글 끝의 서명은 판단에서 뺀다", () => {
  it.each([
    "홍길동 올림",
    "홍길동 드림.",
    "제자 홍길동 올림",
    "아들 철수 올림",
    "2026년 3월 2일 홍길동 배상",
    "2026년 3월 2일\n홍길동 드림",
    "2026년 3월 2일\n홍길동",
    "2026. 3. 2.\n국어국문학과 20231234 홍길동 드림",
    "작성자: 홍길동",
    "홍길동 (인)",
    "홍길동 기자 hong@example.com",
    "주식회사 한빛\n마케팅팀 홍길동 대리\n전화: 02-123-4567\nhong@example.com",
    "홍길동 | 한빛소프트 | 010-1234-5678",
    "나의 iPhone에서 보냄",
  ])("%s", (signature) => {
    const text = `${PROSE}\n\n${signature}`;
    const prepared = prepareText(text);
    expect(prepared.prose).toBe(PROSE);
    expect(prepared.excluded.map(({ reason }) => reason)).toEqual(signature.split("\n").map(() => "signature"));
    expect(prepared.excluded.map(({ start, end }) => text.slice(start, end))).toEqual(signature.split("\n"));
  });

  it.each([
    "Sincerely,\nJane Doe",
    "Best regards,\nJane",
    "Yours sincerely, Jane Doe",
    "Best,\nJane Doe\nMarketing Manager\nAcme Inc.\n+1 555-123-4567\njane@example.com",
    "Sent from my iPhone",
  ])("%s", (signature) => {
    expect(prepareText(`${ENGLISH}\n${signature}`).prose).toBe(ENGLISH);
  });

  it("마지막 문장과 한 줄에 있어도 뺀다", () => {
    const text = `${PROSE} 2026년 3월 2일 홍길동 올림`;
    const prepared = prepareText(text);
    expect(prepared.prose).toBe(PROSE);
    expect(prepared.excluded).toEqual([{ start: PROSE.length, end: text.length, reason: "signature" }]);
  });

  it.each([
    "감사합니다.",
    "할인 혜택 드림",
    "사진 올림",
    "그래서 여기에 글을 올림",
    "오늘 하루 종일 리포트 씀",
    "끝까지 읽어 주셔서 감사드림",
    "하지만 김철수는 오지 않았다.",
    "나는 김철수",
    "정말로",
    "그날은 2026년 3월 2일이었다.",
    "전화번호는 010-1234-5678입니다.",
  ])("글쓴이의 말은 남긴다: %s", (last) => {
    expect(prepareText(`${PROSE}\n${last}`).excluded.map(({ reason }) => reason)).not.toContain("signature");
    expect(prepareText(`${PROSE} ${last}`).excluded).toEqual([]);
  });

  it.each(["Thank you.", "Love is all.", "Best of all, it stopped.", "It was March 2, 2026."])("%s", (last) => {
    expect(prepareText(`${ENGLISH}\n${last}`).prose).toBe(`${ENGLISH} ${last}`);
  });

  it("줄이 꺾여 끝에 남은 날짜나 이름은 문장의 끝이다", () => {
    const text = "우리가 처음 만난 것은 아직 추위가 가시지 않은 봄이었고 그날은\n2026년 3월 2일";
    expect(prepareText(text).prose).toBe(text.replace("\n", " "));
  });
});
