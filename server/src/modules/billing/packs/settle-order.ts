import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/connection.ts";
import { lockUsersForShare } from "../../accounts/index.ts";
import { grantPack, type LockedCredits, lockCredits, takeBackPack } from "../../credits/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { retireBillingKey } from "../queries.ts";
import { queueNotice } from "../queue-notice.ts";
import { packEnd } from "../rules.ts";
import { packOrders } from "../tables.ts";
import { findOrder, type OrderRow } from "./order-queries.ts";

/** The known outcome of an order's payment. */
type OrderFinding =
  | { readonly kind: "paid"; readonly paidAt: Date; readonly slipUrl: string | null }
  | { readonly kind: "declined"; readonly message: string | null }
  | { readonly kind: "refunded" };

/**
 * Stores the outcome of an order and its consequences, in one transaction. Whoever notices it first grants the pack;
 * repeated, late or reordered outcomes change nothing. Account, credits and order are locked in this order, as by the
 * deletion of an account.
 */
export async function settleOrder(
  { db, now, log }: Pick<BillingParts, "db" | "now" | "log">,
  orderId: string,
  finding: OrderFinding,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await findOrder(tx, orderId);
    if (known === undefined) return;
    const moment = now();
    const locked = await lockAccount(tx, known.accountId, moment);
    const [order] = await tx.select().from(packOrders).where(eq(packOrders.id, orderId)).for("update");
    if (order === undefined) return;
    if (finding.kind === "paid") await settlePaid(tx, order, { finding, locked, now: moment, log });
    else if (finding.kind === "refunded") await settleRefunded(tx, order, locked, moment);
    else await settleDeclined(tx, order, finding.message, moment);
  });
}

/** Null if the account was deleted. */
async function lockAccount(tx: Transaction, accountId: string | null, now: Date): Promise<LockedCredits | null> {
  if (accountId === null || !(await lockUsersForShare(tx, [accountId])).has(accountId)) return null;
  return lockCredits(tx, accountId, now);
}

interface Paid {
  readonly finding: Extract<OrderFinding, { kind: "paid" }>;
  readonly locked: LockedCredits | null;
  readonly now: Date;
  readonly log: BillingParts["log"];
}

async function settlePaid(tx: Transaction, order: OrderRow, { finding, locked, now, log }: Paid): Promise<void> {
  if (order.status !== "charging" && order.status !== "failed" && order.status !== "requested") return;
  const { paidAt, slipUrl } = finding;
  await dropCard(tx, order, now);
  if (locked === null) {
    log.warn({ paymentId: order.id }, "money came for credits of a deleted account, and goes back");
    const refund = { status: "refunding", refundReason: "계정을 지운 뒤에 결제됨", claimedAt: new Date(0) } as const;
    await change(tx, order, { ...refund, paidAt, slipUrl });
    return;
  }
  await change(tx, order, { status: "paid", paidAt, slipUrl, failureMessage: null });
  await grantPack(tx, locked, { id: order.id, credits: order.credits, expiresAt: packEnd(now), now });
  await notify(tx, order, "pack-receipt", now);
}

async function settleDeclined(tx: Transaction, order: OrderRow, message: string | null, now: Date): Promise<void> {
  if (order.status !== "charging") return;
  await change(tx, order, { status: "failed", failureMessage: message?.slice(0, 200) ?? null });
  await dropCard(tx, order, now);
}

/** By an operator here or in the gateway's console: what is left of the pack goes. */
async function settleRefunded(
  tx: Transaction,
  order: OrderRow,
  locked: LockedCredits | null,
  now: Date,
): Promise<void> {
  if (order.status === "refunded") return;
  await change(tx, order, { status: "refunded", refundedAt: now });
  await dropCard(tx, order, now);
  if (locked !== null) await takeBackPack(tx, locked, { id: order.id, now });
  await notify(tx, order, "pack-refunded", now);
}

function change(tx: Transaction, { id }: OrderRow, set: Partial<OrderRow>) {
  return tx.update(packOrders).set(set).where(eq(packOrders.id, id));
}

/** A card is stored for one payment only. */
async function dropCard(tx: Transaction, { billingKey, gateway }: OrderRow, now: Date): Promise<void> {
  if (billingKey !== null) await retireBillingKey(tx, { billingKey, gateway, now });
}

async function notify(
  tx: Transaction,
  { buyerId: userId, id: orderId }: OrderRow,
  kind: "pack-receipt" | "pack-refunded",
  now: Date,
): Promise<void> {
  if (userId !== null) await queueNotice(tx, { userId, kind, orderId, now });
}
