import { FREE_DAILY_CREDITS, PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import type { Plan } from "../accounts/index.ts";

/** Korea has kept UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last midnight in Seoul at or before `now`. */
export function seoulDayStart(now: Date): Date {
  return new Date(Math.floor((now.getTime() + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS);
}

/** The first moment, in Seoul, of the calendar month that holds `now`. */
export function seoulMonthStart(now: Date): Date {
  const there = new Date(now.getTime() + SEOUL_OFFSET_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - SEOUL_OFFSET_MS);
}

/** The credits that a plan sets anew at `since`, and again at `until`. */
export interface Allowance {
  readonly max: number;
  readonly since: Date;
  readonly until: Date;
}

export function allowanceOf(plan: Plan, now: Date): Allowance {
  if (plan.kind === "pro") return { max: PRO_MONTHLY_CREDITS, since: plan.since, until: plan.until };
  const since = seoulDayStart(now);
  return { max: FREE_DAILY_CREDITS, since, until: new Date(since.getTime() + DAY_MS) };
}

/** True when the allowance on the account belongs to an earlier period or to another plan. A clock set back changes nothing. */
export function isAllowanceDue(
  account: { readonly allowanceMax: number | null; readonly allowanceSince: Date | null },
  current: Allowance,
): boolean {
  if (account.allowanceSince === null || account.allowanceMax !== current.max) return true;
  return current.since.getTime() > account.allowanceSince.getTime();
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
