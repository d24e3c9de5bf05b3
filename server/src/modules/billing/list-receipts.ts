import type { Receipt } from "@geulgyeol/contract";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import type { PaymentRow, SubscriptionRow } from "./queries.ts";
import { receiptNumber } from "./rules.ts";
import { packOrders, payments, subscriptions } from "./tables.ts";

/** Ten years of months. */
const MOST = 120;

/** The completed payments of a user, newest first. */
export async function listReceipts(db: Queryable, userId: string): Promise<Receipt[]> {
  const rows = await db
    .select({ payment: payments, gateway: subscriptions.gateway })
    .from(payments)
    .innerJoin(subscriptions, eq(payments.subscriptionId, subscriptions.id))
    .where(and(eq(payments.userId, userId), isNotNull(payments.paidAt)))
    .orderBy(desc(payments.paidAt))
    .limit(MOST);
  const packs = await db
    .select()
    .from(packOrders)
    .where(and(eq(packOrders.buyerId, userId), isNotNull(packOrders.paidAt)))
    .orderBy(desc(packOrders.paidAt))
    .limit(MOST);
  const receipts = [...rows.map(({ payment, gateway }) => toReceipt(payment, gateway)), ...packs.map(toPackReceipt)];
  return receipts.sort((one, other) => other.paidAt.localeCompare(one.paidAt));
}

export function toReceipt(payment: PaymentRow, gateway: SubscriptionRow["gateway"]): Receipt {
  const { number, status, refundedAt, totalWon, supplyWon, vatWon, cardIssuer, cardNumber, slipUrl } = payment;
  if (payment.paidAt === null) throw new Error("A receipt was asked for a payment that was not made.");
  return {
    number: receiptNumber(payment.paidAt, number),
    credits: null,
    totalWon,
    supplyWon,
    vatWon,
    slipUrl,
    status: status === "refunded" ? "refunded" : "paid",
    paidAt: payment.paidAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    periodStartsAt: payment.periodStartsAt?.toISOString() ?? null,
    periodEndsAt: payment.periodEndsAt?.toISOString() ?? null,
    card: { issuer: cardIssuer, number: cardNumber },
    isTest: gateway === "test",
  };
}

export function toPackReceipt(order: typeof packOrders.$inferSelect): Receipt {
  const { paidAt, number, status, refundedAt, credits, totalWon, supplyWon, vatWon, slipUrl } = order;
  if (paidAt === null) throw new Error("A receipt was asked for an order that was not paid.");
  return {
    number: receiptNumber(paidAt, number, "P"),
    credits,
    totalWon,
    supplyWon,
    vatWon,
    slipUrl,
    status: status === "refunded" ? "refunded" : "paid",
    paidAt: paidAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    periodStartsAt: null,
    periodEndsAt: null,
    card: { issuer: order.cardIssuer, number: order.cardNumber },
    isTest: order.gateway === "test",
  };
}
