import { PRO_MONTHLY_PRICE_WON as PRICE } from "@geulgyeol/contract";
import { afterEach, expect, it, vi } from "vitest";
import { openBillingDriver } from "../../src/testing/billing-driver.ts";
import { creditDriver } from "../../src/testing/credit-driver.ts";
import { expectRefusal, openTestApp } from "../../src/testing/test-app.ts";
import { insertUser, onEachDatabase } from "../../src/testing/test-database.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOON = new Date("2026-03-10T03:00:00Z");
const after = (ms: number) => new Date(NOON.getTime() + ms);

onEachDatabase("clock jumps", (connection) => {
  afterEach(() => vi.useRealTimers());

  it("never grants a day's credits twice and loses none", async () => {
    const driver = creditDriver(connection().db, await insertUser(connection().db));
    await driver.spend(2, NOON);
    for (let jump = 0; jump < 4; jump++) {
      expect((await driver.read(after(DAY_MS))).remaining).toBe(3 - jump);
      if (jump < 3) await driver.spend(1, after(DAY_MS));
      // Reading alone opens no credit period; spending does.
      if (jump === 0) await driver.spend(1, NOON);
      expect((await driver.read(NOON)).remaining).toBe(0);
      await expect(driver.spend(1, NOON)).rejects.toThrow();
    }
    const periods = await driver.periods();
    expect(periods.map(({ granted }) => granted)).toEqual([3, 3]);
    const balance = await driver.balance();
    expect(await driver.ledger()).toEqual(balance);
  });

  it("charges each month of a subscription once", async () => {
    const driver = openBillingDriver(connection());
    const userId = await insertUser(connection().db);
    await driver.subscribe(userId);
    for (const days of [3, -40, 40, 1]) {
      driver.pass(days);
      await driver.runJobs();
      expect(await driver.taken(userId)).toBe(PRICE);
    }
    await driver.toRenewal(userId);
    const renewal = driver.clock;
    for (const days of [0, -20, 20, -1, 1]) {
      driver.pass(days);
      await driver.runJobs();
    }
    expect(await driver.taken(userId)).toBe(2 * PRICE);
    expect((await driver.proPeriods(userId)).map(({ startsAt }) => startsAt)).toHaveLength(2);
    expect((await driver.subscription(userId))?.periodEndsAt?.getTime()).toBeGreaterThan(renewal.getTime());
    // After half a year nobody is charged for the months that were not used.
    driver.pass(190);
    await driver.runJobs();
    await driver.runJobs();
    expect(await driver.taken(userId)).toBeLessThanOrEqual(3 * PRICE);
  }, 60_000);

  it("keeps sessions for hours, ends them after a month and allows sign-in", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const start = Date.now();
    const test = await openTestApp(connection());
    try {
      const { email, cookie } = await test.signUp();
      const me = (by: string) => test.call("GET", "/api/user/me", { cookie: by });
      for (const hours of [5, -5, 24, 0]) {
        vi.setSystemTime(start + hours * HOUR_MS);
        expect((await me(cookie)).statusCode).toBe(200);
      }
      vi.setSystemTime(start + 31 * DAY_MS);
      expectRefusal(await me(cookie), "LOGIN_REQUIRED");
      const again = await test.post("/api/auth/sign-in/email", { email, password: "correct horse 42" });
      expect(again.statusCode).toBe(200);
    } finally {
      await test.app.close();
    }
  });

  it("does not lift or extend a local rate limit", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const start = Date.now();
    const test = await openTestApp(connection(), { apiRequestsPerMinute: 2 });
    try {
      const ask = () => test.call("GET", "/api/settings");
      const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([200, 200, 429]);
      for (const jump of [HOUR_MS, -HOUR_MS, -40 * DAY_MS, 0]) {
        vi.setSystemTime(start + jump);
        const refused = await ask();
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
      }
    } finally {
      await test.app.close();
    }
  });
});
