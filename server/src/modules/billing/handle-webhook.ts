import { eq, lt } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import { GatewayUnavailable, type WebhookHeaders } from "../../ports/payment.ts";
import { WEBHOOK_TOLERANCE_MS } from "../../ports/webhook-signature.ts";
import type { BillingParts } from "./billing-parts.ts";
import { reconcileOrder } from "./packs/reconcile-orders.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { webhookDeliveries } from "./tables.ts";

/** Longer than a delivery stays valid, so that none is processed twice. */
const REMEMBERED_MS = 2 * WEBHOOK_TOLERANCE_MS;

/**
 * Handles a webhook of the gateway. It only triggers a look-up: the actual state is read from the gateway, so that
 * repeated and late deliveries have the same result. Throws `INVALID_REQUEST` for a wrong signature or age,
 * `PAYMENT_UNAVAILABLE`.
 */
export async function handleWebhook(
  parts: BillingParts,
  { rawBody, headers }: { rawBody: string; headers: WebhookHeaders },
): Promise<void> {
  const event = parts.gateway.readWebhook(rawBody, headers, parts.now());
  if (event === null) throw new AppError("INVALID_REQUEST");
  if (event.paymentId === null) return;
  const { db, now } = parts;
  const seen = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, event.id));
  if (seen.length > 0) return;
  try {
    await reconcilePayment(parts, event.paymentId);
    await reconcileOrder(parts, event.paymentId);
  } catch (cause) {
    if (cause instanceof GatewayUnavailable) throw new AppError("PAYMENT_UNAVAILABLE", { cause });
    throw cause;
  }
  await db.insert(webhookDeliveries).values({ id: event.id, handledAt: now() }).onConflictDoNothing();
}

/** Deletes deliveries that are too old to be sent again. */
export async function deleteOldWebhooks({ db, now }: Pick<BillingParts, "db" | "now">): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.handledAt, new Date(now().getTime() - REMEMBERED_MS)));
}
