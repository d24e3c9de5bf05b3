import { and, eq, inArray, lte } from "drizzle-orm";
import { GatewayUnavailable } from "../../ports/payment.ts";
import type { BillingParts } from "./billing-parts.ts";
import { findPayment } from "./queries.ts";
import { finishRefund } from "./refund-payment.ts";
import { CLAIM_MS } from "./rules.ts";
import { isSameSum, settlePayment } from "./settle-payment.ts";
import { payments, subscriptions } from "./tables.ts";

/**
 * Brings one payment in line with the gateway's state. "Not paid" is trusted only if no charge can still be running.
 * Rejects with `GatewayUnavailable`.
 */
export async function reconcilePayment(parts: BillingParts, paymentId: string): Promise<void> {
  const payment = await findPayment(parts.db, paymentId);
  if (payment === undefined) return;
  const found = await parts.gateway.readPayment(paymentId);
  if (found !== null && !isSameSum(payment, found)) {
    parts.log.error({ paymentId }, "the gateway holds another sum under our payment id; an operator must look");
    return;
  }
  if (found?.status === "refunded") return settlePayment(parts, paymentId, { kind: "refunded" });
  if (found?.status === "paid") {
    const { paidAt, receiptUrl: slipUrl } = found;
    return settlePayment(parts, paymentId, { kind: "paid", paidAt: paidAt ?? parts.now(), slipUrl });
  }
  if (found?.status === "pending") return;
  const mayStillBeAsked = payment.claimedAt.getTime() + CLAIM_MS > parts.now().getTime();
  if (payment.status !== "charging" || mayStillBeAsked) return;
  const { attempts: attempt } = payment;
  if (found === null) await settlePayment(parts, paymentId, { kind: "not-sent", attempt });
  else await settlePayment(parts, paymentId, { kind: "declined", attempt, message: found.message });
}

const BATCH = 200;

/** Completes every started payment and refund: after a crash, a time-out, or an outage of the gateway. */
export async function reconcilePayments(parts: BillingParts): Promise<void> {
  const { db, now, log, gateway } = parts;
  const isStale = lte(payments.claimedAt, new Date(now().getTime() - CLAIM_MS));
  const isHere = eq(subscriptions.gateway, gateway.cardWindow.kind);
  const open = await db
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .innerJoin(subscriptions, eq(payments.subscriptionId, subscriptions.id))
    .where(and(inArray(payments.status, ["charging", "refunding"]), isStale, isHere))
    .orderBy(payments.claimedAt)
    .limit(BATCH);
  for (const { id, status } of open) {
    try {
      if (status === "refunding") await finishRefund(parts, id);
      else await reconcilePayment(parts, id);
    } catch (err) {
      if (!(err instanceof GatewayUnavailable)) throw err;
      log.warn({ err, paymentId: id }, "a payment could not be looked up");
    }
  }
}
