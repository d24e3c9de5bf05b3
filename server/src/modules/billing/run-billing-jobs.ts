import { announceTerms } from "./announce-terms.ts";
import type { BillingParts } from "./billing-parts.ts";
import { deleteBillingKeys } from "./delete-billing-keys.ts";
import { deleteOldWebhooks } from "./handle-webhook.ts";
import { reconcileOrders } from "./packs/reconcile-orders.ts";
import { reconcilePayments } from "./reconcile-payment.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";
import { type NoticeParts, sendNotices } from "./send-notices.ts";

/** Scheduled billing work, in order of dependency. Each step is safe to run twice at once. */
export async function runBillingJobs(parts: BillingParts & NoticeParts): Promise<void> {
  await reconcilePayments(parts);
  await reconcileOrders(parts);
  await renewSubscriptions(parts);
  await deleteBillingKeys(parts);
  await announceTerms(parts);
  await sendNotices(parts);
  await deleteOldWebhooks(parts);
}
