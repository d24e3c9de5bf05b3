import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Comparison, compareTexts, type SimilarPair } from "./index.ts";
import { composeSentences, composeText, seeded } from "./testing/compose-texts.ts";

const COPIED =
  "밤에 불이 꺼진 길은 걷는 사람에게만 어두운 것이 아니라, 그 길을 돌아가게 된 사람의 시간까지 어둡게 한다.";
const NEARLY = "밤에 불이 꺼진 길은 걷는 사람에게만 어두운 게 아니라 그 길을 돌아가게 된 사람의 시간까지 어둡게 한다.";
const REPORTED =
  "구청 누리집에는 고장 신고를 하면 사흘 안에 고친다고 적혀 있지만, 우리가 신고한 날부터 오늘까지 스무하루가 지났다.";
const REWORDED =
  "구청 누리집에는 고장 신고를 하면 사흘 안에 고친다고 되어 있지만, 우리가 신고한 날부터 벌써 스무하루가 지났다.";
const FIRST = `우리 아파트 뒤에는 하천을 따라 걷는 길이 있다. ${COPIED} 나는 관리사무소에 전화했지만 구청 일이라는 말을 들었다. ${REPORTED}`;
const SECOND = `학원이 끝나면 열 시쯤 하천 옆길로 온다. ${REWORDED} 불 꺼진 곳에서는 둘 다 뛰게 된다. ${NEARLY} 가로등마다 고친 날을 적어 두자.`;

function shownPassages(texts: readonly string[], { pairs }: Comparison) {
  return pairs.flatMap(({ first, second, passages }) =>
    passages.map((passage) => ({
      kind: passage.kind,
      first: texts[first]?.slice(passage.first.start, passage.first.end),
      second: texts[second]?.slice(passage.second.start, passage.second.end),
    })),
  );
}

describe("두 글에 같은 대목 찾기", () => {
  it("차례가 바뀐 두 대목을 낱말 경계까지 찾고, 거의 같은 것과 조금 바뀐 것을 가른다", () => {
    const texts = [FIRST, SECOND];
    const result = compareTexts({ texts });
    expect(result.pairsCompared).toBe(1);
    expect(shownPassages(texts, result)).toEqual([
      { kind: "same", first: COPIED, second: NEARLY },
      { kind: "edited", first: REPORTED, second: REWORDED },
    ]);
  });

  it("앞 문장의 끝말이 우연히 같아도 대목은 제 첫 단어에서 시작한다", () => {
    const texts = [`우리는 공책을 냉장고에 붙여 두었다. ${REPORTED}`, `글자가 닳아서 읽을 수 없었다. ${REWORDED}`];
    expect(shownPassages(texts, compareTexts({ texts }))).toEqual([
      { kind: "edited", first: REPORTED, second: REWORDED },
    ]);
  });

  it("두 글의 몫을 따로 센다", () => {
    const short = `${COPIED} ${REPORTED}`;
    const { pairs, texts } = compareTexts({ texts: [short, FIRST] });
    expect(pairs[0]?.firstLetters).toBe(texts[0]?.letters);
    expect(pairs[0]?.secondLetters).toBe(pairs[0]?.firstLetters);
    expect(texts[1]?.letters).toBe(FIRST.replace(/[\s.,]/g, "").length);
  });

  it("띄어쓰기, 문장 부호, 대소문자, 풀어 쓴 자모가 달라도 같은 글이다", () => {
    const written = `${COPIED} Then we met Mina at the old station. ${REPORTED}`;
    const other = written.normalize("NFD").replaceAll(",", "").replaceAll("밤에 ", "밤에").toUpperCase();
    const { pairs, texts } = compareTexts({ texts: [written, other] });
    expect(pairs[0]?.passages.map(({ kind }) => kind)).toEqual(["same"]);
    expect(pairs[0]?.firstLetters).toBe(texts[0]?.letters);
    expect(pairs[0]?.secondLetters).toBe(texts[1]?.letters);
  });

  it("같은 길의 이야기라도 문장을 새로 썼으면 아무것도 찾지 않는다", () => {
    const { pairs } = compareTexts({
      texts: [
        "가로등이 꺼진 지 오래라서 저녁마다 그 길로 가기가 무섭다. 구청에 말했더니 곧 고친다고만 했다.",
        "구청에 전화하니 금방 고쳐 준다고 했는데 가로등은 아직도 꺼져 있다. 그래서 저녁에는 그 길로 안 간다.",
      ],
    });
    expect(pairs).toEqual([]);
  });
});

