import { and, eq, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { BillingParts } from "./billing-parts.ts";
import { chargePayment } from "./charge-payment.ts";
import { claimPayment, type PaymentClaim } from "./claim-payment.ts";
import { endSubscription } from "./end-subscription.ts";
import { CLAIM_MS, renewalStep } from "./rules.ts";
import { subscriptions } from "./tables.ts";

/** Maximum subscriptions per run; the next run continues. */
const BATCH = 500;

/**
 * Charges renewals and retries, and ends subscriptions that were cancelled, are unpaid, lost their user or have another
 * gateway. Safe on several nodes. Without a gateway nothing happens, since missing settings must not end subscriptions.
 */
export async function renewSubscriptions(parts: BillingParts): Promise<void> {
  if (parts.gateway.cardWindow.kind === "none") return;
  for (let i = 0; i < BATCH; i++) {
    const claimed = await claimDueSubscription(parts);
    if (claimed === "none") return;
    if (claimed !== "done") await chargePayment(parts, claimed);
  }
}

async function claimDueSubscription({ db, gateway, now }: BillingParts): Promise<PaymentClaim | "done" | "none"> {
  return db.transaction(async (tx) => {
    const moment = now();
    const isDue = and(inArray(subscriptions.status, ["active", "past_due"]), lte(subscriptions.nextAttemptAt, moment));
    const isOrphan = and(ne(subscriptions.status, "ended"), isNull(subscriptions.userId));
    const [subscription] = await tx
      .select()
      .from(subscriptions)
      .where(or(isDue, isOrphan))
      .orderBy(subscriptions.nextAttemptAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (subscription === undefined) return "none";
    const isOtherGateway = subscription.gateway !== gateway.cardWindow.kind;
    const isLost = subscription.userId === null || isOtherGateway;
    const step = isLost ? "end" : renewalStep(subscription, moment);
    if (step === "end") {
      await endSubscription(tx, subscription, { now: moment });
      return "done";
    }
    const claim = step === "charge" ? await claimPayment(tx, subscription, moment) : null;
    // While another claim is open, or its outcome is unknown, the subscription is checked again later.
    const nextAttemptAt = new Date(moment.getTime() + CLAIM_MS);
    await tx.update(subscriptions).set({ nextAttemptAt }).where(eq(subscriptions.id, subscription.id));
    return claim ?? "done";
  });
}
