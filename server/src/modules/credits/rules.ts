import { FREE_DAILY_CREDITS, PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import type { Plan } from "../accounts/index.ts";
import { seoulDayEnd, seoulDayStart } from "./seoul-calendar.ts";

/** The credits that a plan sets anew at `since`, and again at `until`. */
export interface Allowance {
  readonly max: number;
  readonly since: Date;
  readonly until: Date;
}

export function allowanceOf(plan: Plan, now: Date): Allowance {
  if (plan.kind === "pro") return { max: PRO_MONTHLY_CREDITS, since: plan.since, until: plan.until };
  return { max: FREE_DAILY_CREDITS, since: seoulDayStart(now), until: seoulDayEnd(now) };
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
