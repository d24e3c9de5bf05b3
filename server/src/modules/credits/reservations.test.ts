import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../db/connection.ts";
import { type CreditDriver, creditDriver } from "../../testing/credit-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { sweepReservations } from "./sweep-reservations.ts";
import { creditEntries, creditReservations } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);
/** Noon of the next day in Seoul. */
const TOMORROW = later(24);

onEachDatabase("reservations", (connection) => {
  let driver: CreditDriver;
  beforeEach(async () => {
    const { db } = connection();
    await db.delete(creditReservations);
    driver = creditDriver(db, await insertUser(db, { emailVerified: true }));
  });
  const remaining = async (now: Date) => (await driver.read(now)).remaining;
  const statusOf = async (id: string) =>
    (await connection().db.select().from(creditReservations).where(eq(creditReservations.id, id)))[0]?.status;
  const sweep = (now: Date) => sweepReservations({ db: connection().db, now });

  it("the sweep continues after a user was deleted and rethrows database errors", async () => {
    const { db } = connection();
    const other = creditDriver(db, await insertUser(db, { emailVerified: true }));
    await driver.reserve(3, NOON);
    const kept = await other.reserve(3, later(0.1));
    let transactions = 0;
    const racing: Database = Object.assign(Object.create(db), {
      transaction: async (...given: Parameters<Database["transaction"]>) => {
        if (transactions++ === 0) await db.delete(users).where(eq(users.id, driver.userId));
        return db.transaction(...given);
      },
    });
    expect(await sweepReservations({ db: racing, now: later(2) })).toBe(2);
    expect(await statusOf(kept)).toBe("released");
    expect((await other.read(later(2))).remaining).toBe(3);
    const broken: Database = Object.assign(Object.create(db), {
      transaction: () => Promise.reject(new Error("the database is away")),
    });
    await other.reserve(1, later(2));
    await expect(sweepReservations({ db: broken, now: later(4) })).rejects.toThrow("the database is away");
  });

  it("reserved credits can be neither spent nor reserved again", async () => {
    await driver.reserve(2, NOON);
    expect(await remaining(NOON)).toBe(1);
    await expect(driver.spend(2, NOON)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await expect(driver.reserve(2, NOON)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(await remaining(NOON)).toBe(1);
  });

  it("settling for less than reserved returns the rest, bonus first", async () => {
    await driver.gift(4, NOON);
    const id = await driver.reserve(6, NOON);
    expect(await driver.balance()).toEqual({ allowance: 0, pack: 0, bonus: 1 });
    await driver.settle(id, 2, later(0.5));
    expect(await driver.balance()).toEqual({ allowance: 1, pack: 0, bonus: 4 });
    expect(await driver.ledger()).toEqual({ allowance: 1, pack: 0, bonus: 4 });
    expect(await statusOf(id)).toBe("settled");
  });

  it("settling for zero returns everything", async () => {
    const id = await driver.reserve(3, NOON);
    await driver.settle(id, 0, NOON);
    expect(await remaining(NOON)).toBe(3);
  });

  it("releasing returns everything once", async () => {
    const id = await driver.reserve(3, NOON);
    await driver.release(id, NOON);
    await driver.release(id, NOON);
    expect(await remaining(NOON)).toBe(3);
    expect(await statusOf(id)).toBe("released");
  });

  it("releasing a settled reservation changes nothing", async () => {
    const id = await driver.reserve(3, NOON);
    await driver.settle(id, 3, NOON);
    await driver.release(id, NOON);
    expect(await remaining(NOON)).toBe(0);
  });

  it("rejects settling twice, for more than reserved, or by another user", async () => {
    const id = await driver.reserve(2, NOON);
    await expect(driver.settle(id, 3, NOON)).rejects.toThrow(RangeError);
    const stranger = creditDriver(connection().db, await insertUser(connection().db, { emailVerified: true }));
    await expect(stranger.settle(id, 2, NOON)).rejects.toThrow("no reservation");
    await stranger.release(id, NOON);
    expect(await remaining(NOON)).toBe(1);
    await driver.settle(id, 2, NOON);
    await expect(driver.settle(id, 2, NOON)).rejects.toThrow("no reservation");
    expect(await remaining(NOON)).toBe(1);
  });

  it("concurrent settling is charged once", async () => {
    const id = await driver.reserve(2, NOON);
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => driver.settle(id, 1, NOON)));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await remaining(NOON)).toBe(2);
  });

  describe("sweepReservations", () => {
    it("releases only expired reservations", async () => {
      const [over, running] = [await driver.reserve(1, NOON, HOUR), await driver.reserve(1, NOON, 2 * HOUR)];
      expect(await sweep(later(0.99))).toBe(0);
      expect(await sweep(later(1))).toBe(1);
      expect([await statusOf(over), await statusOf(running)]).toEqual(["released", "held"]);
      expect(await remaining(later(1))).toBe(2);
      expect(await sweep(later(1))).toBe(0);
    });

    it("returns the credits once when several servers sweep concurrently", async () => {
      for (let i = 0; i < 3; i++) await driver.reserve(1, NOON, HOUR);
      await Promise.all(Array.from({ length: 4 }, () => sweep(later(1))));
      expect(await remaining(later(1))).toBe(3);
      expect(await driver.ledger()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
    });

    it("settling after the sweep is charged as a new spend or rejected", async () => {
      const [first, second] = [await driver.reserve(2, NOON, HOUR), await driver.reserve(1, NOON, HOUR)];
      await sweep(later(1));
      await driver.settle(first, 2, later(1));
      expect(await remaining(later(1))).toBe(1);
      await driver.spend(1, later(1));
      await expect(driver.settle(second, 1, later(1))).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    });

    it("settling after the sweep writes what the statement of an analysis writes", async () => {
      const { db } = connection();
      const other = creditDriver(db, await insertUser(db, { emailVerified: true }));
      for (const one of [driver, other]) {
        await one.gift(4, NOON);
        await one.buyPack(`pack of ${one.userId}`, 2, NOON, later(48));
      }
      const id = await driver.reserve(8, NOON, HOUR);
      await sweep(later(1));
      await driver.settle(id, 8, later(1));
      await other.spend(8, later(1));
      const charged = async (userId: string) =>
        (await db.select().from(creditEntries).where(eq(creditEntries.userId, userId)))
          .filter(({ reason }) => reason === "analysis")
          .map((entry) => ({ ...entry, id: null, userId: null }));
      expect(await charged(driver.userId)).toHaveLength(3);
      expect(await charged(driver.userId)).toEqual(await charged(other.userId));
      expect(await driver.balance()).toEqual(await other.balance());
    });
  });

  describe("reservations over midnight", () => {
    it("오늘 잡아 둔 크레딧으로 내일 끝난 분석을 치르고, 내일의 3크레딧은 그대로다", async () => {
      const id = await driver.reserve(2, NOON, 48 * HOUR);
      expect(await remaining(TOMORROW)).toBe(3);
      await driver.settle(id, 2, TOMORROW);
      expect(await remaining(TOMORROW)).toBe(3);
    });

    it("돌려받은 어제의 크레딧은 어제와 함께 사라진다", async () => {
      const id = await driver.reserve(2, NOON, 48 * HOUR);
      await driver.release(id, TOMORROW);
      expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
      expect((await driver.entries()).slice(-2)).toEqual([
        { bucket: "allowance", amount: 2, reason: "reservation-returned" },
        { bucket: "allowance", amount: -2, reason: "allowance-expired" },
      ]);
      expect(await driver.ledger()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
    });

    it("releasing on a later day returns the bonus part", async () => {
      await driver.gift(2, NOON);
      const id = await driver.reserve(5, NOON, 48 * HOUR);
      await driver.release(id, TOMORROW);
      expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 2 });
    });

    it("free credits released during Pro are available when Pro ends that day", async () => {
      const id = await driver.reserve(2, NOON);
      await driver.subscribe(`${driver.userId} m`, later(0.1), later(0.3));
      await driver.release(id, later(0.2));
      expect(await driver.balance()).toEqual({ allowance: 300, pack: 0, bonus: 0 });
      expect(await remaining(later(0.4))).toBe(3);
    });
  });

  describe("refunds", () => {
    it("refunding an analysis returns its cost once", async () => {
      await driver.spend(2, NOON, "a");
      await driver.spend(1, NOON, "b");
      expect(await driver.refund("a", NOON)).toBe(2);
      expect(await driver.refund("a", NOON)).toBe(0);
      expect(await driver.balance()).toEqual({ allowance: 2, pack: 0, bonus: 0 });
    });

    it("다른 날의 것은 사라지지 않는 보너스로 돌아온다", async () => {
      await driver.gift(1, NOON);
      await driver.spend(4, NOON, "a");
      expect(await driver.refund("a", TOMORROW)).toBe(4);
      expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 4 });
    });

    it("refunding a reservation returns its settled cost once", async () => {
      const id = await driver.reserve(3, NOON);
      await driver.settle(id, 2, NOON, "scan");
      expect(await driver.refund("scan", NOON)).toBe(2);
      expect(await driver.refund("scan", NOON)).toBe(0);
      expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
    });

    it("refunds nothing for grants, unknown references and other users' analyses", async () => {
      const stranger = creditDriver(connection().db, await insertUser(connection().db, { emailVerified: true }));
      await stranger.spend(2, NOON, "theirs");
      await driver.feedback(3, NOON);
      for (const reference of ["theirs", "none", "analysis"]) expect(await driver.refund(reference, NOON)).toBe(0);
    });

    it("concurrent refunds return the cost once", async () => {
      await driver.spend(3, NOON, "a");
      const all = await Promise.all(Array.from({ length: 6 }, () => driver.refund("a", NOON)));
      expect(all.filter((refunded) => refunded === 3)).toHaveLength(1);
      expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
    });
  });
});
