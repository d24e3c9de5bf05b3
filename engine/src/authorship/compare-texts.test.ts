import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answerOf, measurementFor } from "./answer.ts";
import { AuthorshipError } from "./check-texts.ts";
import { createAuthorshipComparer } from "./compare-texts.ts";
import { checkPopulation, PopulationError } from "./population.ts";

const file = JSON.parse(readFileSync(join(import.meta.dirname, "../../model/authorship.json"), "utf8"));
const comparer = createAuthorshipComparer(file);

const PLACES = ["시장", "강가", "학교", "골목", "텃밭", "부엌", "기차역", "옥상", "도서관", "운동장", "약국", "다리"];
/** Texts from a few sentences in an order that hardly repeats (a linear congruence), so that no text holds another. */
const pickedFrom = (seed: number) => {
  let state = seed * 7919 + 17;
  return (size: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * size);
  };
};
const diaryOf = (from: number, sentences: number) => {
  const pick = pickedFrom(from);
  return Array.from({ length: sentences }, () => {
    const place = PLACES[pick(PLACES.length)];
    const forms = [
      `어제는 ${place}에 들렀는데 생각보다 사람이 많아서 한참을 서 있다가 그냥 돌아왔다.`,
      `그런데 막상 ${place} 앞에 서니까 무슨 말을 하려고 했는지 하나도 생각나지 않았다.`,
      `나는 ${place} 이야기만 나오면 괜히 웃음이 나는 것 같다.`,
      `엄마는 ${place}보다 집이 낫다고 했지만 나는 그래도 나가는 쪽이 좋았다.`,
    ];
    return forms[pick(forms.length)];
  }).join(" ");
};
const noticeOf = (from: number, sentences: number) => {
  const pick = pickedFrom(from);
  return Array.from({ length: sentences }, () => {
    const place = PLACES[pick(PLACES.length)];
    const forms = [
      `${place} 이용 안내를 다음과 같이 알려 드립니다.`,
      `따라서 ${place}의 이용을 희망하시는 경우, 사전에 신청서를 제출하여 주시기 바랍니다.`,
      `또한 ${place}에서는 음식물 섭취가 제한될 수 있으며, 이에 대한 협조를 부탁드립니다.`,
      `자세한 사항은 ${place} 담당자에게 문의하시면 안내받으실 수 있습니다.`,
    ];
    return forms[pick(forms.length)];
  }).join(" ");
};

const EARLIER = [diaryOf(0, 30), diaryOf(31, 30), diaryOf(62, 30)];
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof AuthorshipError ? [error.code, error.text] : error;
  }
  return null;
};

describe("comparing a text with its writer's earlier ones", () => {
  it("finds the same habits nearer than other ones", () => {
    const own = comparer.compare(EARLIER, diaryOf(93, 27));
    const other = comparer.compare(EARLIER, noticeOf(0, 75));
    expect(own.answer?.outcome).toBe("similar");
    expect(other.answer?.outcome).toBe("different");
    expect(own.closeness).toBeGreaterThan(other.closeness ?? 0);
    expect(other.habits.some(({ agrees }) => !agrees)).toBe(true);
  });

  it("gives the same result for the same texts, whatever their order", () => {
    const text = diaryOf(93, 27);
    expect(comparer.compare(EARLIER, text)).toEqual(comparer.compare(EARLIER, text));
    const { closeness } = comparer.compare([...EARLIER].reverse(), text);
    expect(closeness).toBe(comparer.compare(EARLIER, text).closeness);
  });

  it("measures nothing under 3,000 characters of earlier text or 800 of the new one", () => {
    const short = comparer.compare([diaryOf(0, 10), diaryOf(11, 10), diaryOf(22, 10)], diaryOf(93, 27));
    expect(short).toMatchObject({ reason: "earlier-short", answer: null, closeness: null });
    expect(comparer.compare(EARLIER, diaryOf(93, 8))).toMatchObject({ reason: "new-short", answer: null });
  });

  it("counts the pairs that are far for 달라요 and those that are near otherwise", () => {
    const measured = measurementFor(1_000, checkPopulation(file).measured);
    const far = answerOf(measured.differentBelow - 0.01, measured);
    expect(far).toMatchObject({ outcome: "different", side: "far" });
    expect(far.rates.same).toBeLessThan(far.rates.other);
    const near = answerOf(measured.similarFrom, measured);
    expect(near).toMatchObject({ outcome: "similar", side: "near" });
    expect(near.rates.same).toBeGreaterThan(near.rates.other);
    expect(answerOf(measured.differentBelow, measured)).toMatchObject({ outcome: "unclear", side: "near" });
    expect(measurementFor(2_399, file.measured).characters).toBe(1_000);
    expect(measurementFor(2_400, file.measured).characters).toBe(3_000);
  });

  it("refuses texts that cannot be compared, and names the one at fault", () => {
    const text = diaryOf(93, 27);
    const [first = "", second = "", third = ""] = EARLIER;
    expect(codeOf(() => comparer.compare([first, second], text))).toEqual(["TOO_FEW_TEXTS", null]);
    expect(codeOf(() => comparer.compare(Array(11).fill(first), text))).toEqual(["TOO_MANY_TEXTS", null]);
    expect(codeOf(() => comparer.compare([first, second, "  "], text))).toEqual(["TEXT_EMPTY", 2]);
    expect(codeOf(() => comparer.compare([first, second, first], text))).toEqual(["SAME_TEXT", 2]);
    expect(codeOf(() => comparer.compare(EARLIER, first))).toEqual(["SAME_TEXT", "new"]);
    expect(codeOf(() => comparer.compare([first, second, `${third} ${text}`], text))).toEqual(["TEXT_CONTAINED", 2]);
    expect(codeOf(() => comparer.compare(EARLIER, "가".repeat(30_001)))).toEqual(["TEXT_TOO_LONG", "new"]);
    const english = "The bus was late again, and nobody at the stop knew why it had not come on time. ".repeat(20);
    expect(codeOf(() => comparer.compare(EARLIER, english))).toEqual(["NOT_KOREAN", "new"]);
  });

  it("refuses a reference file of another version, and a damaged one", () => {
    expect(() => createAuthorshipComparer({ ...file, version: 99 })).toThrow(PopulationError);
    expect(() => createAuthorshipComparer({ ...file, impostors: [[99_999, 1], ...file.impostors] })).toThrow(
      /impostors/,
    );
    expect(() => createAuthorshipComparer(null)).toThrow(PopulationError);
  });

  it("compares ten texts of 3,000 characters in a moment", () => {
    const many = Array.from({ length: 10 }, (_, at) => diaryOf(at * 7 + 1, 75 + at));
    const text = diaryOf(5, 71)
      .replaceAll("어제는", "그저께는")
      .replaceAll("나는", "우리는")
      .replaceAll("엄마는", "동생은");
    comparer.compare(many, text);
    const started = performance.now();
    comparer.compare(many, text);
    // Some 100 ms on a quiet machine; the bound leaves room for a busy one.
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
