import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prepareText } from "../../text/prepare-text.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { findTopicWords } from "./find-topic-words.ts";

function topicsOf(text: string): string[] {
  const prepared = prepareText(text);
  const topics = findTopicWords(prepared);
  return prepared.words.flatMap(({ start, end }, at) => (topics[at] ? [text.slice(start, end)] : []));
}

describe("주제어와 이름", () => {
  it("두 문장에 나온 명사는 조사가 달라도 주제어다", () => {
    expect(
      topicsOf(
        "우리 마을의 저수지는 오래되었다. 여름이면 아이들이 저수지에서 놀았다. 지금은 저수지 둘레를 막아 두었다.",
      ),
    ).toEqual(["저수지는", "저수지에서", "저수지"]);
  });

  it("한 번 나온 명사와 되풀이된 용언은 주제어가 아니다", () => {
    expect(
      topicsOf(
        "이 점은 중요한 까닭이 있다. 그래서 중요한 것부터 받는 편이 낫다. 그런데 받는 사람은 하지만 하고 말한다.",
      ),
    ).toEqual([]);
    expect(topicsOf("그가 내놓은 일은 컸다. 우리가 내놓은 뜻도 컸다.")).toEqual([]);
    expect(topicsOf("그는 들어가 앉았다. 우리도 들어가 앉았다. 모두 들어 옮겼다. 다시 들어 옮겼다.")).toEqual([]);
  });

  it("‘체계적으로’처럼 되풀이된 부사어와 접속어는 주제어가 아니다", () => {
    expect(topicsOf("실제로 체계적으로 보았다. 다시 체계적으로 보았다. 실제로 그랬고, 체계적인 일이었다.")).toEqual([]);
  });

  it("조사가 ‘-는’뿐이어도 용언의 끝과 다르면 주제어다", () => {
    expect(
      topicsOf("이 명령어는 오래 걸린다. 저 명령어는 금방 끝난다. 자주 만드는 것과 가끔 만드는 것이 있다."),
    ).toEqual(["명령어는", "명령어는"]);
  });

  it("주제어 앞에 되풀이된 말은 그 이름의 일부다", () => {
    expect(
      topicsOf("그는 생성형 AI를 오래 썼다. 우리도 생성형 AI에 물었고 다른 AI에도 물었다. 다른 AI는 달랐다."),
    ).toEqual(["생성형", "AI를", "생성형", "AI에", "AI에도", "AI는"]);
  });

  it("로마자로 시작하는 말과 수는 세지 않는다", () => {
    expect(topicsOf("어제는 USB를 샀고 내일은 3월이라 다시 나간다고 했다.")).toEqual(["USB를", "3월이라"]);
  });

  it("사람 이름과 널리 아는 땅 이름을 알아본다", () => {
    expect(topicsOf("김민수는 어제 왔고 박 씨와 이영희 씨가 부산에서 기다렸다고 한다.")).toEqual([
      "김민수는",
      "이영희",
      "부산에서",
    ]);
    expect(topicsOf("이야기는 길었고 전문가들은 유연성을 안정성이라고 불렀다.")).toEqual([]);
  });

  it("영어에서는 문장 안의 대문자와 되풀이된 명사를 고른다", () => {
    expect(
      topicsOf(
        "The garden was quiet when Martha arrived with her old dog. She had planted the garden herself, and it was quiet again. Martha smiled slowly, and I've smiled, too.",
      ),
    ).toEqual(["garden", "Martha", "garden", "Martha"]);
  });

  it("아무 글에도 낱말마다 답하고 던지지 않는다", () => {
    const piece = fc.constantFrom(
      "김민수는",
      "저수지를",
      "가",
      "을",
      "들이",
      "AI",
      "3",
      ". ",
      "The",
      "'s",
      "—",
      "\n",
      "씨",
    );
    const texts = fc.array(fc.oneof(piece, fc.string({ unit: "binary" })), { maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.constantFrom("", " "), (parts, between) => {
        const prepared = prepareText(parts.join(between));
        expect(findTopicWords(prepared)).toHaveLength(prepared.words.length);
      }),
      { numRuns: 200 },
    );
  });

  it("글이 길어져도 걸리는 시간은 길이를 따라 늘어난다", () => {
    const [short, long] = [250, 4_000].map((sentences) =>
      prepareText("저수지를 지나서 들어가는 아이들이 저수지에서 놀았다. ".repeat(sentences)),
    ) as [PreparedText, PreparedText];
    const msOf = (text: PreparedText, times: number) => {
      const from = performance.now();
      for (let round = 0; round < times; round++) findTopicWords(text);
      return performance.now() - from;
    };
    msOf(short, 16);
    msOf(long, 1);
    // As many words in both, one after the other, so that other work of the machine slows both. What takes time by the
    // square of the length needs 16 times as long for the long text.
    const ratios = Array.from({ length: 5 }, () => msOf(long, 1) / msOf(short, 16));
    expect(ratios.sort((a, b) => a - b)[2]).toBeLessThan(5);
  });
});
