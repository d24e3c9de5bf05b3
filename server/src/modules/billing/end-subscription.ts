import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { endProPeriod } from "../accounts/index.ts";
import { retireBillingKey, type SubscriptionRow } from "./queries.ts";
import { queueNotice } from "./queue-notice.ts";
import { paymentIdOf } from "./rules.ts";
import { subscriptions } from "./tables.ts";

/**
 * Ends a subscription: Pro stops at `now` if still active, the card is deleted, and nothing is charged any more. The
 * caller holds its lock.
 */
export async function endSubscription(
  tx: Transaction,
  subscription: SubscriptionRow,
  { now, sendsNotice = true }: { now: Date; sendsNotice?: boolean },
): Promise<void> {
  const { id, userId, gateway, billingKey, periodIndex } = subscription;
  const rest = { cancelAtPeriodEnd: false, nextAttemptAt: null, graceEndsAt: null, billingKey: null };
  await tx
    .update(subscriptions)
    .set({ status: "ended", endedAt: now, ...rest })
    .where(eq(subscriptions.id, id));
  if (periodIndex !== null) await endProPeriod(tx, paymentIdOf(id, periodIndex), now);
  if (billingKey !== null) await retireBillingKey(tx, { billingKey, gateway, now });
  if (sendsNotice && userId !== null) await queueNotice(tx, { userId, kind: "ended", subscriptionId: id, now });
}
