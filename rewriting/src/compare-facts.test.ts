import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../scripts/testing/cpu-time.ts";
import { compareFacts } from "./compare-facts.ts";

const kinds = (before: string, after: string) => compareFacts(before, after).map(({ kind }) => kind);

describe("고친 글이 지켜야 할 것", () => {
  it.each([
    ["말만 바꾼 것", "폭우로 인해 다리가 잠겼다.", "폭우로 다리가 물에 잠기고 말았다."],
    ["자릿점만 뺀 수", "참가자는 1,200명이었다.", "참가자가 1200명 왔다."],
    ["따옴표 모양만 바꾼 말", '그는 "비가 온다"고 했다.', "그는 “비가 온다”고 말했다."],
    ["부정을 달리 쓴 것", "나는 가지 않았다.", "나는 안 갔다."],
    ["조사만 바꾼 이름", "김민수는 이영희를 만났다.", "김민수가 이영희와 만났다."],
    ["문장 끝의 주소", "https://a.example/b 를 보라.", "이 글은 https://a.example/b."],
    ["이름이 아닌 말", "전문가가 이야기를 주도했다.", "연구자가 말을 이끌었다."],
  ])("%s은 알리지 않는다", (_name, before, after) => {
    expect(compareFacts(before, after)).toEqual([]);
  });

  it.each([
    ["number", "3.5% 늘었다.", "3.6% 늘었다.", "숫자: ‘3.5’ → ‘3.6’"],
    ["number", "2024년에 시작했다.", "몇 해 전에 시작했다.", "숫자: ‘2024’ 빠짐"],
    ["number", "여럿이 왔다.", "12명이 왔다.", "숫자: ‘12’ 새로 생김"],
    [
      "link",
      "https://a.example 참고",
      "https://evil.example 참고",
      "주소: ‘https://a.example’ → ‘https://evil.example’",
    ],
    ["latin", "OpenAI가 냈다.", "그 회사가 냈다.", "로마자로 쓴 말: ‘OpenAI’ 빠짐"],
    ["quotation", "그는 “못 간다”고 했다.", "그는 “가지 못한다”고 했다.", "따옴표 안의 말: ‘못 간다’ → ‘가지 못한다’"],
    ["name", "김민수가 왔다.", "그 사람이 왔다.", "이름: ‘김민수’ 빠짐"],
    ["name", "박 과장과 한지원 교수를 만났다.", "박 과장과 교수를 만났다.", "이름: ‘한지원’ 빠짐"],
    ["name", "부산광역시에서 열렸다.", "부산에서 열렸다.", "이름: ‘부산광역시’ 빠짐"],
  ])("%s: %s → %s", (kind, before, after, message) => {
    const changes = compareFacts(before, after);
    expect(changes).toContainEqual({ kind, message });
  });

  it("부정이 사라지거나 생기면 알린다", () => {
    expect(kinds("비가 오지 않았다.", "비가 왔다.")).toEqual(["negation"]);
    expect(kinds("갈 수 있다.", "갈 수 없다.")).toEqual(["negation"]);
    expect(compareFacts("안 갔다.", "갔다.")[0]?.message).toContain("1개에서 0개로");
  });

  it("많으면 셋만 들고 나머지는 세며, 긴 것은 줄인다", () => {
    expect(compareFacts("1 2 3 4 5", "없음")[0]?.message).toBe("숫자: ‘1’, ‘2’, ‘3’ 외 2개 빠짐");
    const long = "가".repeat(50);
    expect(compareFacts(`“${long}”`, "없음")[0]?.message.length).toBeLessThan(60);
  });

  it("같은 글은 언제나 같고, 어떤 글에도 답한다", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        expect(compareFacts(a, a)).toEqual([]);
        for (const { message } of compareFacts(a, b)) expect(message.length).toBeGreaterThan(3);
      }),
    );
  });

  it("10,000자에도 빠르다", () => {
    for (const text of [
      "김".repeat(10_000),
      "‘".repeat(10_000),
      '"가'.repeat(5_000),
      "a.".repeat(5_000),
      "1,".repeat(5_000),
    ]) {
      expect(cpuTime(() => compareFacts(text, `${text}1`))).toBeLessThan(500);
    }
  });
});
