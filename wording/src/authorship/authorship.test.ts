import { describe, expect, it } from "vitest";
import { describeAnswer, describeAuthorshipError, describeRates, formatHabitRange, formatHabitValue } from "./index.ts";

const habit = (id: "commas" | "seems" | "asks", agrees: boolean, value: number) => ({
  id,
  unit: "per-thousand" as const,
  low: 2,
  high: 3,
  value,
  scale: 6,
  agrees,
  example: "",
});
const facts = { fewest: 3, most: 10, mostCharacters: 30_000 };

describe("결 비교의 말", () => {
  it("나란한 버릇과 벗어난 버릇을 문장으로 말하고, 사람을 말하지 않는다", () => {
    const comparison = {
      earlierCharacters: [1000, 1000, 1200],
      newCharacters: 1000,
      closeness: 1,
      answer: null,
      reason: null,
      measured: { characters: 1000, similarFrom: 3, differentBelow: -3, same: [], other: [] },
      habits: [habit("commas", true, 2.5), habit("seems", false, 0.5), habit("asks", false, 6)],
    };
    const least = { earlier: 3000, text: 800 };
    expect(describeAnswer(comparison, least)).toBe(
      "쉼표가 지난 글과 나란해요. 물음표로 끝나는 문장은 지난 글보다 많아요. ‘것 같다’는 지난 글보다 드물어요.",
    );
    expect(describeAnswer({ ...comparison, reason: "earlier-short", earlierCharacters: [900, 800, 700] }, least)).toBe(
      "지난 글은 모두 3,000자부터 비교해요. 지금은 2,400자예요.",
    );
  });

  it("두 비율을 쌍으로 말한다", () => {
    expect(describeRates({ outcome: "similar", side: "near", rates: { same: 83, other: 0 } })).toEqual({
      same: "100쌍 중 83쌍이",
      other: "100쌍 중 1쌍도 안 되게",
      end: "이만큼 가까웠어요.",
    });
  });

  it("범위와 값을 단위와 함께 적는다", () => {
    expect(formatHabitRange({ low: 1.8, high: 3.1, unit: "per-thousand" })).toBe("1,000자에 1.8–3.1번");
    expect(formatHabitRange({ low: 58, high: 71, unit: "sentences" })).toBe("58–71%");
    expect(formatHabitValue(31, "characters")).toBe("31자");
  });

  it("잘못된 글을 이름으로 말한다", () => {
    expect(describeAuthorshipError("SAME_TEXT", { ...facts, name: "편지" })).toBe(
      "‘편지’와 같은 글이 두 번 들어 있어요. 하나만 남겨 주세요.",
    );
    expect(describeAuthorshipError("NOT_KOREAN", { ...facts, name: "이번 글" })).toContain(
      "‘이번 글’은 한국어 글이 아니에요",
    );
  });
});
