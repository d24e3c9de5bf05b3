import { randomUUID } from "node:crypto";
import { CREDIT_PACKS, type CreditPackKind, type PackAnswer, type PackOrder } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import { type BillingKey, GatewayUnavailable } from "../../../ports/payment.ts";
import type { BillingParts } from "../billing-parts.ts";
import { isRetiredBillingKey, retireBillingKey } from "../queries.ts";
import { isSamePackTerms, vatOf } from "../rules.ts";
import { packOrders, subscriptions } from "../tables.ts";
import { findOpenOrder, findOrder, findOrderOfKey, type OrderRow } from "./order-queries.ts";
import { reconcileOrder } from "./reconcile-orders.ts";
import { settleOrder } from "./settle-order.ts";

export type PackParts = Omit<BillingParts, "offer">;

export interface PackPurchase extends PackOrder {
  readonly buyerId: string;
  /** Whose credits they become. */
  readonly accountId: string;
  /** Decides the price; the one in the order is only compared. */
  readonly kind: Exclude<CreditPackKind, "spaceInvoice">;
}

/**
 * Charges a pack of credits once, with the card that the gateway's window stored for it; the card is deleted afterwards.
 * The key identifies the order: repeating the call looks at the same payment. Throws `INVALID_BILLING_KEY` for a used key
 * or another user's, `PAYMENT_UNAVAILABLE`, and `TERMS_CHANGED` if other terms were shown.
 */
export async function buyPack(parts: PackParts, purchase: PackPurchase): Promise<PackAnswer> {
  const { buyerId, accountId, billingKey, kind, terms } = purchase;
  const known = await findOrderOfKey(parts.db, billingKey);
  if (known !== undefined) return answerKnown(parts, known, purchase);
  const card = await confirmCard(parts, purchase);
  const dropCard = () => parts.db.transaction((tx) => retireBillingKey(tx, keyOf(parts, billingKey)));
  if (!isSamePackTerms(terms, CREDIT_PACKS[kind])) {
    await dropCard();
    throw new AppError("TERMS_CHANGED");
  }
  // A payment with an unknown outcome is looked up before another card is charged.
  const before = await findOpenOrder(parts.db, accountId);
  if (before !== undefined) await callGateway(() => reconcileOrder(parts, before.id));
  if ((await findOpenOrder(parts.db, accountId)) !== undefined) {
    await dropCard();
    return { outcome: "checking", message: null };
  }
  const order = await openOrder(parts, purchase, card);
  if (order === undefined) {
    const other = await findOrderOfKey(parts.db, billingKey);
    if (other === undefined) throw new Error("The order vanished while it was being opened.");
    return answerKnown(parts, other, purchase);
  }
  return chargeOrder(parts, order, buyerId);
}

/** Asks for the sum of the order, and believes only what the gateway then says about the payment. */
async function chargeOrder(parts: PackParts, order: OrderRow, customerId: string): Promise<PackAnswer> {
  const { id, billingKey, totalWon, credits } = order;
  if (billingKey === null) throw new Error("An order by invoice has no card.");
  const orderName = `글결 크레딧 묶음 ${credits}`;
  const answer = await parts.gateway.charge({ paymentId: id, billingKey, customerId, orderName, amountWon: totalWon });
  if (answer.kind === "declined") {
    await settleOrder(parts, id, { kind: "declined", message: answer.message });
    return { outcome: "declined", message: answer.message };
  }
  try {
    await reconcileOrder(parts, id);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
  }
  const settled = await findOrder(parts.db, id);
  return settled === undefined ? { outcome: "checking", message: null } : answerOf(settled);
}

/** For a repeated call: the state of its order, looked up if it is open. */
async function answerKnown(parts: PackParts, known: OrderRow, purchase: PackPurchase): Promise<PackAnswer> {
  const { buyerId, accountId, kind } = purchase;
  if (known.buyerId !== buyerId || known.accountId !== accountId || known.kind !== kind) {
    throw new AppError("INVALID_BILLING_KEY");
  }
  if (known.status === "charging") await callGateway(() => reconcileOrder(parts, known.id));
  return answerOf((await findOrder(parts.db, known.id)) ?? known);
}

function answerOf({ status, failureMessage }: OrderRow): PackAnswer {
  if (status === "charging") return { outcome: "checking", message: null };
  return status === "failed" ? { outcome: "declined", message: failureMessage } : { outcome: "paid", message: null };
}

async function confirmCard(parts: PackParts, { billingKey, buyerId }: PackPurchase): Promise<BillingKey> {
  const { db, gateway } = parts;
  if (await isRetiredBillingKey(db, billingKey)) throw new AppError("INVALID_BILLING_KEY");
  const card = await callGateway(() => gateway.confirmBillingKey(billingKey));
  // Somebody else's key answers like a missing one.
  if (card === null || card.customerId !== buyerId) throw new AppError("INVALID_BILLING_KEY");
  // The card of a subscription would be deleted after the purchase.
  const used = await db.select().from(subscriptions).where(eq(subscriptions.billingKey, billingKey)).limit(1);
  if (used.length > 0) throw new AppError("INVALID_BILLING_KEY");
  return card;
}

/** Undefined if the key's order was opened in the meantime. */
async function openOrder(
  { db, gateway, now }: PackParts,
  { buyerId, accountId, kind, billingKey }: PackPurchase,
  { card }: BillingKey,
): Promise<OrderRow | undefined> {
  const { credits, priceWon: totalWon } = CREDIT_PACKS[kind];
  const moment = now();
  const [order] = await db
    .insert(packOrders)
    .values({
      id: `p${randomUUID().replaceAll("-", "")}`,
      buyerId,
      accountId,
      kind,
      credits,
      totalWon,
      ...vatOf(totalWon),
      status: "charging",
      gateway: gateway.cardWindow.kind,
      billingKey,
      cardIssuer: card.issuer,
      cardNumber: card.number,
      claimedAt: moment,
      createdAt: moment,
    })
    .onConflictDoNothing()
    .returning();
  return order;
}

function keyOf({ gateway, now }: PackParts, billingKey: string) {
  return { billingKey, gateway: gateway.cardWindow.kind, now: now() };
}

async function callGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof GatewayUnavailable) throw new AppError("PAYMENT_UNAVAILABLE", { cause });
    throw cause;
  }
}
