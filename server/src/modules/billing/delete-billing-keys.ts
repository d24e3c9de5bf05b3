import { and, eq, isNull } from "drizzle-orm";
import { GatewayUnavailable } from "../../ports/payment.ts";
import type { BillingParts } from "./billing-parts.ts";
import { retiredBillingKeys } from "./tables.ts";

const BATCH = 100;

/** Deletes unused cards at the gateway. Safe to repeat. */
export async function deleteBillingKeys({ db, gateway, now, log }: BillingParts): Promise<void> {
  const isOpen = and(isNull(retiredBillingKeys.deletedAt), eq(retiredBillingKeys.gateway, gateway.cardWindow.kind));
  const keys = await db
    .select()
    .from(retiredBillingKeys)
    .where(isOpen)
    .orderBy(retiredBillingKeys.retiredAt)
    .limit(BATCH);
  for (const { billingKey } of keys) {
    try {
      await gateway.deleteBillingKey(billingKey);
    } catch (err) {
      if (!(err instanceof GatewayUnavailable)) throw err;
      log.warn({ err }, "a card could not be deleted at the gateway");
      return;
    }
    await db.update(retiredBillingKeys).set({ deletedAt: now() }).where(eq(retiredBillingKeys.billingKey, billingKey));
  }
}