describe("비교에서 빼는 것", () => {
  const QUESTION = "우리 동네에서 바뀌었으면 하는 한 가지를 골라 직접 본 일에서 시작해 까닭을 밝혀 쓰세요.";

  it("문항을 옮겨 적은 것은 누구의 몫도 아니다", () => {
    const texts = [`${QUESTION} ${composeText(400, seeded(1))}`, `${QUESTION}\n${composeText(400, seeded(2))}`];
    expect(compareTexts({ texts }).pairs).toHaveLength(1);
    const asked = compareTexts({ texts, questions: [QUESTION] });
    expect(asked.pairs).toEqual([]);
    for (const [number, { leftOut }] of asked.texts.entries()) {
      const shown = leftOut.map(({ start, end, reason }) => [texts[number]?.slice(start, end), reason]);
      expect(shown[0]).toEqual([QUESTION, "question"]);
    }
  });

  it("문항의 말로 시작한 제 문장에서는 문항의 말만 뺀다", () => {
    const taken = QUESTION.slice(0, QUESTION.indexOf(" 까닭을"));
    const texts = [`${taken} 나는 하천 옆길의 가로등을 적는다.`, `${taken} 우리 반은 급식실의 긴 줄을 이야기했다.`];
    expect(compareTexts({ texts }).pairs).toHaveLength(1);
    const asked = compareTexts({ texts, questions: [QUESTION] });
    expect(asked.pairs).toEqual([]);
    expect(asked.texts[0]?.leftOut.map(({ start, end }) => texts[0]?.slice(start, end))).toEqual([taken]);
  });

  it.each([
    ["“", "”"],
    ['"', '"'],
    ["「", "」"],
  ])("%s%s 안의 말은 인용이다", (open, close) => {
    const quoted = `${open}${COPIED}${close}`;
    const texts = [`책에는 ${quoted}라고 적혀 있다.`, `나는 ${quoted}라는 말이 좋다.`];
    const result = compareTexts({ texts });
    expect(result.pairs).toEqual([]);
    expect(result.texts[0]?.leftOut.map(({ reason }) => reason)).toEqual(["quotation"]);
  });

  it("짝이 맞지 않는 따옴표는 아무것도 가리지 않는다", () => {
    expect(compareTexts({ texts: [`"${COPIED} ${REPORTED}`, `${COPIED} ${REPORTED}`] }).pairs).toHaveLength(1);
  });

  it("많은 글에 있는 대목은 빼고, 어느 글들인지 따로 알린다", () => {
    const random = seeded(5);
    const texts = Array.from({ length: 12 }, (_, number) =>
      number < 8 ? `${composeText(300, random)} ${COPIED} ${composeText(200, random)}` : composeText(500, random),
    );
    const { pairs, common } = compareTexts({ texts });
    expect(pairs).toEqual([]);
    expect(common).toHaveLength(1);
    expect(common[0]?.holders).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const { start = 0, end = 0 } = common[0]?.range ?? {};
    expect(texts[common[0]?.text ?? 0]?.slice(start, end)).toContain("걷는 사람에게만 어두운 것이 아니라");
  });

  it("뺀 말을 사이에 두고도 대목은 이어진다", () => {
    const quoted = "“내일까지 꼭 고치겠다고 했던 것을 저도 기억합니다”";
    const texts = [
      `${COPIED} ${quoted}라는 답을 들었다. ${REPORTED}`,
      `${COPIED} ${quoted}라는 답을 들었다. ${REPORTED}`,
    ];
    const { pairs } = compareTexts({ texts: [`${composeText(200, seeded(8))} ${texts[0]}`, texts[1] ?? ""] });
    expect(pairs[0]?.passages).toHaveLength(1);
    expect(pairs[0]?.passages[0]?.kind).toBe("same");
  });

  it("지난 글끼리는 비교하지 않는다", () => {
    const { pairs, pairsCompared } = compareTexts({ texts: [FIRST, SECOND, SECOND], earlierFrom: 1 });
    expect(pairs.map(({ first, second }) => [first, second])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(pairsCompared).toBe(2);
  });
});

/** Two to five texts that share sentences with each other, or not. */
const classes = fc
  .record({
    seed: fc.integer({ min: 0, max: 1e6 }),
    plan: fc.constantFrom(3, 40).chain((most) =>
      fc.array(fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 14 }), {
        minLength: 2,
        maxLength: 5,
      }),
    ),
  })
  .map(({ seed, plan }) => {
    const sentences = composeSentences(41, seeded(seed));
    return plan.map((numbers) => numbers.map((number) => sentences[number]).join(" "));
  });
