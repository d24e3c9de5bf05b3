import { and, desc, eq, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { payments, retiredBillingKeys, subscriptions } from "./tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** The user's active subscription, locked, so that changes are serialised. */
export async function lockLiveSubscription(tx: Transaction, userId: string): Promise<SubscriptionRow | undefined> {
  const isLive = and(eq(subscriptions.userId, userId), ne(subscriptions.status, "ended"));
  const [row] = await tx.select().from(subscriptions).where(isLive).for("update");
  return row;
}

export async function lockSubscription(tx: Transaction, id: string): Promise<SubscriptionRow> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  if (row === undefined) throw new Error("A payment has no subscription.");
  return row;
}

export async function findLatestSubscription(db: Queryable, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row;
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Owner of a payment: null if there is no such payment; the user is null if the account was deleted. */
export async function findPaymentOwner(db: Queryable, id: string): Promise<{ userId: string | null } | null> {
  const [row] = await db.select({ userId: payments.userId }).from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** The subscription's payment with an unknown outcome, if any. */
export async function findOpenPayment(db: Queryable, subscriptionId: string): Promise<PaymentRow | undefined> {
  const isOpen = and(eq(payments.subscriptionId, subscriptionId), eq(payments.status, "charging"));
  const [row] = await db.select().from(payments).where(isOpen);
  return row;
}

/** Marks a card for deletion at the gateway; it is never used again. */
export async function retireBillingKey(
  tx: Transaction,
  card: { billingKey: string; gateway: SubscriptionRow["gateway"]; now: Date },
): Promise<void> {
  const { billingKey, gateway, now } = card;
  await tx.insert(retiredBillingKeys).values({ billingKey, gateway, retiredAt: now }).onConflictDoNothing();
}

export async function isRetiredBillingKey(db: Queryable, billingKey: string): Promise<boolean> {
  const found = await db.select().from(retiredBillingKeys).where(eq(retiredBillingKeys.billingKey, billingKey));
  return found.length > 0;
}
