import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import { setProGrace } from "../accounts/index.ts";
import type { BillingParts } from "./billing-parts.ts";
import { endSubscription } from "./end-subscription.ts";
import { findOpenPayment, lockLiveSubscription } from "./queries.ts";
import { queueNotice } from "./queue-notice.ts";
import { afterCancel, paymentIdOf } from "./rules.ts";
import { subscriptions } from "./tables.ts";

/**
 * Cancels: Pro lasts to the end of the paid month, or ends at once if the renewal is overdue. Repeating has no effect.
 * Throws `NOT_SUBSCRIBED`, and `PAYMENT_IN_PROGRESS` during a renewal.
 */
export async function cancelSubscription({ db, now }: Pick<BillingParts, "db" | "now">, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockLiveSubscription(tx, userId);
    const change = subscription === undefined ? null : afterCancel(subscription, now());
    if (subscription === undefined || change === null) throw new AppError("NOT_SUBSCRIBED");
    const { id, periodIndex, cancelAtPeriodEnd } = subscription;
    if (cancelAtPeriodEnd) return;
    if ((await findOpenPayment(tx, id)) !== undefined) throw new AppError("PAYMENT_IN_PROGRESS");
    if (change === "end") return endSubscription(tx, subscription, { now: now() });
    await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
    await setProGrace(tx, paymentIdOf(id, periodIndex ?? 0), null);
    await queueNotice(tx, { userId, kind: "cancelled", subscriptionId: id, now: now() });
  });
}
