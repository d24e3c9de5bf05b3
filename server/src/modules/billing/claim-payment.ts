import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { findPayment, type SubscriptionRow } from "./queries.ts";
import { nextPeriodIndex, paymentIdOf, vatOf } from "./rules.ts";
import { payments } from "./tables.ts";

/** The exclusive right to charge one month, once. */
export interface PaymentClaim {
  readonly paymentId: string;
  /** Distinguishes this claim from others of the same month. */
  readonly attempt: number;
  readonly billingKey: string;
  /** The gateway's customer of the card. */
  readonly customerId: string;
}

/**
 * Claims the payment of the next month: its row is written before the gateway is called, at the price of the first
 * claim. Null if another claim is open. The caller holds the subscription's lock.
 */
export async function claimPayment(
  tx: Transaction,
  subscription: SubscriptionRow,
  now: Date,
): Promise<PaymentClaim | null> {
  const { id: subscriptionId, userId, billingKey, cardIssuer, cardNumber } = subscription;
  if (billingKey === null || userId === null) return null;
  const periodIndex = nextPeriodIndex(subscription);
  const paymentId = paymentIdOf(subscriptionId, periodIndex);
  const before = await findPayment(tx, paymentId);
  if (before !== undefined && before.status !== "failed") return null;
  const attempt = (before?.attempts ?? 0) + 1;
  const claim = { status: "charging", attempts: attempt, claimedAt: now, failureMessage: null } as const;
  const card = { cardIssuer, cardNumber };
  if (before === undefined) {
    const { priceWon: totalWon, monthlyCredits } = subscription;
    const price = { totalWon, ...vatOf(totalWon), monthlyCredits };
    const month = { id: paymentId, subscriptionId, userId, periodIndex, createdAt: now };
    await tx.insert(payments).values({ ...month, ...price, ...claim, ...card });
  } else {
    await tx
      .update(payments)
      .set({ ...claim, ...card })
      .where(eq(payments.id, paymentId));
  }
  return { paymentId, attempt, billingKey, customerId: userId };
}
