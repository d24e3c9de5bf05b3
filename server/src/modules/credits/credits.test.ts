import { CREDIT_COST, FEEDBACK_MONTHLY_CAP } from "@geulgyeol/contract";
import { eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { proPeriods } from "../accounts/tables.ts";
import { giftCredits, grantFeedbackCredits, lockCredits, readCredits, spendCredits } from "./index.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");

onEachDatabase("credits", (connection) => {
  let userId: string;
  beforeEach(async () => {
    userId = await insertUser(connection().db);
  });

  const read = async (now: Date) => (await readCredits({ db: connection().db, now }, userId)).credits;
  const spend = (cost: number, now: Date) =>
    connection().db.transaction(async (tx) =>
      spendCredits(tx, await lockCredits(tx, userId, now), { cost, reference: "analysis", now }),
    );
  const feedback = (wanted: number, now: Date) =>
    connection().db.transaction(async (tx) => {
      const held = await lockCredits(tx, userId, now);
      return (await grantFeedbackCredits(tx, held, { wanted, reference: "analysis", now })).granted;
    });
  const ledger = async () => {
    const [row] = await connection()
      .db.select({ total: sum(creditEntries.amount) })
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId));
    return Number(row?.total ?? 0);
  };
  const entries = () =>
    connection()
      .db.select({ bucket: creditEntries.bucket, amount: creditEntries.amount, reason: creditEntries.reason })
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(creditEntries.id);

  it("처음 보는 사용자는 오늘 쓸 3크레딧을 갖는다", async () => {
    expect(await read(NOON)).toEqual({ remaining: 3, max: 3, bonus: 0, resetAt: new Date("2026-03-10T15:00:00Z") });
  });

  it("서울 자정에 남은 것은 사라지고 다시 3이 된다", async () => {
    const lastMoment = new Date("2026-03-10T14:59:59.999Z");
    const midnight = new Date("2026-03-10T15:00:00Z");
    await spend(2, NOON);
    expect((await read(lastMoment)).remaining).toBe(1);
    expect(await read(midnight)).toMatchObject({ remaining: 3, resetAt: new Date("2026-03-11T15:00:00Z") });
    expect(await entries()).toEqual([
      { bucket: "allowance", amount: 3, reason: "allowance-granted" },
      { bucket: "allowance", amount: -2, reason: "analysis" },
      { bucket: "allowance", amount: -1, reason: "allowance-expired" },
      { bucket: "allowance", amount: 3, reason: "allowance-granted" },
    ]);
    expect(await ledger()).toBe(3);
  });

  it("a clock set back gives no second allowance", async () => {
    await spend(3, NOON);
    expect((await read(new Date("2026-03-09T03:00:00Z"))).remaining).toBe(0);
  });

  it("보너스는 자정에도 남고, 허용량을 먼저 쓴다", async () => {
    await giftCredits({ db: connection().db, now: NOON }, userId, 5);
    await spend(2, NOON);
    expect(await read(NOON)).toMatchObject({ remaining: 6, bonus: 5, max: 3 });
    await spend(3, NOON);
    expect(await read(NOON)).toMatchObject({ remaining: 3, bonus: 3 });
    expect((await entries()).slice(-2)).toEqual([
      { bucket: "allowance", amount: -1, reason: "analysis" },
      { bucket: "bonus", amount: -2, reason: "analysis" },
    ]);
    expect(await read(new Date("2026-03-11T03:00:00Z"))).toMatchObject({ remaining: 6, bonus: 3 });
  });

  it("more than there is cannot be spent, and nothing is taken", async () => {
    await spend(1, NOON);
    await expect(spend(CREDIT_COST.ensemble, NOON)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect((await read(NOON)).remaining).toBe(2);
  });

  it("a billing month has 300 credits, and the free allowance returns when it ends", async () => {
    await spend(1, NOON);
    const until = new Date("2026-04-10T05:00:00Z");
    const period = { id: userId, userId, startsAt: new Date("2026-03-10T05:00:00Z"), endsAt: until };
    await connection().db.insert(proPeriods).values(period);
    const inside = new Date("2026-03-20T03:00:00Z");
    expect(await read(inside)).toEqual({ remaining: 300, max: 300, bonus: 0, resetAt: until });
    await spend(10, inside);
    expect((await read(new Date("2026-03-21T03:00:00Z"))).remaining).toBe(290);
    expect(await read(until)).toMatchObject({ remaining: 3, max: 3 });
    expect(await ledger()).toBe(3);
  });

  it("feedback grants stop at the cap of the calendar month in Seoul", async () => {
    const lastOfMonth = new Date("2026-03-31T14:59:00Z");
    for (let i = 0; i < 9; i++) expect(await feedback(5, lastOfMonth)).toBe(5);
    expect(await feedback(3, lastOfMonth)).toBe(3);
    expect(await feedback(5, lastOfMonth)).toBe(FEEDBACK_MONTHLY_CAP - 48);
    expect(await feedback(5, lastOfMonth)).toBe(0);
    expect(await feedback(5, new Date("2026-03-31T15:00:00Z"))).toBe(5);
  });

  it("the ledger refuses to be changed, and goes with its user", async () => {
    const { db } = connection();
    await read(NOON);
    const refusal = { cause: expect.objectContaining({ message: "credit_entries is append-only" }) };
    await expect(db.update(creditEntries).set({ amount: 9 })).rejects.toMatchObject(refusal);
    await expect(db.delete(creditEntries).where(eq(creditEntries.userId, userId))).rejects.toMatchObject(refusal);
    const { users } = await import("../accounts/tables.ts");
    await db.delete(users).where(eq(users.id, userId));
    expect(await entries()).toEqual([]);
  });

  it("spends of many at once never take more than there is", async () => {
    await giftCredits({ db: connection().db, now: NOON }, userId, 4);
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => spend(1, NOON)));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(7);
    expect((await read(NOON)).remaining).toBe(0);
    expect(await ledger()).toBe(0);
  });

  describe("whatever happens in whatever order", () => {
    const step = fc.oneof(
      fc.record({ what: fc.constant("spend" as const), n: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ what: fc.constant("failed spend" as const), n: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ what: fc.constant("feedback" as const), n: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ what: fc.constant("gift" as const), n: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ what: fc.constant("wait" as const), n: fc.integer({ min: 1, max: 60 }) }),
    );

    it("the balance is the sum of the ledger, by bucket, and never below zero", async () => {
      const { db } = connection();
      const failedSpend = async (n: number, now: Date) =>
        db.transaction(async (tx) => {
          await spendCredits(tx, await lockCredits(tx, userId, now), { cost: n, reference: "x", now });
          throw new Error("the result could not be stored");
        });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), async (rounds) => {
          userId = await insertUser(db);
          let time = NOON.getTime();
          for (const round of rounds) {
            const now = new Date(time);
            const running = round.map(({ what, n }) => {
              if (what === "spend") return spend(n, now);
              if (what === "failed spend") return failedSpend(n, now);
              if (what === "feedback") return feedback(n, now);
              if (what === "gift") return giftCredits({ db, now }, userId, n);
              time += n * 3_600_000;
              return read(now);
            });
            await Promise.allSettled(running);
            const balance = await read(new Date(time));
            expect(balance.remaining).toBe(await ledger());
            expect(balance.remaining).toBeGreaterThanOrEqual(0);
            const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
            const bonus = (await entries()).filter((entry) => entry.bucket === "bonus");
            expect(account?.bonus).toBe(bonus.reduce((total, entry) => total + entry.amount, 0));
          }
        }),
        { numRuns: process.env.TEST_LONG ? 200 : 20 },
      );
    });
  });
});
