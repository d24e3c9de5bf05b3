import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import type { Plan } from "../accounts/index.ts";
import { seoulDayEnd, seoulDayStart } from "./seoul-calendar.ts";

/** The period of an allowance, a day of the free plan or a billing month of Pro, by its start. */
export interface AllowancePeriod {
  readonly plan: Plan["kind"];
  readonly since: Date;
}

/** The current period, its credits, and the start of the next one. */
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

/** Maximum clock difference between two servers. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Whether the account stays in its period, given the one of `now`. A period that is about to begin was entered by a
 * server whose clock is ahead, and is not left again.
 */
export function staysIn(account: AllowancePeriod, current: AllowancePeriod, now: Date): boolean {
  const ahead = account.since.getTime() - now.getTime();
  return isSamePeriod(account, current) || (ahead > 0 && ahead <= CLOCK_TOLERANCE_MS);
}

/** Credits by bucket. */
export interface Buckets {
  readonly allowance: number;
  readonly pack: number;
  readonly bonus: number;
}

export function creditsLeft({ allowance, pack, bonus }: Buckets): number {
  return allowance + pack + bonus;
}

/** Splits a cost over the buckets, the one that ends first at first; null if they do not suffice. */
export function splitCost(balance: Buckets, cost: number): Buckets | null {
  if (creditsLeft(balance) < cost) return null;
  const allowance = Math.min(balance.allowance, cost);
  const pack = Math.min(balance.pack, cost - allowance);
  return { allowance, pack, bonus: cost - allowance - pack };
}

/**
 * What is left of each open pack, given what is left of all. The one that ends first is spent first, so the balance
 * belongs to those that end last. `packs` in the order of their ends.
 */
export function leftInPacks<Pack extends { readonly credits: number }>(
  packs: readonly Pack[],
  balance: number,
): (Pack & { readonly left: number })[] {
  let rest = balance;
  const newestFirst = packs.toReversed().map((pack) => {
    const left = Math.min(pack.credits, rest);
    rest -= left;
    return { ...pack, left };
  });
  return newestFirst.toReversed();
}
