import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { packOrders } from "../tables.ts";

export type OrderRow = typeof packOrders.$inferSelect;

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(packOrders).where(eq(packOrders.id, id));
  return row;
}

/** The order that a card of the gateway's window pays for. */
export async function findOrderOfKey(db: Queryable, billingKey: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(packOrders).where(eq(packOrders.billingKey, billingKey));
  return row;
}

/** An order for this account whose payment has an unknown outcome, if any. */
export async function findOpenOrder(db: Queryable, accountId: string): Promise<OrderRow | undefined> {
  const isOpen = and(eq(packOrders.accountId, accountId), eq(packOrders.status, "charging"));
  const [row] = await db.select().from(packOrders).where(isOpen).limit(1);
  return row;
}

/** Owner of an order: null if there is no such order; the user is null if the account was deleted. */
export async function findOrderOwner(db: Queryable, id: string): Promise<{ userId: string | null } | null> {
  const order = await findOrder(db, id);
  return order === undefined ? null : { userId: order.buyerId };
}
