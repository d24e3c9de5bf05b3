import { describe, expect, it } from "vitest";
import { dayAfter, deletionTime, latestDeletionDay, nextTerm, seoulDay, termEnd, termOf } from "./school-terms.ts";

describe("school terms", () => {
  it.each([
    ["2026-03-01T00:00:00+09:00", { year: 2026, term: 1 }],
    ["2026-08-31T23:59:59+09:00", { year: 2026, term: 1 }],
    ["2026-09-01T00:00:00+09:00", { year: 2026, term: 2 }],
    ["2027-02-28T23:59:59+09:00", { year: 2026, term: 2 }],
    ["2027-03-01T00:00:00+09:00", { year: 2027, term: 1 }],
  ])("%s is in %j", (time, term) => {
    expect(termOf(new Date(time))).toEqual(term);
  });

  it("end on 31 August and on the last day of February, also of a leap year", () => {
    expect(termEnd({ year: 2026, term: 1 })).toBe("2026-08-31");
    expect(termEnd({ year: 2026, term: 2 })).toBe("2027-02-28");
    expect(termEnd({ year: 2027, term: 2 })).toBe("2028-02-29");
  });

  it("keep texts until the end of the next term at most, which is less than a year and a day", () => {
    expect(latestDeletionDay({ year: 2026, term: 1 })).toBe("2027-02-28");
    expect(latestDeletionDay({ year: 2026, term: 2 })).toBe("2027-08-31");
    for (const term of [1, 2] as const) {
      const begins = term === 1 ? "2026-03-01" : "2026-09-01";
      expect(latestDeletionDay({ year: 2026, term }) <= dayAfter(begins, 365)).toBe(true);
      expect(nextTerm({ year: 2026, term })).not.toEqual({ year: 2026, term });
    }
  });

  it("count days in Seoul and delete in the evening", () => {
    expect(seoulDay(new Date("2026-11-20T14:59:59Z"))).toBe("2026-11-20");
    expect(seoulDay(new Date("2026-11-20T15:00:00Z"))).toBe("2026-11-21");
    expect(deletionTime("2027-02-28").toISOString()).toBe("2027-02-28T12:00:00.000Z");
    expect(seoulDay(deletionTime("2027-02-28"))).toBe("2027-02-28");
  });
});
