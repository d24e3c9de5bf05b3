import { SEOUL_OFFSET_MS } from "./seoul-calendar.ts";

/** A billing month: from `startsAt` to just before `endsAt`, where the next one starts. */
export interface BillingPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The billing month `n` (from 0): day and time of `anchor` in Seoul, or the last day of a shorter month. So 31 January,
 * 28 February, 31 March.
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
