import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { BillingParts } from "./billing-parts.ts";
import { findPayment } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";
import { payments } from "./tables.ts";

/**
 * Refunds a whole payment: its month of Pro ends at once, and the subscription too if it was the last one. Throws
 * `NOT_FOUND` for a payment that was not made. Rejects with `GatewayUnavailable`; the reconciliation then keeps trying.
 */
export async function refundPayment(
  parts: Omit<BillingParts, "offer">,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const isOwed = await parts.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
    if (payment?.status === "refunded") return false;
    if (payment?.status !== "paid" && payment?.status !== "refunding") throw new AppError("NOT_FOUND");
    const claim = { status: "refunding", refundReason: reason.slice(0, 200), claimedAt: parts.now() } as const;
    await tx.update(payments).set(claim).where(eq(payments.id, paymentId));
    return true;
  });
  if (isOwed) await finishRefund(parts, paymentId);
}

/** Requests a decided refund from the gateway, and records it. Repeating does not refund twice. */
export async function finishRefund(parts: Omit<BillingParts, "offer">, paymentId: string): Promise<void> {
  const payment = await findPayment(parts.db, paymentId);
  if (payment?.status !== "refunding") return;
  await parts.gateway.refund(paymentId, payment.refundReason ?? "환불");
  await settlePayment(parts, paymentId, { kind: "refunded" });
}
