import type { Billing } from "@geulgyeol/contract";
import type { SessionUser } from "../../http/session-user.ts";
import type { BillingParts } from "./billing-parts.ts";
import { findLatestSubscription, findOpenPayment, type SubscriptionRow } from "./queries.ts";

/**
 * An address must be proved before money is taken, so that receipts reach who pays. An account whose provider told no
 * address has none to prove; its receipts stand in the settings.
 */
export function needsEmailVerification(user: Pick<SessionUser, "email" | "emailVerified">): boolean {
  return user.email !== null && !user.emailVerified;
}

export async function readBilling(
  { db, gateway }: Pick<BillingParts, "db" | "gateway">,
  user: SessionUser,
): Promise<Billing> {
  const subscription = await findLatestSubscription(db, user.id);
  const open = subscription === undefined ? undefined : await findOpenPayment(db, subscription.id);
  const { cardWindow } = gateway;
  return {
    subscription: subscription === undefined ? null : toAnswer(subscription, open !== undefined),
    needsEmailVerification: needsEmailVerification(user),
    getsMail: user.email !== null,
    cardWindow: cardWindow.kind === "test" ? { kind: "test" } : { ...cardWindow, customerId: user.id },
  };
}

function toAnswer(row: SubscriptionRow, isChecking: boolean): NonNullable<Billing["subscription"]> {
  const { status, cancelAtPeriodEnd, periodEndsAt, nextAttemptAt, graceEndsAt, billingKey } = row;
  const isCharged = (status === "active" || status === "past_due") && !cancelAtPeriodEnd;
  return {
    ...{ status, cancelAtPeriodEnd, isChecking },
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
    nextPaymentAt: isCharged ? (nextAttemptAt?.toISOString() ?? null) : null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    card: billingKey === null ? null : { issuer: row.cardIssuer, number: row.cardNumber },
  };
}
