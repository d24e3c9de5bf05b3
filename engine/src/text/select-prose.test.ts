import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text.ts";

describe("prepareText: 글쓴이의 글이 아닌 곳", () => {
  const text = [
    "# 도서관에서 보낸 하루",
    "",
    "어제는 비가 많이 와서 하루 종일 도서관에 있었다. 오래된 소설을 한 권 골라 창가에 앉았다.",
    "",
    "> 비 오는 날에는 책이 가장 좋은 친구가 된다고 누군가 말했다.",
    "",
    "오늘 읽은 것",
    "책을 덮고 나니 저녁이었다. 자세한 이야기는 https://example.com/book 에 적어 두었다.",
    "- 장점: 조용해서 글이 잘 읽혔다.",
    "- 우산",
    "",
    "```",
    "let rain = true;",
    "```",
    "| 책 | 쪽 |",
    "| 소설 | 300 |",
    "",
    "참고문헌",
    "김영수 (2019). 비와 책. 서울: 나무출판사.",
  ].join("\n");
  const p = prepareText(text);

  it("본문만 남긴다", () => {
    expect(p.prose).toBe(
      "어제는 비가 많이 와서 하루 종일 도서관에 있었다. 오래된 소설을 한 권 골라 창가에 앉았다. 책을 덮고 나니 저녁이었다. 자세한 이야기는 에 적어 두었다. 조용해서 글이 잘 읽혔다.",
    );
  });

  it("뺀 곳과 까닭을 알린다", () => {
    const excluded = p.excluded.map((range) => [range.reason, text.slice(range.start, range.end).split("\n")[0]]);
    expect(excluded).toEqual([
      ["heading", "# 도서관에서 보낸 하루"],
      ["quotation", "> 비 오는 날에는 책이 가장 좋은 친구가 된다고 누군가 말했다."],
      ["heading", "오늘 읽은 것"],
      ["url", "https://example.com/book"],
      ["list-marker", "- 장점: "],
      ["list-marker", "- 우산"],
      ["code", "```"],
      ["code", "let rain = true;"],
      ["code", "```"],
      ["table", "| 책 | 쪽 |"],
      ["table", "| 소설 | 300 |"],
      ["reference", "참고문헌"],
      ["reference", "김영수 (2019). 비와 책. 서울: 나무출판사."],
    ]);
    expect(p.sentences.filter((s) => s.excluded !== null).map((s) => s.excluded)).toEqual([
      "heading",
      "quotation",
      "heading",
      "reference",
      "reference",
    ]);
  });

  it("짧은 인용은 본문에 두고, 긴 인용은 뺀다", () => {
    expect(prepareText("그는 “괜찮아. 금방 갈게.”라고 말했다.").prose).toBe('그는 "괜찮아. 금방 갈게."라고 말했다.');
    const long = `그 책은 이렇게 시작한다. “${"비가 오던 날이었다. ".repeat(20)}” 나는 그 대목이 좋다.`;
    const q = prepareText(long);
    expect(q.prose).toBe("그 책은 이렇게 시작한다. 나는 그 대목이 좋다.");
    expect(q.excluded.map((range) => range.reason)).toEqual(["quotation"]);
  });

  it("시와 대화처럼 짧은 줄은 제목이 아니다", () => {
    const poem = "창가에 앉은 저녁\n오래된 나무 의자\n식어 버린 찻잔\n돌아오지 않는 이름";
    expect(prepareText(poem).prose).toBe(poem.replaceAll("\n", " "));
  });

  it("통째로 인용이나 목록인 글은 그대로 읽는다", () => {
    const p2 = prepareText("> 나는 어제 도서관에 갔다. 비가 왔다.\n> 그래서 늦게까지 책을 읽었다.");
    expect(p2.prose).toContain("나는 어제 도서관에 갔다.");
  });

  it("전자우편과 전화번호를 가린다", () => {
    expect(prepareText("kim.a@school.ac.kr로 보내거나 010-1234-5678로 거세요. 1864-1875년의 일이다.").prose).toBe(
      "[EMAIL]로 보내거나 [PHONE]로 거세요. 1864-1875년의 일이다.",
    );
  });

  it("이름을 가린 별표는 강조가 아니다", () => {
    expect(prepareText("김*수 씨와 *아파트 주민이 부산* 관리소에 갔다.").prose).toBe(
      "김*수 씨와 *아파트 주민이 부산* 관리소에 갔다.",
    );
  });
});
