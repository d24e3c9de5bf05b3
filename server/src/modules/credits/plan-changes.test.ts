import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type CreditDriver, creditDriver } from "../../testing/credit-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { proPeriods } from "../accounts/tables.ts";
import { billingPeriod } from "./billing-period.ts";

const seoul = (text: string) => new Date(`${text}+09:00`);
const NOON = seoul("2026-03-10T12:00:00");

onEachDatabase("allowance after plan changes", (connection) => {
  let driver: CreditDriver;
  beforeEach(async () => {
    driver = creditDriver(connection().db, await insertUser(connection().db));
  });
  const remaining = async (at: string) => (await driver.read(seoul(at))).remaining;
  const subscribe = (id: string, from: string, until: string) =>
    driver.subscribe(`${driver.userId} ${id}`, seoul(from), seoul(until));
  const moveEnd = (id: string, until: string) => driver.moveEnd(`${driver.userId} ${id}`, seoul(until));

  it("결제한 순간부터 300크레딧이고, 결제월이 끝나는 순간부터 그날의 무료 3크레딧이다", async () => {
    await driver.spend(1, NOON);
    await subscribe("march", "2026-03-10T14:00:00", "2026-04-10T14:00:00");
    expect(await remaining("2026-03-10T13:59:59.999")).toBe(2);
    expect(await driver.read(seoul("2026-03-10T14:00:00"))).toEqual({
      remaining: 300,
      max: 300,
      bonus: 0,
      pack: 0,
      resetAt: seoul("2026-04-10T14:00:00"),
    });
    await driver.spend(10, seoul("2026-03-20T12:00:00"));
    expect(await remaining("2026-03-21T12:00:00")).toBe(290);
    expect(await remaining("2026-04-10T13:59:59.999")).toBe(290);
    expect(await driver.read(seoul("2026-04-10T14:00:00"))).toMatchObject({ remaining: 3, max: 3 });
  });

  it("Pro를 시작한 날 그만두면 그날 무료 크레딧은 쓰고 남은 만큼이다", async () => {
    await driver.spend(2, NOON);
    await subscribe("short", "2026-03-10T14:00:00", "2026-04-10T14:00:00");
    await driver.spend(100, seoul("2026-03-10T15:00:00"));
    await moveEnd("short", "2026-03-10T16:00:00");
    expect(await remaining("2026-03-10T16:00:00")).toBe(1);
    expect(await remaining("2026-03-11T00:00:00")).toBe(3);
  });

  it("switching plans within a day grants each plan's credits once", async () => {
    await driver.spend(3, NOON);
    await subscribe("a", "2026-03-10T13:00:00", "2026-04-10T13:00:00");
    await driver.spend(250, seoul("2026-03-10T13:30:00"));
    for (const hour of ["14", "15", "16"]) {
      await moveEnd("a", `2026-03-10T${hour}:00:00`);
      expect(await remaining(`2026-03-10T${hour}:10:00`)).toBe(0);
      await moveEnd("a", "2026-04-10T13:00:00");
      expect(await remaining(`2026-03-10T${hour}:20:00`)).toBe(50);
    }
    const granted = (await driver.entries()).filter((entry) => entry.reason === "allowance-granted");
    expect(granted.map((entry) => entry.amount)).toEqual([3, 300]);
  });

  it("유예 기간에는 남은 크레딧을 그대로 쓰고, 결제가 되면 새 달의 300크레딧을 한 번 받는다", async () => {
    const anchor = seoul("2026-01-31T14:00:00");
    const [first, second] = [billingPeriod(anchor, 0), billingPeriod(anchor, 1)];
    await driver.subscribe(`${driver.userId} 0`, first.startsAt, first.endsAt);
    await driver.spend(290, seoul("2026-02-10T12:00:00"));
    // The renewal failed: the grace period extends the month.
    await driver.moveEnd(`${driver.userId} 0`, seoul("2026-03-07T14:00:00"));
    expect(await remaining("2026-03-02T12:00:00")).toBe(10);
    await driver.spend(4, seoul("2026-03-02T12:00:00"));
    // Paid on the third day: the new month still starts where the old one ended, before the grace period.
    await driver.subscribe(`${driver.userId} 1`, second.startsAt, second.endsAt);
    expect(await driver.read(seoul("2026-03-03T12:00:00"))).toMatchObject({ remaining: 300, resetAt: second.endsAt });
    await driver.spend(1, seoul("2026-03-03T12:00:00"));
    expect(await remaining("2026-03-08T12:00:00")).toBe(299);
  });

  it("the end of the grace period grants the free daily allowance once", async () => {
    await subscribe("m", "2026-02-01T14:00:00", "2026-03-01T14:00:00");
    await driver.spend(300, seoul("2026-02-10T12:00:00"));
    await moveEnd("m", "2026-03-08T14:00:00");
    expect(await remaining("2026-03-08T13:59:00")).toBe(0);
    expect(await remaining("2026-03-08T14:00:00")).toBe(3);
    await driver.spend(3, seoul("2026-03-08T15:00:00"));
    expect(await remaining("2026-03-08T23:59:59")).toBe(0);
  });

  it("deleting a Pro period removes its credits and restores the previous period's", async () => {
    await subscribe("old", "2026-03-01T14:00:00", "2026-04-01T14:00:00");
    await driver.spend(120, seoul("2026-03-05T12:00:00"));
    await subscribe("new", "2026-03-10T14:00:00", "2026-04-10T14:00:00");
    expect(await remaining("2026-03-10T14:00:00")).toBe(300);
    await connection()
      .db.delete(proPeriods)
      .where(eq(proPeriods.id, `${driver.userId} new`));
    expect(await remaining("2026-03-10T15:00:00")).toBe(180);
  });

  it("보너스는 요금제가 바뀌어도 그대로다", async () => {
    await driver.gift(7, NOON);
    await subscribe("m", "2026-03-10T14:00:00", "2026-04-10T14:00:00");
    expect(await driver.read(seoul("2026-03-10T15:00:00"))).toMatchObject({ remaining: 307, max: 300, bonus: 7 });
    await moveEnd("m", "2026-03-10T16:00:00");
    expect(await driver.read(seoul("2026-03-10T17:00:00"))).toMatchObject({ remaining: 10, max: 3, bonus: 7 });
  });

  describe("wrong server clock", () => {
    it("a clock set back within the day grants nothing", async () => {
      await driver.spend(3, NOON);
      expect(await remaining("2026-03-10T01:00:00")).toBe(0);
    });

    it("a clock set back a day grants each day's credits once", async () => {
      await driver.spend(1, seoul("2026-03-09T12:00:00"));
      await driver.spend(3, NOON);
      expect(await remaining("2026-03-09T12:00:00")).toBe(2);
      await driver.spend(2, seoul("2026-03-09T13:00:00"));
      expect(await remaining("2026-03-10T13:00:00")).toBe(0);
      expect(await remaining("2026-03-09T13:00:00")).toBe(0);
      expect(await remaining("2026-03-11T12:00:00")).toBe(3);
    });

    it("a clock set forward a year does not withhold later daily credits", async () => {
      await driver.spend(1, NOON);
      expect(await remaining("2027-03-10T12:00:00")).toBe(3);
      expect(await remaining("2026-03-10T13:00:00")).toBe(2);
      expect(await remaining("2026-03-11T12:00:00")).toBe(3);
      await driver.spend(3, seoul("2026-03-11T13:00:00"));
      expect(await remaining("2027-03-10T12:00:00")).toBe(3);
    });

    it("a clock minutes behind another server's changes nothing", async () => {
      await driver.spend(1, seoul("2026-03-11T00:00:01"));
      const before = await driver.entries();
      expect(await remaining("2026-03-10T23:55:00")).toBe(2);
      expect(await driver.entries()).toEqual(before);
    });
  });

  it.each([
    ["2026-01-31T09:00:00", ["2026-02-28", "2026-03-31", "2026-04-30"]],
    ["2028-02-29T09:00:00", ["2028-03-29", "2028-04-29", "2028-05-29"]],
    ["2027-12-30T09:00:00", ["2028-01-30", "2028-02-29", "2028-03-30"]],
  ])("%s에 시작한 Pro는 결제일마다 300크레딧이 된다", async (start, days) => {
    for (let n = 0; n <= days.length; n++) {
      const { startsAt, endsAt } = billingPeriod(seoul(start), n);
      await driver.subscribe(`${driver.userId} ${n}`, startsAt, endsAt);
    }
    await driver.spend(200, seoul(start));
    for (const day of days) {
      expect(await remaining(`${day}T08:59:59`)).toBe(100);
      expect(await remaining(`${day}T09:00:00`)).toBe(300);
      await driver.spend(200, seoul(`${day}T09:00:00`));
    }
  });
});
