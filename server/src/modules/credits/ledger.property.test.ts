import fc from "fast-check";
import { expect, it } from "vitest";
import { type CreditDesk, creditDesk } from "../../testing/credit-desk.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { sweepReservations } from "./index.ts";

const START = new Date("2026-01-31T03:00:00Z").getTime();
const HOUR = 3_600_000;
const MAX_OF = { free: 3, pro: 300 } as const;

const STEPS = [
  ...(["spend", "spend", "failed spend", "reserve", "reserve", "settle", "release", "refund", "feedback"] as const),
  ...(["gift", "sweep", "wait", "clock back", "subscribe", "end Pro", "resume Pro", "cut Pro", "read"] as const),
];
/** `n` is an amount, a number of hours, or which of the things made so far is meant, as each step needs. */
const step = fc.record({
  what: fc.constantFrom(...STEPS),
  n: fc.integer({ min: 1, max: 60 }),
});
/** Steps of one round run at once; rounds follow each other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });

onEachDatabase("the ledger, whatever happens in whatever order and at once", (connection) => {
  it(
    "its sum is the balance by bucket, never below zero, and no period gives more than it has",
    async () => {
      const { db } = connection();
      await fc.assert(
        fc.asyncProperty(rounds, async (all) => {
          const desk = creditDesk(db, await insertUser(db, { emailVerified: true }));
          const world = { time: START, reservations: [] as string[], references: ["none"], subscriptions: 0 };
          for (const round of all) {
            const outcomes = await Promise.allSettled(round.map(({ what, n }) => act(desk, world, what, n)));
            for (const outcome of outcomes) if (outcome.status === "rejected") expectRefusal(outcome.reason);
            await expectBalanced(desk);
          }
          // When everything has ended, nothing is left reserved, and all that is not spent is in the balance.
          world.time += 3 * HOUR;
          await sweepReservations({ db, now: new Date(world.time) });
          await desk.read(new Date(world.time));
          await expectBalanced(desk);
        }),
        { numRuns: process.env.TEST_LONG ? 300 : 30 },
      );
    },
    process.env.TEST_LONG ? 600_000 : 60_000,
  );

  interface World {
    time: number;
    readonly reservations: string[];
    readonly references: string[];
    subscriptions: number;
  }

  async function act(desk: CreditDesk, world: World, what: (typeof STEPS)[number], n: number) {
    const now = new Date(world.time);
    const pick = (list: readonly string[]) => list[n % list.length] ?? "none";
    const cost = 1 + (n % 4);
    const period = `${desk.userId} ${n % Math.max(1, world.subscriptions)}`;
    const reference = `analysis ${world.references.length}`;
    switch (what) {
      case "spend":
        world.references.push(reference);
        return desk.spend(cost, now, reference);
      case "failed spend":
        return desk.failedSpend(cost, now);
      case "reserve":
        world.reservations.push(await desk.reserve(cost, now, 2 * HOUR));
        return;
      case "settle":
        world.references.push(reference);
        return desk.settle(pick(world.reservations), n % 3, now, reference);
      case "release":
        return desk.release(pick(world.reservations), now);
      case "refund":
        return desk.refund(pick(world.references), now);
      case "feedback":
        return desk.feedback(cost, now);
      case "gift":
        return desk.gift(cost, now);
      case "sweep":
        return sweepReservations({ db: connection().db, now });
      case "wait":
        world.time += n * HOUR;
        return desk.read(new Date(world.time));
      case "clock back":
        world.time -= n * HOUR;
        return desk.read(new Date(world.time));
      case "subscribe":
        return desk.subscribe(
          `${desk.userId} ${world.subscriptions++}`,
          new Date(world.time + (n % 20) * HOUR),
          new Date(world.time + n * 20 * HOUR + 20 * HOUR),
        );
      case "end Pro":
        return desk.moveEnd(period, now);
      case "cut Pro":
        return desk.moveEnd(period, new Date(world.time + (n % 6) * HOUR));
      case "resume Pro":
        return desk.moveEnd(period, new Date(world.time + n * 10 * HOUR));
      case "read":
        return desk.read(now);
    }
  }
});

/** What these steps may be refused for; anything else is a fault of the ledger. */
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

async function expectBalanced(desk: CreditDesk) {
  const balance = (await desk.balance()) ?? { allowance: 0, bonus: 0 };
  expect(await desk.ledger()).toEqual(balance);
  expect(balance.allowance).toBeGreaterThanOrEqual(0);
  expect(balance.bonus).toBeGreaterThanOrEqual(0);
  const present = await desk.presentPeriod();
  for (const { plan, since, granted, left } of await desk.periods()) {
    const isPresent = plan === present?.plan && since?.getTime() === present?.since?.getTime();
    // What was left of any other period has been put away.
    expect({ plan, since, left }).toEqual({ plan, since, left: isPresent ? balance.allowance : 0 });
    expect(granted).toBe(MAX_OF[plan as keyof typeof MAX_OF]);
    if (isPresent) expect(left).toBeLessThanOrEqual(granted);
  }
}
