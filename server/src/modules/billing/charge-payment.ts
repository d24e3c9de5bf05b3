import type { PaymentOutcome } from "@geulgyeol/contract";
import { GatewayUnavailable } from "../../ports/payment.ts";
import type { BillingParts } from "./billing-parts.ts";
import type { PaymentClaim } from "./claim-payment.ts";
import { findPayment } from "./queries.ts";
import { isSameSum, settlePayment } from "./settle-payment.ts";

const ORDER_NAME = "글결 Pro 1개월";

export interface ChargeResult {
  readonly outcome: Extract<PaymentOutcome, "paid" | "declined" | "checking">;
  /** The card company's own message about a refusal. */
  readonly message: string | null;
}

/**
 * Charges the claimed payment at the gateway, and stores the result. Without a response the gateway is queried once; if
 * that gives no clear result, the payment stays open for the reconciliation.
 */
export async function chargePayment(parts: BillingParts, claim: PaymentClaim): Promise<ChargeResult> {
  const { paymentId, attempt, billingKey, customerId } = claim;
  const payment = await findPayment(parts.db, paymentId);
  if (payment === undefined) throw new Error("A payment was claimed without its row.");
  const order = { paymentId, billingKey, customerId, orderName: ORDER_NAME, amountWon: payment.totalWon };
  const answer = await parts.gateway.charge(order);
  if (answer.kind === "declined") {
    await settlePayment(parts, paymentId, { kind: "declined", attempt, message: answer.message });
    return { outcome: "declined", message: answer.message };
  }
  const found = await readQuietly(parts, paymentId);
  const isPaid = found?.status === "paid" && isSameSum(payment, found);
  const paidAt = answer.kind === "paid" ? answer.paidAt : isPaid ? (found.paidAt ?? parts.now()) : null;
  if (paidAt === null) return { outcome: "checking", message: null };
  await settlePayment(parts, paymentId, { kind: "paid", paidAt, slipUrl: found?.receiptUrl ?? null });
  return { outcome: "paid", message: null };
}

async function readQuietly({ gateway }: BillingParts, paymentId: string) {
  try {
    return await gateway.readPayment(paymentId);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  }
}
