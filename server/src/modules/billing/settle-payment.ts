import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import type { GatewayPayment } from "../../ports/payment.ts";
import { endProPeriod, putProPeriod } from "../accounts/index.ts";
import type { BillingParts } from "./billing-parts.ts";
import { endSubscription } from "./end-subscription.ts";
import { lockSubscription, type PaymentRow, retireBillingKey, type SubscriptionRow } from "./queries.ts";
import { queueNotice } from "./queue-notice.ts";
import { afterDeclined, afterNotSent, afterPaid, graceEnd } from "./rules.ts";
import { payments, subscriptions } from "./tables.ts";

/**
 * The known outcome of a payment. `attempt` is the claim of a failure: an outdated one changes nothing. Charges and
 * refunds count regardless of who noticed them.
 */
export type Finding =
  | { readonly kind: "paid"; readonly paidAt: Date; readonly slipUrl: string | null }
  | { readonly kind: "declined"; readonly attempt: number; readonly message: string | null }
  | { readonly kind: "not-sent"; readonly attempt: number }
  | { readonly kind: "refunded" };

/**
 * Stores the outcome of a payment and all its consequences, in one transaction under the subscription's lock. Repeated,
 * late or reordered outcomes change nothing.
 */
export async function settlePayment(
  { db, now, log }: Pick<BillingParts, "db" | "now" | "log">,
  paymentId: string,
  finding: Finding,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (known === undefined) return;
    const subscription = await lockSubscription(tx, known.subscriptionId);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
    if (payment === undefined) return;
    const moment = now();
    if (finding.kind === "paid") await settlePaid(tx, subscription, payment, { finding, now: moment, log });
    else if (finding.kind === "refunded") await settleRefunded(tx, subscription, payment, moment);
    else await settleFailed(tx, subscription, payment, { finding, now: moment });
  });
}

/** Whether the gateway's payment is really this one; an id with another amount is not ours. */
export function isSameSum(payment: Pick<PaymentRow, "totalWon">, found: GatewayPayment): boolean {
  return found.amountWon === payment.totalWon && found.currency === "KRW";
}

async function settlePaid(
  tx: Transaction,
  subscription: SubscriptionRow,
  payment: PaymentRow,
  { finding, now, log }: { finding: Extract<Finding, { kind: "paid" }>; now: Date; log: BillingParts["log"] },
): Promise<void> {
  if (payment.status !== "charging" && payment.status !== "failed") return;
  const { paidAt, slipUrl } = finding;
  const { userId, id: subscriptionId } = subscription;
  const next = afterPaid(subscription, payment.periodIndex, now);
  if (next === null || userId === null) {
    log.warn({ paymentId: payment.id }, "money came for a month that is not sold any more, and goes back");
    const refund = { status: "refunding", refundReason: "이용이 끝난 뒤에 결제됨", claimedAt: new Date(0) } as const;
    await tx
      .update(payments)
      .set({ ...refund, paidAt, slipUrl })
      .where(eq(payments.id, payment.id));
    return;
  }
  const { startsAt, endsAt } = next.period;
  const month = { periodStartsAt: startsAt, periodEndsAt: endsAt };
  await tx
    .update(payments)
    .set({ status: "paid", paidAt, slipUrl, failureMessage: null, ...month })
    .where(eq(payments.id, payment.id));
  await tx.update(subscriptions).set(next.change).where(eq(subscriptions.id, subscriptionId));
  if (payment.periodIndex > 0) await endProPeriod(tx, `${subscriptionId}-${payment.periodIndex - 1}`, startsAt);
  const { monthlyCredits } = payment;
  await putProPeriod(tx, { id: payment.id, userId, startsAt, endsAt, graceEndsAt: graceEnd(endsAt), monthlyCredits });
  await queueNotice(tx, { userId, kind: "receipt", subscriptionId, paymentId: payment.id, now });
}

async function settleFailed(
  tx: Transaction,
  subscription: SubscriptionRow,
  payment: PaymentRow,
  { finding, now }: { finding: Extract<Finding, { attempt: number }>; now: Date },
): Promise<void> {
  if (payment.status !== "charging" || payment.attempts !== finding.attempt) return;
  const isDeclined = finding.kind === "declined";
  const failureMessage = isDeclined ? (finding.message?.slice(0, 200) ?? null) : null;
  await tx.update(payments).set({ status: "failed", failureMessage }).where(eq(payments.id, payment.id));
  const { id, userId, billingKey, gateway, status } = subscription;
  if (status === "ended") return;
  const change = isDeclined ? afterDeclined(subscription, now) : afterNotSent(subscription, now);
  // A card whose first payment was refused is useless: the next attempt brings a new one.
  const removesCard = isDeclined && status === "pending" && billingKey !== null;
  if (removesCard) await retireBillingKey(tx, { billingKey, gateway, now });
  const set = { ...change, ...(removesCard && { billingKey: null, cardIssuer: null, cardNumber: null }) };
  if (Object.keys(set).length > 0) await tx.update(subscriptions).set(set).where(eq(subscriptions.id, id));
  if (isDeclined && status !== "pending" && userId !== null) {
    await queueNotice(tx, { userId, kind: "renewal-failed", subscriptionId: id, paymentId: payment.id, now });
  }
}

/** Refunded by an operator here or in the gateway's console: the month ends, and the subscription with it. */
async function settleRefunded(
  tx: Transaction,
  subscription: SubscriptionRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  if (payment.status === "refunded") return;
  await tx.update(payments).set({ status: "refunded", refundedAt: now }).where(eq(payments.id, payment.id));
  await endProPeriod(tx, payment.id, now);
  const isLastMonth = payment.periodIndex === (subscription.periodIndex ?? 0);
  if (subscription.status !== "ended" && isLastMonth)
    await endSubscription(tx, subscription, { now, sendsNotice: false });
  const { userId, id: subscriptionId } = subscription;
  if (userId === null) return;
  await queueNotice(tx, { userId, kind: "refunded", subscriptionId, paymentId: payment.id, now });
}
