import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runSize } from "../../../../scripts/testing/run-size.ts";
import type { Database } from "../../db/connection.ts";
import { type CreditDriver, creditDriver } from "../../testing/credit-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { sweepReservations } from "./sweep-reservations.ts";
import { creditAccounts, creditEntries, creditPacks } from "./tables.ts";

const START = new Date("2026-01-31T03:00:00Z").getTime();
const HOUR = 3_600_000;
const MAX_OF = { free: 3, pro: 300 } as const;

const STEPS = [
  ...(["spend", "spend", "failed spend", "reserve", "reserve", "settle", "release", "refund", "feedback"] as const),
  ...([
    "buy pack",
    "buy pack",
    "same pack again",
    "pay pack back",
    "gift",
    "sweep",
    "wait",
    "clock back",
    "subscribe",
    "end Pro",
    "resume Pro",
    "cut Pro",
    "read",
  ] as const),
];
/** `n` is an amount, a number of hours or the index of an earlier item, depending on the step. */
const step = fc.record({
  what: fc.constantFrom(...STEPS),
  n: fc.integer({ min: 1, max: 60 }),
});
/** Steps of one round run at once; rounds follow each other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });

onEachDatabase("credit ledger under random concurrent steps", (connection) => {
  it(
    "the ledger sums to the balance, never below zero or over an allowance",
    async () => {
      const { db } = connection();
      await fc.assert(
        fc.asyncProperty(rounds, async (all) => {
          const driver = creditDriver(db, await insertUser(db, { emailVerified: true }));
          const world = {
            time: START,
            reservations: [] as string[],
            references: ["none"],
            subscriptions: 0,
            packs: [] as string[],
          };
          for (const round of all) {
            const outcomes = await Promise.allSettled(round.map(({ what, n }) => act(driver, world, what, n)));
            for (const outcome of outcomes) if (outcome.status === "rejected") expectRefusal(outcome.reason);
            await expectBalanced(driver);
            await expectPacks(connection().db, driver, world.packs);
          }
          // After all reservations have expired, all unspent credits are in the balance.
          world.time += 3 * HOUR;
          await sweepReservations({ db, now: new Date(world.time) });
          await driver.read(new Date(world.time));
          await expectBalanced(driver);
          // Long after, every pack has ended, and with it its credits.
          world.time += 400 * 24 * HOUR;
          expect((await driver.read(new Date(world.time))).pack).toBe(0);
          expect(await driver.packs(new Date(world.time))).toEqual([]);
          await expectBalanced(driver);
          await expectPacks(db, driver, world.packs);
        }),
        { numRuns: runSize({ short: 12, all: 30, long: 300 }) },
      );
    },
    process.env.TEST_LONG ? 600_000 : 60_000,
  );

  interface World {
    time: number;
    readonly reservations: string[];
    readonly references: string[];
    subscriptions: number;
    readonly packs: string[];
  }

  async function act(driver: CreditDriver, world: World, what: (typeof STEPS)[number], n: number) {
    const now = new Date(world.time);
    const pick = (list: readonly string[]) => list[n % list.length] ?? "none";
    const cost = 1 + (n % 4);
    const period = `${driver.userId} ${n % Math.max(1, world.subscriptions)}`;
    const reference = `analysis ${world.references.length}`;
    switch (what) {
      case "spend":
        world.references.push(reference);
        return driver.spend(cost, now, reference);
      case "failed spend":
        return driver.failedSpend(cost, now);
      case "reserve":
        world.reservations.push(await driver.reserve(cost, now, 2 * HOUR));
        return;
      case "settle":
        world.references.push(reference);
        return driver.settle(pick(world.reservations), n % 3, now, reference);
      case "release":
        return driver.release(pick(world.reservations), now);
      case "refund":
        return driver.refund(pick(world.references), now);
      case "feedback":
        return driver.feedback(cost, now);
      case "buy pack": {
        const id = `${driver.userId} pack ${world.packs.length}`;
        world.packs.push(id);
        // Short lives, and not in the order of purchase.
        return driver.buyPack(id, n, now, new Date(world.time + (1 + (n % 7) * 30) * HOUR));
      }
      case "same pack again":
        return driver.buyPack(pick(world.packs), n, now, new Date(world.time + HOUR));
      case "pay pack back":
        return driver.takeBackPack(pick(world.packs), now);
      case "gift":
        return driver.gift(cost, now);
      case "sweep":
        return sweepReservations({ db: connection().db, now });
      case "wait":
        world.time += n * HOUR;
        return driver.read(new Date(world.time));
      case "clock back":
        world.time -= n * HOUR;
        return driver.read(new Date(world.time));
      case "subscribe":
        return driver.subscribe(
          `${driver.userId} ${world.subscriptions++}`,
          new Date(world.time + (n % 20) * HOUR),
          new Date(world.time + n * 20 * HOUR + 20 * HOUR),
        );
      case "end Pro":
        return driver.moveEnd(period, now);
      case "cut Pro":
        return driver.moveEnd(period, new Date(world.time + (n % 6) * HOUR));
      case "resume Pro":
        return driver.moveEnd(period, new Date(world.time + n * 10 * HOUR));
      case "read":
        return driver.read(now);
    }
  }
});

/** Accepts the errors that a step may raise; any other error is a bug in the ledger. */
function expectRefusal(reason: unknown) {
  const { code, message, cause } = reason as { code?: string; message: string; cause?: { constraint?: string } };
  const isRefusal =
    code === "INSUFFICIENT_CREDITS" ||
    reason instanceof RangeError ||
    message.includes("no reservation") ||
    message.includes("could not be stored") ||
    // A month cannot be made to end before it began.
    cause?.constraint === "pro_periods_order";
  if (!isRefusal) throw reason;
}

