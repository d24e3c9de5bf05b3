import { asc, eq, or } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { packOrders, payments, subscriptions } from "./tables.ts";

/** Billing data of a user, without billing keys, which allow charging the card. */
export const billingExporters: readonly DataExporter[] = [
  {
    file: "subscriptions.json",
    async *rows(db, userId) {
      const { status, anchorAt, periodEndsAt, cancelAtPeriodEnd, cardIssuer, cardNumber, createdAt, endedAt } =
        subscriptions;
      const { priceWon, monthlyCredits, agreedAt } = subscriptions;
      const terms = { priceWon, monthlyCredits, agreedAt };
      const card = { cardIssuer, cardNumber };
      const columns = { status, anchorAt, periodEndsAt, cancelAtPeriodEnd, ...terms, ...card, createdAt, endedAt };
      yield* await db
        .select(columns)
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .orderBy(asc(createdAt));
    },
  },
  {
    file: "payments.json",
    async *rows(db, userId) {
      const rows = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt));
      for (const { userId: _owner, claimedAt: _claim, ...row } of rows) yield row;
    },
  },
  {
    file: "pack-orders.json",
    async *rows(db, userId) {
      const isOwn = or(eq(packOrders.buyerId, userId), eq(packOrders.accountId, userId));
      const rows = await db.select().from(packOrders).where(isOwn).orderBy(asc(packOrders.createdAt));
      for (const { buyerId: _buyer, accountId: _account, billingKey: _key, claimedAt: _claim, ...row } of rows)
        yield row;
    },
  },
];
