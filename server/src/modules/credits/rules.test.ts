import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowanceOf, leftInPacks, splitCost, staysIn } from "./rules.ts";
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

it("the free allowance changes at midnight in Seoul, with ten minutes of tolerance", () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const first = allowanceOf({ kind: "free" }, one);
      expect(first.since <= one && one < first.until).toBe(true);
      const isSameDay = seoulDayStart(one).getTime() === seoulDayStart(other).getTime();
      const isNearMidnight = other < first.since && first.since.getTime() - other.getTime() <= 600_000;
      expect(staysIn(first, allowanceOf({ kind: "free" }, other), other)).toBe(isSameDay || isNearMidnight);
    }),
  );
});

it("staysIn keeps the current period for a clock up to ten minutes behind", () => {
  const midnight = new Date("2026-03-10T15:00:00Z");
  const today = allowanceOf({ kind: "free" }, midnight);
  const at = (ms: number) => new Date(midnight.getTime() + ms);
  const stays = (now: Date) => staysIn(today, allowanceOf({ kind: "free" }, now), now);
  expect([stays(at(-1)), stays(at(-600_000)), stays(at(-600_001)), stays(at(0))]).toEqual([true, true, false, true]);
});

it("splitCost uses the allowance, then packs, then bonus, and returns null without enough credits", () => {
  const credits = fc.nat(200);
  fc.assert(
    fc.property(credits, credits, credits, fc.integer({ min: 1, max: 500 }), (allowance, pack, bonus, cost) => {
      const parts = splitCost({ allowance, pack, bonus }, cost);
      if (parts === null) {
        expect(allowance + pack + bonus).toBeLessThan(cost);
        return;
      }
      expect(parts.allowance + parts.pack + parts.bonus).toBe(cost);
      expect(parts.pack).toBe(Math.min(pack, Math.max(0, cost - allowance)));
      expect(parts.bonus).toBe(Math.max(0, cost - allowance - pack));
      expect(parts.bonus).toBeLessThanOrEqual(bonus);
    }),
  );
});

it("leftInPacks agrees with packs that are spent one after another, the first to end at first", () => {
  const spending = fc.array(fc.nat(30), { maxLength: 10 });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }), spending, (sizes, costs) => {
      const packs = sizes.map((credits) => ({ credits }));
      const queue = [...sizes];
      for (const cost of costs) {
        let open = Math.min(
          cost,
          queue.reduce((sum, one) => sum + one, 0),
        );
        for (let i = 0; i < queue.length; i++) {
          const taken = Math.min(open, queue[i] ?? 0);
          queue[i] = (queue[i] ?? 0) - taken;
          open -= taken;
        }
        const balance = queue.reduce((sum, one) => sum + one, 0);
        expect(leftInPacks(packs, balance).map(({ left }) => left)).toEqual(queue);
      }
    }),
  );
});
