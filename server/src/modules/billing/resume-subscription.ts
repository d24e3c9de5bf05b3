import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import { setProGrace } from "../accounts/index.ts";
import type { BillingParts } from "./billing-parts.ts";
import { lockLiveSubscription } from "./queries.ts";
import { afterResume, graceEnd, paymentIdOf } from "./rules.ts";
import { subscriptions } from "./tables.ts";

/** Reverts a cancellation before its month ends; repeating has no effect. Throws `NOT_SUBSCRIBED`. */
export async function resumeSubscription({ db, now }: Pick<BillingParts, "db" | "now">, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockLiveSubscription(tx, userId);
    const change = subscription === undefined ? null : afterResume(subscription, now());
    if (subscription === undefined || change === null) throw new AppError("NOT_SUBSCRIBED");
    const { id, periodIndex, periodEndsAt } = subscription;
    await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
    if (periodEndsAt !== null) await setProGrace(tx, paymentIdOf(id, periodIndex ?? 0), graceEnd(periodEndsAt));
  });
}
