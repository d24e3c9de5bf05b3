import { randomUUID } from "node:crypto";
import { CREDIT_PACKS, type InvoiceDetails } from "@geulgyeol/contract";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable, Transaction } from "../../../db/connection.ts";
import { vatOf } from "../rules.ts";
import { packOrders } from "../tables.ts";
import type { PackParts } from "./buy-pack.ts";
import { findOrder, type OrderRow } from "./order-queries.ts";
import { settleOrder } from "./settle-order.ts";

/**
 * Orders a pack by invoice. Nothing is issued or charged: an operator looks at it. The caller holds the account's lock.
 * Throws `INVOICE_OPEN` if one is waiting.
 */
export async function requestInvoice(
  tx: Transaction,
  { buyerId, accountId, details, now }: { buyerId: string; accountId: string; details: InvoiceDetails; now: Date },
): Promise<string> {
  const isWaiting = and(eq(packOrders.accountId, accountId), eq(packOrders.status, "requested"));
  const waiting = await tx.select({ id: packOrders.id }).from(packOrders).where(isWaiting).limit(1);
  if (waiting.length > 0) throw new AppError("INVOICE_OPEN");
  const { credits, priceWon: totalWon } = CREDIT_PACKS.spaceInvoice;
  const id = `i${randomUUID().replaceAll("-", "")}`;
  await tx.insert(packOrders).values({
    id,
    buyerId,
    accountId,
    kind: "spaceInvoice",
    credits,
    totalWon,
    ...vatOf(totalWon),
    status: "requested",
    gateway: "none",
    invoice: details,
    claimedAt: now,
    createdAt: now,
  });
  return id;
}

/** Takes back a request that nobody has confirmed. Throws `NOT_FOUND` for any other. */
export async function cancelInvoice(tx: Transaction, accountId: string, id: string): Promise<void> {
  const isWaiting = and(eq(packOrders.accountId, accountId), eq(packOrders.id, id), eq(packOrders.status, "requested"));
  const cancelled = await tx
    .update(packOrders)
    .set({ status: "cancelled" })
    .where(isWaiting)
    .returning({ id: packOrders.id });
  if (cancelled.length === 0) throw new AppError("NOT_FOUND");
}

/** The requests of an account that is deleted. */
export async function cancelInvoicesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(packOrders)
    .set({ status: "cancelled" })
    .where(and(eq(packOrders.accountId, accountId), eq(packOrders.status, "requested")));
}

/**
 * By an operator, after the invoice was issued by hand: grants the credits, once. Throws `NOT_FOUND` for an order that is
 * not waiting.
 */
export async function confirmInvoice(parts: Pick<PackParts, "db" | "now" | "log">, id: string): Promise<OrderRow> {
  const order = await findOrder(parts.db, id);
  if (order?.status !== "requested" || order.accountId === null) throw new AppError("NOT_FOUND");
  await settleOrder(parts, id, { kind: "paid", paidAt: parts.now(), slipUrl: null });
  const settled = await findOrder(parts.db, id);
  if (settled?.status !== "paid") throw new AppError("NOT_FOUND");
  return settled;
}

/** All orders of an account, newest first. */
export async function listOrders(db: Queryable, accountId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(packOrders)
    .where(eq(packOrders.accountId, accountId))
    .orderBy(desc(packOrders.createdAt))
    .limit(200);
}

/** Requests that wait for an operator, oldest first. */
export async function listRequestedInvoices(db: Queryable): Promise<OrderRow[]> {
  return db
    .select()
    .from(packOrders)
    .where(and(eq(packOrders.status, "requested"), isNotNull(packOrders.accountId)))
    .orderBy(asc(packOrders.createdAt));
}
