import type { Billing, SubscriptionTerms } from "@geulgyeol/contract";
import type { SessionUser } from "../../http/session-user.ts";
import type { BillingParts } from "./billing-parts.ts";
import { findLatestSubscription, findOpenPayment, type SubscriptionRow } from "./queries.ts";
import { isSameTerms } from "./rules.ts";

/**
 * An address must be verified before a payment, so that receipts reach the payer. An account whose provider gave no
 * address has its receipts in the settings.
 */
export function needsEmailVerification(user: Pick<SessionUser, "email" | "emailVerified">): boolean {
  return user.email !== null && !user.emailVerified;
}

export async function readBilling(
  { db, gateway, offer }: Pick<BillingParts, "db" | "gateway" | "offer">,
  user: SessionUser,
): Promise<Billing> {
  const subscription = await findLatestSubscription(db, user.id);
  const open = subscription === undefined ? undefined : await findOpenPayment(db, subscription.id);
  const { cardWindow } = gateway;
  return {
    subscription: subscription === undefined ? null : toAnswer(subscription, offer, open !== undefined),
    offer,
    needsEmailVerification: needsEmailVerification(user),
    getsMail: user.email !== null,
    cardWindow: cardWindow.kind === "portone" ? { ...cardWindow, customerId: user.id } : cardWindow,
  };
}

function termsOf({ priceWon, monthlyCredits }: SubscriptionRow): SubscriptionTerms {
  return { priceWon, monthlyCredits };
}

function toAnswer(
  row: SubscriptionRow,
  offer: SubscriptionTerms,
  isChecking: boolean,
): NonNullable<Billing["subscription"]> {
  const { status, cancelAtPeriodEnd, periodEndsAt, nextAttemptAt, graceEndsAt, billingKey } = row;
  const isCharged = (status === "active" || status === "past_due") && !cancelAtPeriodEnd;
  return {
    status,
    cancelAtPeriodEnd,
    isChecking,
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
    nextPaymentAt: isCharged ? (nextAttemptAt?.toISOString() ?? null) : null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    terms: termsOf(row),
    // A refused renewal keeps its price; other terms can be agreed to once it is paid.
    newTerms: isCharged && status === "active" && !isSameTerms(row, offer) ? offer : null,
    card: billingKey === null ? null : { issuer: row.cardIssuer, number: row.cardNumber },
  };
}
