import type { SubscriptionTerms } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { BillingParts } from "./billing-parts.ts";
import { lockLiveSubscription } from "./queries.ts";
import { isSameTerms } from "./rules.ts";
import { subscriptions } from "./tables.ts";

/**
 * Stores the owner's consent to the current terms, from the next payment on; a started payment keeps its price. Throws
 * `NOT_SUBSCRIBED`, and `TERMS_CHANGED` if other terms were shown.
 */
export async function acceptTerms(
  { db, now, offer }: Pick<BillingParts, "db" | "now" | "offer">,
  userId: string,
  shown: SubscriptionTerms,
): Promise<void> {
  if (!isSameTerms(shown, offer)) throw new AppError("TERMS_CHANGED");
  await db.transaction(async (tx) => {
    const subscription = await lockLiveSubscription(tx, userId);
    if (subscription === undefined || subscription.status === "pending") throw new AppError("NOT_SUBSCRIBED");
    if (isSameTerms(subscription, offer)) return;
    await tx
      .update(subscriptions)
      .set({ priceWon: offer.priceWon, monthlyCredits: offer.monthlyCredits, agreedAt: now() })
      .where(eq(subscriptions.id, subscription.id));
  });
}
