import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import type { Plan } from "../accounts/index.ts";
import { seoulDayEnd, seoulDayStart } from "./seoul-calendar.ts";

/** A day of the free plan or a billing month of Pro: what an allowance belongs to, by its first moment. */
export interface AllowancePeriod {
  readonly plan: Plan["kind"];
  readonly since: Date;
}

/** The period that holds now, how many credits it has, and when the next one begins. */
export interface Allowance extends AllowancePeriod {
  readonly max: number;
  readonly until: Date;
}

export function allowanceOf(plan: Plan, now: Date): Allowance {
  if (plan.kind === "pro") return { plan: "pro", max: plan.monthlyCredits, since: plan.since, until: plan.until };
  return { plan: "free", max: FREE_DAILY_CREDITS, since: seoulDayStart(now), until: seoulDayEnd(now) };
}

export function isSamePeriod(one: AllowancePeriod, other: AllowancePeriod): boolean {
  return one.plan === other.plan && one.since.getTime() === other.since.getTime();
}

/** How far apart the clocks of two servers may be. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Whether the account stays in its period, given the one that holds `now`. A period that begins in a moment was entered
 * by a server whose clock is ahead, and is not left again.
 */
export function staysIn(account: AllowancePeriod, current: AllowancePeriod, now: Date): boolean {
  const ahead = account.since.getTime() - now.getTime();
  return isSamePeriod(account, current) || (ahead > 0 && ahead <= CLOCK_TOLERANCE_MS);
}

/** How a cost falls on the two buckets, the allowance first; null when they do not suffice. */
export function splitCost(
  balance: { readonly allowance: number; readonly bonus: number },
  cost: number,
): { readonly allowance: number; readonly bonus: number } | null {
  if (balance.allowance + balance.bonus < cost) return null;
  const allowance = Math.min(balance.allowance, cost);
  return { allowance, bonus: cost - allowance };
}