const messy = fc.array(
  fc.oneof(fc.string({ unit: "binary", maxLength: 80 }), fc.constant(`"${FIRST}`), fc.constant(SECOND)),
  {
    minLength: 2,
    maxLength: 4,
  },
);

describe("어떤 글이 와도 지키는 약속", () => {
  it("자리는 글 안에 있고, 차례대로이며, 두 글 어디에서도 겹치지 않는다", () => {
    fc.assert(
      fc.property(fc.oneof(classes, messy), (texts) => {
        const result = compareTexts({ texts });
        for (const pair of result.pairs) {
          expect(pair.first).toBeLessThan(pair.second);
          expectApart(
            pair.passages.map(({ first }) => first),
            texts[pair.first] ?? "",
          );
          const inSecond = pair.passages.map(({ second }) => second).sort((a, b) => a.start - b.start);
          expectApart(inSecond, texts[pair.second] ?? "");
          expect(pair.firstLetters).toBeLessThanOrEqual(result.texts[pair.first]?.letters ?? 0);
          expect(pair.secondLetters).toBeLessThanOrEqual(result.texts[pair.second]?.letters ?? 0);
        }
        for (const [number, { leftOut }] of result.texts.entries()) expectApart(leftOut, texts[number] ?? "");
      }),
      { numRuns: 300 },
    );
  });

  it("두 글의 차례를 바꾸면 결과도 그대로 자리만 바뀐다", () => {
    fc.assert(
      fc.property(fc.oneof(classes, messy), ([a = "", b = ""]) => {
        const there = compareTexts({ texts: [a, b] }).pairs[0];
        const back = compareTexts({ texts: [b, a] }).pairs[0];
        expect(there && mirrored(there)).toEqual(back);
      }),
      { numRuns: 300 },
    );
  });

  it("똑같은 두 글은 모두 겹치고, 다른 말로 쓴 글은 겹치지 않는다", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 80, max: 1_500 }), (seed, length) => {
        const text = composeText(length, seeded(seed));
        const result = compareTexts({ texts: [text, text, composeText(length, seeded(seed + 1))] });
        expect(result.pairs.map(({ first, second }) => [first, second])).toEqual([[0, 1]]);
        expect(result.pairs[0]?.firstLetters).toBe(result.texts[0]?.letters);
        expect(result.pairs[0]?.passages.every(({ kind }) => kind === "same")).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("문장의 차례를 섞어도 거의 다 찾는다", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const random = seeded(seed);
        const sentences = composeSentences(12, random);
        const shuffled = sentences.map((sentence) => ({ sentence, key: random() })).sort((a, b) => a.key - b.key);
        const texts = [sentences.join(" "), shuffled.map(({ sentence }) => sentence).join(" ")];
        const result = compareTexts({ texts });
        expect(result.pairs[0]?.firstLetters ?? 0).toBeGreaterThan(0.85 * (result.texts[0]?.letters ?? 1));
      }),
      { numRuns: 60 },
    );
  });

  it("같은 입력에는 같은 답을 준다", () => {
    fc.assert(
      fc.property(classes, (texts) => {
        expect(compareTexts({ texts })).toEqual(compareTexts({ texts }));
      }),
      { numRuns: 30 },
    );
  });
});

function expectApart(ranges: readonly { start: number; end: number }[], text: string): void {
  let end = 0;
  for (const range of ranges) {
    expect(range.start).toBeGreaterThanOrEqual(end);
    expect(range.end).toBeGreaterThan(range.start);
    end = range.end;
  }
  expect(end).toBeLessThanOrEqual(text.length);
}

function mirrored(pair: SimilarPair) {
  return {
    first: pair.first,
    second: pair.second,
    passages: pair.passages
      .map(({ first, second, kind }) => ({ first: second, second: first, kind }))
      .sort((a, b) => a.first.start - b.first.start),
    firstLetters: pair.secondLetters,
    secondLetters: pair.firstLetters,
  };
}
