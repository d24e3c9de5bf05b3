import {
  CREDIT_PACK_DAYS,
  type PackTerms,
  PRO_MONTHLY_CREDITS,
  PRO_MONTHLY_PRICE_WON,
  RENEWAL_GRACE_DAYS,
  RENEWAL_RETRY_DAYS,
  type SubscriptionState,
  type SubscriptionTerms,
} from "@geulgyeol/contract";
import { type BillingPeriod, billingPeriod } from "../credits/index.ts";

/** The current terms for new subscriptions. Billing takes its offer as a parameter; this is the one in production. */
export const PRO_OFFER: SubscriptionTerms = { priceWon: PRO_MONTHLY_PRICE_WON, monthlyCredits: PRO_MONTHLY_CREDITS };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long one process may work on a payment before another one checks it. Longer than the gateway's time-out, so that
 * a response cannot arrive after the check.
 */
export const CLAIM_MS = 2 * 60 * 1000;

/** The fields that decide about a subscription's next step; a subset of a table row. */
export interface SubscriptionFacts {
  readonly status: SubscriptionState;
  readonly anchorAt: Date | null;
  readonly periodIndex: number | null;
  readonly periodEndsAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly graceEndsAt: Date | null;
  readonly nextAttemptAt: Date | null;
}

/** The columns changed by a step. */
export type Change = Partial<SubscriptionFacts>;

/** A subscription that is or was paid. */
interface PaidFacts extends SubscriptionFacts {
  readonly anchorAt: Date;
  readonly periodIndex: number;
  readonly periodEndsAt: Date;
}

function isPaid(facts: SubscriptionFacts): facts is PaidFacts {
  return facts.status === "active" || facts.status === "past_due";
}

/** The month whose payment is due next: the first one, or the one after the last paid month. */
export function nextPeriodIndex(facts: SubscriptionFacts): number {
  return facts.periodIndex === null ? 0 : facts.periodIndex + 1;
}

/**
 * The gateway's id of the payment of one month. Derived from subscription and month, so that nobody pays twice. At most
 * 40 letters, digits and hyphens, which every card company accepts.
 */
export function paymentIdOf(subscriptionId: string, periodIndex: number): string {
  return `${subscriptionId}-${periodIndex}`;
}

/** VAT of 10% inside a price that includes it, rounded to whole won. */
export function vatOf(totalWon: number): { readonly supplyWon: number; readonly vatWon: number } {
  const vatWon = Math.round(totalWon / 11);
  return { supplyWon: totalWon - vatWon, vatWon };
}

export function isSameTerms(one: SubscriptionTerms, other: SubscriptionTerms): boolean {
  return one.priceWon === other.priceWon && one.monthlyCredits === other.monthlyCredits;
}

export function graceEnd(periodEndsAt: Date): Date {
  return new Date(periodEndsAt.getTime() + RENEWAL_GRACE_DAYS * DAY_MS);
}

/**
 * The payment of month `paidIndex` succeeded. Null if that month may no longer be sold (subscription ended or
 * cancelled, or another month is next); then the payment is refunded.
 */
export function afterPaid(
  facts: SubscriptionFacts,
  paidIndex: number,
  now: Date,
): { readonly change: Change; readonly period: BillingPeriod } | null {
  if (facts.status === "ended" || facts.cancelAtPeriodEnd || paidIndex !== nextPeriodIndex(facts)) return null;
  const anchorAt = facts.anchorAt ?? now;
  const period = billingPeriod(anchorAt, paidIndex);
  const dates = { periodEndsAt: period.endsAt, nextAttemptAt: period.endsAt, graceEndsAt: null };
  return { change: { status: "active", anchorAt, periodIndex: paidIndex, ...dates }, period };
}

/** The card was refused. A failed first payment leaves nothing; a renewal starts or continues its grace period. */
export function afterDeclined(facts: SubscriptionFacts, now: Date): Change {
  if (!isPaid(facts)) return {};
  const retries = RENEWAL_RETRY_DAYS.map((days) => new Date(facts.periodEndsAt.getTime() + days * DAY_MS));
  const graceEndsAt = graceEnd(facts.periodEndsAt);
  // Without attempts left, the row is processed once more, to be ended.
  return { status: "past_due", graceEndsAt, nextAttemptAt: retries.find((one) => one > now) ?? graceEndsAt };
}

/** The charge did not reach the gateway: nothing counts against the card, and the next attempt is immediate. */
export function afterNotSent(facts: SubscriptionFacts, now: Date): Change {
  return isPaid(facts) && !facts.cancelAtPeriodEnd ? { nextAttemptAt: now } : {};
}

/**
 * The action for a due subscription. After the grace period no month is charged, even if the server was down all the
 * time, since nobody should pay for past time.
 */
export function renewalStep(facts: SubscriptionFacts, now: Date): "charge" | "end" | "wait" {
  if (!isPaid(facts) || facts.nextAttemptAt === null || facts.nextAttemptAt > now) return "wait";
  if (facts.cancelAtPeriodEnd) return facts.periodEndsAt <= now ? "end" : "wait";
  return graceEnd(facts.periodEndsAt) <= now ? "end" : "charge";
}

/**
 * A cancellation: Pro lasts to the end of the paid month, or ends at once if that is over. Null if nothing is active.
 */
export function afterCancel(facts: SubscriptionFacts, now: Date): Change | "end" | null {
  if (!isPaid(facts)) return null;
  if (facts.cancelAtPeriodEnd) return {};
  if (facts.periodEndsAt <= now) return "end";
  return { cancelAtPeriodEnd: true, nextAttemptAt: facts.periodEndsAt };
}

/** Reverts a cancellation; null if there is none, or if its month is over. */
export function afterResume(facts: SubscriptionFacts, now: Date): Change | null {
  if (!isPaid(facts) || facts.periodEndsAt <= now) return null;
  return { cancelAtPeriodEnd: false, nextAttemptAt: facts.periodEndsAt };
}

/** When the credits of a pack end that is paid at `now`. */
export function packEnd(now: Date): Date {
  return new Date(now.getTime() + CREDIT_PACK_DAYS * DAY_MS);
}

export function isSamePackTerms(one: PackTerms, other: PackTerms): boolean {
  return one.priceWon === other.priceWon && one.credits === other.credits;
}

/**
 * The number of a receipt: the day of the payment in Seoul and the running number, such as `20261121-000012`. Packs have
 * numbers of their own, such as `20261121-P000012`.
 */
export function receiptNumber(paidAt: Date, number: number, series: "" | "P" = ""): string {
  const day = new Date(paidAt.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10).replaceAll("-", "");
  return `${day}-${series}${String(number).padStart(6, "0")}`;
}