/** The balance is what is left of the open packs; an ended one took no more with it than was bought. */
async function expectPacks(db: Database, driver: CreditDriver, bought: readonly string[]) {
  const packs = await db.select().from(creditPacks).where(eq(creditPacks.userId, driver.userId));
  const account = (await db.select().from(creditAccounts).where(eq(creditAccounts.userId, driver.userId)))[0];
  const open = packs.filter(({ endedAt }) => endedAt === null);
  expect(account?.pack ?? 0).toBeLessThanOrEqual(open.reduce((sum, { credits }) => sum + credits, 0));
  const ends = open.map(({ expiresAt }) => expiresAt.getTime());
  expect(account?.packEndsAt?.getTime()).toBe(ends.length === 0 ? undefined : Math.min(...ends));
  const listed = await driver.packs(new Date(0));
  expect(listed.reduce((sum, { left }) => sum + left, 0)).toBe(account?.pack ?? 0);
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, driver.userId));
  for (const { id, credits } of packs) {
    if (!bought.includes(id)) continue;
    const of = (reason: string) => entries.filter((entry) => entry.reference === id && entry.reason === reason);
    expect(of("pack-bought").map(({ amount }) => amount)).toEqual([credits]);
    const ended = [...of("pack-expired"), ...of("pack-refunded")];
    expect(ended.length).toBeLessThanOrEqual(1);
    for (const { amount } of ended) expect(-amount).toBeLessThanOrEqual(credits);
  }
}

async function expectBalanced(driver: CreditDriver) {
  const balance = (await driver.balance()) ?? { allowance: 0, pack: 0, bonus: 0 };
  expect(await driver.ledger()).toEqual(balance);
  expect(balance.allowance).toBeGreaterThanOrEqual(0);
  expect(balance.bonus).toBeGreaterThanOrEqual(0);
  expect(balance.pack).toBeGreaterThanOrEqual(0);
  const present = await driver.presentPeriod();
  for (const { plan, since, granted, left } of await driver.periods()) {
    const isPresent = plan === present?.plan && since?.getTime() === present?.since?.getTime();
    // Credits left in any other period have expired.
    expect({ plan, since, left }).toEqual({ plan, since, left: isPresent ? balance.allowance : 0 });
    expect(granted).toBe(MAX_OF[plan as keyof typeof MAX_OF]);
    if (isPresent) expect(left).toBeLessThanOrEqual(granted);
  }
}
