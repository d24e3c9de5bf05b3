import { CREDIT_COST, FEEDBACK_MONTHLY_CAP } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { type CreditDriver, creditDriver } from "../../testing/credit-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { creditEntries } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");

onEachDatabase("credits", (connection) => {
  let driver: CreditDriver;
  beforeEach(async () => {
    driver = creditDriver(connection().db, await insertUser(connection().db, { emailVerified: true }));
  });

  it("처음 보는 사용자는 오늘 쓸 3크레딧을 갖는다", async () => {
    const resetAt = new Date("2026-03-10T15:00:00Z");
    expect(await driver.read(NOON)).toEqual({ remaining: 3, max: 3, bonus: 0, pack: 0, resetAt });
  });

  it("서울 자정에 남은 것은 사라지고 다시 3이 된다", async () => {
    const lastMoment = new Date("2026-03-10T14:59:59.999Z");
    const midnight = new Date("2026-03-10T15:00:00Z");
    await driver.spend(2, NOON);
    expect((await driver.read(lastMoment)).remaining).toBe(1);
    expect(await driver.read(midnight)).toMatchObject({ remaining: 3, resetAt: new Date("2026-03-11T15:00:00Z") });
    expect(await driver.entries()).toEqual([
      { bucket: "allowance", amount: 3, reason: "allowance-granted" },
      { bucket: "allowance", amount: -2, reason: "analysis" },
      { bucket: "allowance", amount: -1, reason: "allowance-expired" },
      { bucket: "allowance", amount: 3, reason: "allowance-granted" },
    ]);
    expect(await driver.ledger()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
  });

  it("보너스는 자정에도 남고, 허용량을 먼저 쓴다", async () => {
    await driver.gift(5, NOON);
    await driver.spend(2, NOON);
    expect(await driver.read(NOON)).toMatchObject({ remaining: 6, bonus: 5, max: 3 });
    await driver.spend(3, NOON);
    expect(await driver.read(NOON)).toMatchObject({ remaining: 3, bonus: 3 });
    expect((await driver.entries()).slice(-2)).toEqual([
      { bucket: "allowance", amount: -1, reason: "analysis" },
      { bucket: "bonus", amount: -2, reason: "analysis" },
    ]);
    expect(await driver.read(new Date("2026-03-11T03:00:00Z"))).toMatchObject({ remaining: 6, bonus: 3 });
  });

  it("spending more than the balance is rejected and takes nothing", async () => {
    await driver.spend(1, NOON);
    await expect(driver.spend(CREDIT_COST.ensemble, NOON)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect((await driver.read(NOON)).remaining).toBe(2);
  });

  it("feedback grants stop at the cap of the calendar month in Seoul", async () => {
    const lastOfMonth = new Date("2026-03-31T14:59:00Z");
    for (let i = 0; i < 9; i++) expect(await driver.feedback(5, lastOfMonth)).toBe(5);
    expect(await driver.feedback(3, lastOfMonth)).toBe(3);
    expect(await driver.feedback(5, lastOfMonth)).toBe(FEEDBACK_MONTHLY_CAP - 48);
    expect(await driver.feedback(5, lastOfMonth)).toBe(0);
    expect(await driver.feedback(5, new Date("2026-03-31T15:00:00Z"))).toBe(5);
  });

  it("the ledger is append-only and is deleted with its user", async () => {
    const { db } = connection();
    await driver.read(NOON);
    const refusal = { cause: expect.objectContaining({ message: "credit_entries is append-only" }) };
    await expect(db.update(creditEntries).set({ amount: 9 })).rejects.toMatchObject(refusal);
    const own = eq(creditEntries.userId, driver.userId);
    await expect(db.delete(creditEntries).where(own)).rejects.toMatchObject(refusal);
    await db.delete(users).where(eq(users.id, driver.userId));
    expect(await driver.entries()).toEqual([]);
  });

  it("concurrent spends never take more than the balance", async () => {
    await driver.gift(4, NOON);
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => driver.spend(1, NOON)));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(7);
    expect((await driver.read(NOON)).remaining).toBe(0);
    expect(await driver.ledger()).toEqual({ allowance: 0, pack: 0, bonus: 0 });
  });
});
