import { AppError } from "../../app-error.ts";
import type { BillingParts } from "./billing-parts.ts";
import { chargePayment } from "./charge-payment.ts";
import { claimPayment } from "./claim-payment.ts";
import { lockLiveSubscription } from "./queries.ts";
import type { CardAnswer } from "./register-card.ts";

/**
 * Retries a refused renewal with the same card, at its owner's request. Throws `NOT_SUBSCRIBED` if nothing is overdue
 * and `PAYMENT_IN_PROGRESS` while the outcome of the last attempt is unknown.
 */
export async function retryPayment(parts: BillingParts, userId: string): Promise<CardAnswer> {
  const claim = await parts.db.transaction(async (tx) => {
    const subscription = await lockLiveSubscription(tx, userId);
    if (subscription?.status !== "past_due") throw new AppError("NOT_SUBSCRIBED");
    return claimPayment(tx, subscription, parts.now());
  });
  if (claim === null) throw new AppError("PAYMENT_IN_PROGRESS");
  return chargePayment(parts, claim);
}
