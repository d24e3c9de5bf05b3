import { SEOUL_OFFSET_MS } from "./seoul-calendar.ts";

/** A billing month: from `startsAt` until just before `endsAt`, which is where the next one starts. */
export interface BillingPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The billing month number `n` (0 is the first) of a subscription whose first month started at `anchor`. It starts on the
 * anchor's day of the month in Seoul, at the anchor's time of day; a month that has no such day takes its last one. Each
 * month is counted from the anchor, never from the one before: 31 January is followed by 28 February and then by 31 March.
 *
 * Throws `RangeError` when `n` is no whole number of 0 or more.
 */
export function billingPeriod(anchor: Date, n: number): BillingPeriod {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`There is no billing month ${n}.`);
  return { startsAt: monthsAfter(anchor, n), endsAt: monthsAfter(anchor, n + 1) };
}

function monthsAfter(anchor: Date, months: number): Date {
  const there = new Date(anchor.getTime() + SEOUL_OFFSET_MS);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + months, there.getUTCDate()];
  // Day 0 of the month after is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  there.setUTCFullYear(year, month, Math.min(day, lastDay));
  return new Date(there.getTime() - SEOUL_OFFSET_MS);
}
