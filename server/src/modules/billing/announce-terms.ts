import { and, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { BillingParts } from "./billing-parts.ts";
import { queueNotice } from "./queue-notice.ts";
import { subscriptions } from "./tables.ts";

const BATCH = 200;

/**
 * Queues an e-mail to every subscriber whose terms differ from the current offer, once per offer. Changes nothing else.
 * Safe on several nodes at once.
 */
export async function announceTerms({ db, now, offer }: Pick<BillingParts, "db" | "now" | "offer">): Promise<void> {
  const { priceWon, monthlyCredits, announcedPriceWon, announcedCredits } = subscriptions;
  const isOther = or(ne(priceWon, offer.priceWon), ne(monthlyCredits, offer.monthlyCredits));
  const isUnannounced = or(
    isNull(announcedPriceWon),
    ne(announcedPriceWon, offer.priceWon),
    ne(announcedCredits, offer.monthlyCredits),
  );
  const isRunning = and(
    inArray(subscriptions.status, ["active", "past_due"]),
    eq(subscriptions.cancelAtPeriodEnd, false),
    isNotNull(subscriptions.userId),
  );
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: subscriptions.id, userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(isRunning, isOther, isUnannounced))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    for (const { id, userId } of rows) {
      if (userId === null) continue;
      const announced = { announcedPriceWon: offer.priceWon, announcedCredits: offer.monthlyCredits };
      await tx.update(subscriptions).set(announced).where(eq(subscriptions.id, id));
      await queueNotice(tx, { userId, kind: "new-terms", subscriptionId: id, now: now() });
    }
  });
}
