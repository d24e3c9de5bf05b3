import { beforeEach, expect, it } from "vitest";
import { type CreditDriver, creditDriver } from "../../testing/credit-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);
const DAY = 24;

onEachDatabase("credit packs", (connection) => {
  let driver: CreditDriver;
  beforeEach(async () => {
    const { db } = connection();
    driver = creditDriver(db, await insertUser(db, { emailVerified: true }));
  });
  const buy = (name: string, credits: number, hours: number, now = NOON) =>
    driver.buyPack(`${driver.userId} ${name}`, credits, now, later(hours));
  const lefts = async (now: Date) => (await driver.packs(now)).map(({ credits, left }) => [credits, left]);

  it("are spent after the allowance, the first to end at first, and before bonus credits", async () => {
    await driver.gift(5, NOON);
    await buy("second", 10, 50 * DAY);
    await buy("first", 4, 20 * DAY);
    await driver.spend(3 + 2, NOON);
    expect(await driver.balance()).toEqual({ allowance: 0, pack: 12, bonus: 5 });
    expect(await lefts(NOON)).toEqual([
      [4, 2],
      [10, 10],
    ]);
    await driver.spend(2 + 4, NOON);
    expect(await lefts(NOON)).toEqual([
      [4, 0],
      [10, 6],
    ]);
    await driver.spend(6 + 1, NOON);
    expect(await driver.balance()).toEqual({ allowance: 0, pack: 0, bonus: 4 });
  });

  it("are granted once for one order", async () => {
    await Promise.all(Array.from({ length: 4 }, () => buy("one", 30, 365 * DAY)));
    await buy("one", 30, 365 * DAY);
    expect((await driver.read(NOON)).pack).toBe(30);
    expect((await driver.entries()).filter(({ reason }) => reason === "pack-bought")).toHaveLength(1);
  });

  it("end at their time, without a job, for whoever reads or spends first", async () => {
    await buy("old", 30, DAY);
    await buy("new", 10, 2 * DAY);
    await driver.spend(3 + 5, NOON);
    expect((await driver.read(later(DAY - 0.01))).pack).toBe(35);
    await driver.spend(3, later(DAY));
    expect(await driver.balance()).toEqual({ allowance: 0, pack: 10, bonus: 0 });
    expect((await driver.entries()).find(({ reason }) => reason === "pack-expired")).toMatchObject({
      bucket: "pack",
      amount: -25,
    });
    expect((await driver.read(later(2 * DAY))).remaining).toBe(3);
    expect(await driver.packs(later(2 * DAY))).toEqual([]);
  });

  it("take their credits with them when they are paid back, once", async () => {
    await buy("kept", 10, DAY);
    await buy("returned", 30, 2 * DAY);
    await driver.takeBackPack(`${driver.userId} returned`, NOON);
    await driver.takeBackPack(`${driver.userId} returned`, NOON);
    await driver.takeBackPack("of nobody", NOON);
    expect(await lefts(NOON)).toEqual([[10, 10]]);
    expect(await driver.balance()).toEqual({ allowance: 3, pack: 10, bonus: 0 });
    // Bought again with the same order, nothing comes.
    await buy("returned", 30, 2 * DAY);
    expect((await driver.read(NOON)).pack).toBe(10);
  });

  it("get refunded credits back while they last, which are bonus credits later", async () => {
    await buy("one", 10, DAY);
    await driver.spend(3, NOON, "first");
    await driver.spend(2, NOON, "second");
    await driver.spend(1, NOON, "third");
    expect(await driver.refund("second", NOON)).toBe(2);
    expect(await driver.balance()).toEqual({ allowance: 0, pack: 9, bonus: 0 });
    expect(await driver.refund("third", later(DAY))).toBe(1);
    expect(await driver.refund("third", later(DAY))).toBe(0);
    expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 1 });
  });

  it("are not prolonged by a reservation", async () => {
    await buy("one", 10, DAY);
    await driver.spend(3, NOON);
    const [kept, late] = [await driver.reserve(4, NOON, 9 * DAY * HOUR), await driver.reserve(5, NOON, 9 * DAY * HOUR)];
    await driver.settle(kept, 1, NOON);
    expect(await driver.balance()).toEqual({ allowance: 0, pack: 4, bonus: 0 });
    await driver.release(late, later(DAY));
    expect(await driver.balance()).toEqual({ allowance: 3, pack: 0, bonus: 0 });
    expect((await driver.ledger()).pack).toBe(0);
  });
});
