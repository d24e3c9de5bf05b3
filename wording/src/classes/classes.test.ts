import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeBaseRate, HUMANS_JUDGED_AI } from "./base-rate.ts";
import { sayLate, sayMinutes, sayMoment, sayTerm, shortDay } from "./moments.ts";

describe("the words of classes", () => {
  it("give the rate of the shipped model's accuracy record", () => {
    const file = new URL("../../../engine/model/accuracy.json", import.meta.url);
    const { ko } = JSON.parse(readFileSync(file, "utf8")) as { ko: { humansJudgedAi: { count: number; of: number } } };
    expect({ count: ko.humansJudgedAi.count, of: ko.humansJudgedAi.of }).toEqual(HUMANS_JUDGED_AI);
    expect(describeBaseRate()).toContain("1,000편 가운데 5편쯤은");
    expect(describeBaseRate({ count: 0, of: 900 })).toContain("1편보다 적게");
  });

  it.each([
    ["2026-11-20T14:59:00Z", "11월 20일 금요일 밤 11시 59분"],
    ["2026-11-20T15:00:00Z", "11월 21일 토요일 새벽 12시"],
    ["2026-11-21T03:30:00Z", "11월 21일 토요일 낮 12시 30분"],
    ["2026-11-20T23:05:00Z", "11월 21일 토요일 아침 8시 5분"],
  ])("say %s as %s", (iso, said) => {
    expect(sayMoment(iso)).toBe(said);
  });

  it("say lateness and lengths of time in their largest unit", () => {
    expect([0, 1, 59, 60, 137, 1439, 1440, 4320].map(sayLate)).toEqual([
      "",
      "1분 늦음",
      "59분 늦음",
      "1시간 늦음",
      "2시간 늦음",
      "23시간 늦음",
      "하루 늦음",
      "3일 늦음",
    ]);
    expect([72, 137, 60].map(sayMinutes)).toEqual(["1시간 12분", "2시간 17분", "1시간"]);
    expect(sayTerm({ year: 2026, term: 2 })).toBe("2026년 2학기");
    expect(shortDay("2027-02-28T12:00:00Z")).toBe("2027. 2. 28.");
    expect(shortDay("2027-02-27T16:00:00Z")).toBe("2027. 2. 28.");
  });
});
