import { RENEWAL_RETRY_DAYS } from "@geulgyeol/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billingPeriod } from "../credits/index.ts";
import {
  afterCancel,
  afterDeclined,
  afterNotSent,
  afterPaid,
  afterResume,
  graceEnd,
  nextPeriodIndex,
  paymentIdOf,
  receiptNumber,
  renewalStep,
  type SubscriptionFacts,
  vatOf,
} from "./rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date("2026-01-31T01:00:00Z");
const MONTH = billingPeriod(START, 0);
const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

const PENDING: SubscriptionFacts = {
  status: "pending",
  anchorAt: null,
  periodIndex: null,
  periodEndsAt: null,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  nextAttemptAt: null,
};
const ACTIVE: SubscriptionFacts = { ...PENDING, ...afterPaid(PENDING, 0, START)?.change };
const ENDED: SubscriptionFacts = { ...ACTIVE, status: "ended" };

it("afterPaid starts the first period at the time of the first payment", () => {
  expect(afterPaid(PENDING, 0, START)).toEqual({
    change: {
      status: "active",
      anchorAt: START,
      periodIndex: 0,
      graceEndsAt: null,
      periodEndsAt: MONTH.endsAt,
      nextAttemptAt: MONTH.endsAt,
    },
    period: MONTH,
  });
});

it("afterPaid counts renewals from the anchor, so the 31st returns after February", () => {
  const renewed = afterPaid(ACTIVE, 1, later(MONTH.endsAt, 3));
  expect(renewed?.period).toEqual({
    startsAt: new Date("2026-02-28T01:00:00Z"),
    endsAt: new Date("2026-03-31T01:00:00Z"),
  });
});

it("afterPaid returns null for a payment of a period that is not due", () => {
  expect(afterPaid(ACTIVE, 0, START)).toBeNull();
  expect(afterPaid(ACTIVE, 2, START)).toBeNull();
  expect(afterPaid(ENDED, 1, START)).toBeNull();
  expect(afterPaid({ ...ACTIVE, cancelAtPeriodEnd: true }, 1, START)).toBeNull();
});

describe("declined renewal", () => {
  it("a declined renewal is retried on the retry days and ends after grace", () => {
    let facts: SubscriptionFacts = ACTIVE;
    const tries: number[] = [];
    for (let now = MONTH.endsAt; facts.status !== "ended"; now = later(now, 0.5)) {
      const step = renewalStep(facts, now);
      if (step === "end") facts = { ...facts, status: "ended" };
      if (step !== "charge") continue;
      tries.push((now.getTime() - MONTH.endsAt.getTime()) / DAY_MS);
      facts = { ...facts, ...afterDeclined(facts, now) };
      expect(facts).toMatchObject({ status: "past_due", graceEndsAt: later(MONTH.endsAt, 7) });
    }
    expect(tries).toEqual([0, ...RENEWAL_RETRY_DAYS]);
  });

  it("a payment during the grace period keeps the billing day", () => {
    const now = later(MONTH.endsAt, 3);
    const pastDue = { ...ACTIVE, ...afterDeclined(ACTIVE, MONTH.endsAt) };
    expect(afterPaid(pastDue, 1, now)).toMatchObject({
      change: { status: "active", graceEndsAt: null, nextAttemptAt: billingPeriod(START, 1).endsAt },
    });
  });

  it("afterDeclined changes nothing for a first payment", () => {
    expect(afterDeclined(PENDING, START)).toEqual({});
  });
});

it("afterNotSent retries a renewal at once without a grace period", () => {
  expect(afterNotSent(ACTIVE, MONTH.endsAt)).toEqual({ nextAttemptAt: MONTH.endsAt });
  expect(afterNotSent({ ...ACTIVE, cancelAtPeriodEnd: true }, START)).toEqual({});
  expect(afterNotSent(PENDING, START)).toEqual({});
});

