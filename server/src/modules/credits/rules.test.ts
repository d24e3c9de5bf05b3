import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowanceOf, isAllowanceDue, splitCost } from "./rules.ts";
import { seoulDayStart, seoulMonthStart } from "./seoul-calendar.ts";

const SEOUL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

describe("서울의 하루와 한 달", () => {
  it("하루는 서울 자정에 시작한다", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const start = seoulDayStart(now);
        expect(SEOUL.format(start)).toBe(`${SEOUL.format(now).slice(0, 10)} 00:00:00`);
        expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("한 달은 서울의 1일 자정에 시작한다", () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(SEOUL.format(seoulMonthStart(now))).toBe(`${SEOUL.format(now).slice(0, 7)}-01 00:00:00`);
      }),
    );
  });
});

it("an allowance holds now, and is due once for each period", () => {
  fc.assert(
    fc.property(moment, moment, (first, second) => {
      const [early, late] = first < second ? [first, second] : [second, first];
      const before = allowanceOf({ kind: "free" }, early);
      const after = allowanceOf({ kind: "free" }, late);
      expect(before.since <= early && early < before.until).toBe(true);
      const account = { allowanceMax: before.max, allowanceSince: before.since };
      expect(isAllowanceDue(account, after)).toBe(seoulDayStart(early) < seoulDayStart(late));
    }),
  );
});

it("a cost falls on the allowance first, and never on credits that are not there", () => {
  const credits = fc.nat(400);
  fc.assert(
    fc.property(credits, credits, fc.integer({ min: 1, max: 500 }), (allowance, bonus, cost) => {
      const parts = splitCost({ allowance, bonus }, cost);
      if (parts === null) {
        expect(allowance + bonus).toBeLessThan(cost);
        return;
      }
      expect(parts.allowance + parts.bonus).toBe(cost);
      expect(parts.bonus).toBe(Math.max(0, cost - allowance));
      expect(parts.bonus).toBeLessThanOrEqual(bonus);
    }),
  );
});
