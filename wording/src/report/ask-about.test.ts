import { describe, expect, it } from "vitest";
import { askAbout } from "./ask-about.ts";
import { quotablePhrase } from "./quotable-phrase.ts";

const BUS = [
  "할머니는 그걸 못 보고 이틀을 기다리셨다고 한다.",
  "대중교통의 축소는 고령층의 이동권을 제한하는 심각한 사회 문제로 대두되고 있다.",
  "이를 해결하기 위해서는 지방자치단체와 주민이 협력하는 통합적인 교통 체계의 구축이 필요하다.",
  "또한 수요 응답형 버스와 같은 디지털 기술을 활용함으로써 운영의 효율성을 높일 수 있다.",
  "운행 횟수는 하루 8회에서 4회로 줄었다.",
];
const read = (texts: readonly string[], probabilities: readonly number[] = []) =>
  texts.map((text, index) => ({ index, text, aiProbability: probabilities[index] ?? 0.9, excluded: null }));
const passage = (firstSentence: number, lastSentence: number, kind: "ai" | "human") => ({
  firstSentence,
  lastSentence,
  kind,
});

describe("함께 읽을 문장과 질문", () => {
  it("AI 대목의 문장을 셋까지, 글의 순서대로, 저마다 다른 질문으로 묻는다", () => {
    const asked = askAbout(read(BUS), [passage(0, 0, "human"), passage(1, 3, "ai"), passage(4, 4, "human")]);
    expect(asked.map(({ index, question }) => [index + 1, question])).toEqual([
      [2, "‘고령층의 이동권’ 부분을 친구에게 쉬운 말로 설명한다면 어떻게 말할까요?"],
      [3, "‘통합적인 교통 체계의 구축’ 이야기를 꺼내게 된 계기는 무엇인가요?"],
      [4, "‘운영의 효율성’의 예를 하나 든다면 무엇인가요?"],
    ]);
  });

  it("대목이 없으면 확률이 높은 문장을 고르고, 같은 글에는 늘 같은 질문을 한다", () => {
    const sentences = read(BUS, [0.1, 0.5, 0.9, 0.7, 0.8]);
    const asked = askAbout(sentences, []);
    expect(asked.map(({ index }) => index)).toEqual([2, 3, 4]);
    expect(asked[2]?.question).toBe("‘8회’는 어디에서 확인했나요?");
    expect(askAbout(sentences, [])).toEqual(asked);
  });

  it("뺀 문장과 빈 문장은 고르지 않는다", () => {
    const [first, second] = read(BUS);
    if (!first || !second) throw new Error("no sentences");
    expect(
      askAbout(
        [
          { ...first, excluded: "heading" },
          { ...second, text: "  " },
        ],
        [],
      ),
    ).toEqual([]);
  });

  it("인용한 말은 문장에 그대로 있고, 썼는지 묻지 않는다", () => {
    for (const { text, phrase, question } of askAbout(read(BUS), [])) {
      expect(text).toContain(phrase);
      expect(question).toContain(`‘${phrase}’`);
      expect(question).toMatch(/\?$/);
      expect(question).not.toMatch(/AI|썼나요|맞나요|인가요\?.*인가요/);
    }
  });
});

describe("질문에 옮기는 말", () => {
  it.each([
    ["또한, 꾸준한 독서 습관은 집중력 향상에도 긍정적인 영향을 미칩니다.", "긍정적인 영향"],
    ["먹을 수 있을 때 천천히 먹는 것이 좋다.", "먹을 수 있을 때 천천히 먹는 것이"],
    ["결론적으로, 물건은 안중에도 없고 상자만 기다린다.", "물건은 안중에도 없고 상자만 기다린다"],
    ["헐.", "헐"],
    ["Moreover, it helps improve mental well-being and reduces stress.", "it helps improve mental well-being"],
    ["Regular exercise is essential for maintaining a healthy lifestyle.", "Regular exercise is essential"],
  ])("%s", (sentence, phrase) => {
    expect(quotablePhrase(sentence)).toBe(phrase);
    expect(sentence).toContain(phrase);
  });

  it("끊기지 않는 긴 말은 22자까지만 옮긴다", () => {
    expect([...quotablePhrase("가".repeat(5_000))]).toHaveLength(22);
  });
});