it("renewalStep charges for seven days after the period, then ends the subscription", () => {
  expect(renewalStep(ACTIVE, later(MONTH.endsAt, -0.1))).toBe("wait");
  expect(renewalStep(ACTIVE, MONTH.endsAt)).toBe("charge");
  expect(renewalStep(ACTIVE, later(MONTH.endsAt, 6.9))).toBe("charge");
  expect(renewalStep(ACTIVE, later(MONTH.endsAt, 7))).toBe("end");
  expect(renewalStep(ENDED, later(MONTH.endsAt, 7))).toBe("wait");
});

it("a cancelled subscription ends with its period and can be resumed before", () => {
  const cancelled = { ...ACTIVE, ...(afterCancel(ACTIVE, START) as object) };
  expect(cancelled.cancelAtPeriodEnd).toBe(true);
  expect(afterCancel(cancelled, START)).toEqual({});
  expect(renewalStep(cancelled, MONTH.endsAt)).toBe("end");
  expect({ ...cancelled, ...afterResume(cancelled, START) }).toEqual(ACTIVE);
  expect(afterResume(cancelled, MONTH.endsAt)).toBeNull();
});

it("afterCancel ends a past-due subscription at once and rejects inactive ones", () => {
  const pastDue = { ...ACTIVE, ...afterDeclined(ACTIVE, MONTH.endsAt) };
  expect(afterCancel(pastDue, later(MONTH.endsAt, 1))).toBe("end");
  expect(afterCancel(PENDING, START)).toBeNull();
  expect(afterCancel(ENDED, START)).toBeNull();
  expect(afterResume(ENDED, START)).toBeNull();
});

it("vatOf splits 9,900 won into 9,000 and 900, and every price adds up", () => {
  expect(vatOf(9_900)).toEqual({ supplyWon: 9_000, vatWon: 900 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (total) => {
      const { supplyWon, vatWon } = vatOf(total);
      expect(supplyWon + vatWon).toBe(total);
      expect(Math.abs(vatWon - supplyWon / 10)).toBeLessThanOrEqual(0.55);
    }),
  );
});

it("paymentIdOf is stable for a period and at most 40 characters long", () => {
  const id = "0123456789abcdef0123456789abcdef";
  expect(paymentIdOf(id, 3)).toBe(paymentIdOf(id, 3));
  expect(paymentIdOf(id, 3)).not.toBe(paymentIdOf(id, 13));
  expect(paymentIdOf(id, 9_999)).toMatch(/^[0-9a-z-]{1,40}$/);
});

it("영수증 번호는 서울의 날짜로 시작한다", () => {
  expect(receiptNumber(new Date("2026-11-20T15:00:00Z"), 12)).toBe("20261121-000012");
  expect(receiptNumber(new Date("2026-11-20T14:59:59Z"), 1_234_567)).toBe("20261120-1234567");
});

it("a paid subscription always has a next attempt by the end of grace", () => {
  const step = fc.constantFrom("paid", "declined", "not-sent", "cancel", "resume");
  fc.assert(
    fc.property(fc.array(fc.record({ what: step, days: fc.integer({ min: 0, max: 40 }) })), (steps) => {
      let facts = ACTIVE;
      let now = START;
      for (const { what, days } of steps) {
        now = later(now, days);
        const change =
          what === "paid"
            ? afterPaid(facts, nextPeriodIndex(facts), now)?.change
            : what === "declined"
              ? afterDeclined(facts, now)
              : what === "not-sent"
                ? afterNotSent(facts, now)
                : what === "cancel"
                  ? afterCancel(facts, now)
                  : afterResume(facts, now);
        facts = { ...facts, ...(change === "end" ? { status: "ended" as const } : (change ?? {})) };
        if (facts.status === "ended") return;
        if (facts.periodEndsAt === null || facts.nextAttemptAt === null) throw new Error("There is no next look.");
        const latest = Math.max(graceEnd(facts.periodEndsAt).getTime(), now.getTime());
        expect(facts.nextAttemptAt.getTime()).toBeLessThanOrEqual(latest);
      }
    }),
  );
});
