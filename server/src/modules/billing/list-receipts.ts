import type { Receipt } from "@geulgyeol/contract";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import type { PaymentRow, SubscriptionRow } from "./queries.ts";
import { receiptNumber } from "./rules.ts";
import { payments, subscriptions } from "./tables.ts";

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
  return rows.map(({ payment, gateway }) => toReceipt(payment, gateway));
}

export function toReceipt(payment: PaymentRow, gateway: SubscriptionRow["gateway"]): Receipt {
  const { number, status, refundedAt, totalWon, supplyWon, vatWon, cardIssuer, cardNumber, slipUrl } = payment;
  if (payment.paidAt === null) throw new Error("A receipt was asked for a payment that was not made.");
  return {
    number: receiptNumber(payment.paidAt, number),
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
