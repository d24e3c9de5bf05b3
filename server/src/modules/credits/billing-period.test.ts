import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billingPeriod } from "./index.ts";

const SEOUL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });
const seoul = (text: string) => new Date(`${text}+09:00`);
const starts = (anchor: string, months: readonly number[]) =>
  months.map((n) => SEOUL.format(billingPeriod(seoul(anchor), n).startsAt));

describe("결제월", () => {
  it.each([
    ["2026-01-31T14:05:00", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
    ["2026-01-30T14:05:00", ["2026-01-30", "2026-02-28", "2026-03-30", "2026-04-30", "2026-05-30"]],
    ["2026-01-29T14:05:00", ["2026-01-29", "2026-02-28", "2026-03-29", "2026-04-29", "2026-05-29"]],
    ["2026-10-31T14:05:00", ["2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"]],
    ["2027-11-30T14:05:00", ["2027-11-30", "2027-12-30", "2028-01-30", "2028-02-29", "2028-03-30"]],
    ["2026-04-15T14:05:00", ["2026-04-15", "2026-05-15", "2026-06-15", "2026-07-15", "2026-08-15"]],
  ])("%s에 시작하면 없는 날은 그 달의 마지막 날이 된다", (anchor, days) => {
    expect(starts(anchor, [0, 1, 2, 3, 4])).toEqual(days.map((day) => `${day} 14:05:00`));
  });

  it("윤년 2월 29일에 시작하면 평년에는 28일, 다음 윤년에는 29일이다", () => {
    expect(starts("2028-02-29T09:00:00", [1, 12, 24, 48])).toEqual([
      "2028-03-29 09:00:00",
      "2029-02-28 09:00:00",
      "2030-02-28 09:00:00",
      "2032-02-29 09:00:00",
    ]);
  });

  it("날짜는 서울에서 센다: UTC로는 아직 30일이어도 31일이다", () => {
    const anchor = new Date("2026-01-30T15:30:00Z");
    expect(billingPeriod(anchor, 1).startsAt).toEqual(seoul("2026-02-28T00:30:00"));
    expect(billingPeriod(anchor, 2).startsAt).toEqual(seoul("2026-03-31T00:30:00"));
  });

  it("periods follow each other without gaps and last 28 to 31 days", () => {
    const anchor = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(anchor, fc.integer({ min: 0, max: 240 }), (first, n) => {
        const month = billingPeriod(first, n);
        expect(billingPeriod(first, 0).startsAt).toEqual(first);
        expect(billingPeriod(first, n + 1).startsAt).toEqual(month.endsAt);
        const days = (month.endsAt.getTime() - month.startsAt.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        expect(Number.isInteger(days)).toBe(true);
      }),
    );
  });

  it("throws RangeError for negative and fractional indexes", () => {
    for (const n of [-1, 0.5, Number.NaN]) expect(() => billingPeriod(new Date(0), n)).toThrow(RangeError);
  });
});
