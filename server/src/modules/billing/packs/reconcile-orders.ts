import { and, eq, inArray, lte } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import { GatewayUnavailable } from "../../../ports/payment.ts";
import type { BillingParts } from "../billing-parts.ts";
import { CLAIM_MS } from "../rules.ts";
import { isSameSum } from "../settle-payment.ts";
import { packOrders } from "../tables.ts";
import { findOrder } from "./order-queries.ts";
import { settleOrder } from "./settle-order.ts";

type Parts = Omit<BillingParts, "offer">;

/**
 * Brings one order in line with the gateway's state: paid only with its own sum in won. "Not paid" is trusted only if no
 * charge can still be running. Rejects with `GatewayUnavailable`.
 */
export async function reconcileOrder(parts: Parts, orderId: string): Promise<void> {
  const order = await findOrder(parts.db, orderId);
  if (order === undefined || order.billingKey === null) return;
  const found = await parts.gateway.readPayment(orderId);
  if (found !== null && !isSameSum(order, found)) {
    parts.log.error(
      { paymentId: orderId },
      "the gateway holds another sum under our payment id; an operator must look",
    );
    return;
  }
  if (found?.status === "refunded") return settleOrder(parts, orderId, { kind: "refunded" });
  if (found?.status === "paid") {
    const { paidAt, receiptUrl: slipUrl } = found;
    return settleOrder(parts, orderId, { kind: "paid", paidAt: paidAt ?? parts.now(), slipUrl });
  }
  if (found?.status === "pending") return;
  const mayStillBeAsked = order.claimedAt.getTime() + CLAIM_MS > parts.now().getTime();
  if (order.status !== "charging" || mayStillBeAsked) return;
  await settleOrder(parts, orderId, { kind: "declined", message: found?.message ?? null });
}

const BATCH = 200;

/** Completes every started order and refund: after a crash, a time-out, or an outage of the gateway. */
export async function reconcileOrders(parts: Parts): Promise<void> {
  const { db, now, log, gateway } = parts;
  const isStale = lte(packOrders.claimedAt, new Date(now().getTime() - CLAIM_MS));
  const isHere = eq(packOrders.gateway, gateway.cardWindow.kind);
  const open = await db
    .select({ id: packOrders.id, status: packOrders.status })
    .from(packOrders)
    .where(and(inArray(packOrders.status, ["charging", "refunding"]), isStale, isHere))
    .orderBy(packOrders.claimedAt)
    .limit(BATCH);
  for (const { id, status } of open) {
    try {
      if (status === "refunding") await finishOrderRefund(parts, id);
      else await reconcileOrder(parts, id);
    } catch (err) {
      if (!(err instanceof GatewayUnavailable)) throw err;
      log.warn({ err, paymentId: id }, "an order could not be looked up");
    }
  }
}

/**
 * Pays a pack back: what is left of it ends. An invoice is paid back by hand, and only recorded here. Throws `NOT_FOUND`
 * for an order that was not paid. Rejects with `GatewayUnavailable`; the reconciliation then keeps trying.
 */
export async function refundOrder(
  parts: Parts,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  const isOwed = await parts.db.transaction(async (tx) => {
    const [order] = await tx.select().from(packOrders).where(eq(packOrders.id, orderId)).for("update");
    if (order?.status === "refunded") return false;
    if (order?.status !== "paid" && order?.status !== "refunding") throw new AppError("NOT_FOUND");
    const claim = { status: "refunding", refundReason: reason.slice(0, 200), claimedAt: parts.now() } as const;
    await tx.update(packOrders).set(claim).where(eq(packOrders.id, orderId));
    return true;
  });
  if (isOwed) await finishOrderRefund(parts, orderId);
}

async function finishOrderRefund(parts: Parts, orderId: string): Promise<void> {
  const order = await findOrder(parts.db, orderId);
  if (order?.status !== "refunding") return;
  if (order.billingKey !== null) await parts.gateway.refund(orderId, order.refundReason ?? "환불");
  await settleOrder(parts, orderId, { kind: "refunded" });
}
