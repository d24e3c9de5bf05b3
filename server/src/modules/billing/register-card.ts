import { randomUUID } from "node:crypto";
import type { PaymentOutcome, SubscriptionTerms } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { type BillingKey, GatewayUnavailable } from "../../ports/payment.ts";
import type { BillingParts } from "./billing-parts.ts";
import { chargePayment } from "./charge-payment.ts";
import { claimPayment, type PaymentClaim } from "./claim-payment.ts";
import { endSubscription } from "./end-subscription.ts";
import {
  findOpenPayment,
  isRetiredBillingKey,
  lockLiveSubscription,
  retireBillingKey,
  type SubscriptionRow,
} from "./queries.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { isSameTerms } from "./rules.ts";
import { subscriptions } from "./tables.ts";

export interface CardAnswer {
  readonly outcome: PaymentOutcome;
  readonly message: string | null;
}

export interface CardOrder {
  readonly purpose: "subscribe" | "change";
  readonly billingKey: string;
  /** The terms shown to the subscriber. */
  readonly terms?: SubscriptionTerms | undefined;
}

type Step =
  | { readonly outcome: Exclude<PaymentOutcome, "paid" | "declined"> | "terms-changed" }
  | { readonly claim: PaymentClaim };

/**
 * Registers the card stored by the gateway's window, and charges the first or an overdue month, once. Throws
 * `INVALID_BILLING_KEY` for a used key or another user's, `NOT_SUBSCRIBED`, `PAYMENT_UNAVAILABLE`, and `TERMS_CHANGED`
 * if other terms were shown.
 */
export async function registerCard(
  parts: BillingParts,
  userId: string,
  { purpose, billingKey, terms }: CardOrder,
): Promise<CardAnswer> {
  const card = await confirmCard(parts, userId, billingKey);
  await settleOpenPayment(parts, userId);
  const step = await parts.db.transaction(async (tx): Promise<Step> => {
    const found = await lockLiveSubscription(tx, userId);
    if (purpose === "change" && (found === undefined || found.status === "pending"))
      throw new AppError("NOT_SUBSCRIBED");
    const isFirst = purpose === "subscribe" && (await awaitsFirstPayment(tx, found));
    if (isFirst && (terms === undefined || !isSameTerms(terms, parts.offer))) {
      await dropUnlessUsed(tx, parts, found, card);
      return { outcome: "terms-changed" };
    }
    const current = isFirst ? await endOutdated(tx, parts, found, card) : found;
    const subscription = current ?? (await openSubscription(tx, parts, userId));
    if (subscription.status !== "pending" && purpose === "subscribe") {
      await dropUnlessUsed(tx, parts, subscription, card);
      return { outcome: "already" };
    }
    if ((await findOpenPayment(tx, subscription.id)) !== undefined) {
      await dropUnlessUsed(tx, parts, subscription, card);
      return { outcome: "checking" };
    }
    const withCard = await setCard(tx, parts, subscription, card);
    if (subscription.status === "active") return { outcome: "card-changed" };
    const claim = await claimPayment(tx, withCard, parts.now());
    return claim === null ? { outcome: "checking" } : { claim };
  });
  if ("claim" in step) return chargePayment(parts, step.claim);
  // Thrown outside the transaction, so that the card stays dropped.
  if (step.outcome === "terms-changed") throw new AppError("TERMS_CHANGED");
  return { outcome: step.outcome, message: null };
}

async function confirmCard({ gateway, db }: BillingParts, userId: string, billingKey: string): Promise<BillingKey> {
  if (await isRetiredBillingKey(db, billingKey)) throw new AppError("INVALID_BILLING_KEY");
  const card = await callGateway(() => gateway.confirmBillingKey(billingKey));
  // Somebody else's key answers like a missing one.
  if (card === null || card.customerId !== userId) throw new AppError("INVALID_BILLING_KEY");
  return card;
}

async function callGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof GatewayUnavailable) throw new AppError("PAYMENT_UNAVAILABLE", { cause });
    throw cause;
  }
}

/** A payment with an unknown outcome is looked up before another card is charged. */
async function settleOpenPayment(parts: BillingParts, userId: string): Promise<void> {
  const open = await parts.db.transaction(async (tx) => {
    const subscription = await lockLiveSubscription(tx, userId);
    return subscription === undefined ? undefined : findOpenPayment(tx, subscription.id);
  });
  if (open !== undefined) await callGateway(() => reconcilePayment(parts, open.id));
}

/** Whether nothing is paid and no payment is open, so that the next charge is for a first month. */
async function awaitsFirstPayment(tx: Transaction, found: SubscriptionRow | undefined): Promise<boolean> {
  if (found === undefined) return true;
  return found.status === "pending" && (await findOpenPayment(tx, found.id)) === undefined;
}

/**
 * A failed first payment binds nobody to its terms. If the offer has changed, a new subscription begins: the gateway
 * knows the old payment by one id and one amount, and a late payment is refunded.
 */
async function endOutdated(
  tx: Transaction,
  { offer, now }: BillingParts,
  found: SubscriptionRow | undefined,
  { key }: BillingKey,
): Promise<SubscriptionRow | undefined> {
  if (found === undefined || isSameTerms(found, offer)) return found;
  const billingKey = found.billingKey === key ? null : found.billingKey;
  await endSubscription(tx, { ...found, billingKey }, { now: now(), sendsNotice: false });
  return undefined;
}

async function openSubscription(
  tx: Transaction,
  { gateway, now, offer }: BillingParts,
  userId: string,
): Promise<SubscriptionRow> {
  const moment = now();
  const row = {
    id: randomUUID().replaceAll("-", ""),
    userId,
    gateway: gateway.cardWindow.kind,
    createdAt: moment,
    agreedAt: moment,
  };
  // Of two concurrent requests, one inserts; the other waits and finds its row.
  await tx
    .insert(subscriptions)
    .values({ ...row, status: "pending", ...offer })
    .onConflictDoNothing();
  const opened = await lockLiveSubscription(tx, userId);
  if (opened === undefined) throw new Error("The subscription vanished while it was being opened.");
  return opened;
}

async function setCard(
  tx: Transaction,
  { now, gateway }: BillingParts,
  subscription: SubscriptionRow,
  { key, card }: BillingKey,
): Promise<SubscriptionRow> {
  const { id, billingKey: old } = subscription;
  if (old !== null && old !== key) {
    await retireBillingKey(tx, { billingKey: old, gateway: subscription.gateway, now: now() });
  }
  const set = { gateway: gateway.cardWindow.kind, billingKey: key, cardIssuer: card.issuer, cardNumber: card.number };
  await tx.update(subscriptions).set(set).where(eq(subscriptions.id, id));
  return { ...subscription, ...set };
}

/** A card that came too late is deleted, unless it is the one in use. */
async function dropUnlessUsed(
  tx: Transaction,
  { gateway, now }: BillingParts,
  subscription: SubscriptionRow | undefined,
  { key }: BillingKey,
): Promise<void> {
  if (subscription?.billingKey === key) return;
  await retireBillingKey(tx, { billingKey: key, gateway: gateway.cardWindow.kind, now: now() });
}
