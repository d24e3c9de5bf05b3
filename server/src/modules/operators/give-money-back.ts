import { AppError } from "../../app-error.ts";
import { GatewayUnavailable } from "../../ports/payment.ts";
import { type BillingParts, findPaymentOwner, refundPayment } from "../billing/index.ts";
import { type Operator, OperatorError, recordAction } from "./operator-action.ts";

/**
 * Gives a whole payment back through the gateway that took it, once; its month of Pro ends at once. What was decided is
 * written down before the gateway is asked. Throws `OperatorError` for a payment that was not made.
 */
export async function giveMoneyBack(
  parts: Omit<BillingParts, "offer">,
  operator: Operator,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<"given-back" | "under-way"> {
  const owner = await findPaymentOwner(parts.db, paymentId);
  if (owner === null) throw new OperatorError(`There is no payment ${paymentId}.`);
  const action = { action: "refund-payment", userId: owner.userId, reference: paymentId, reason } as const;
  await parts.db.transaction((tx) => recordAction(tx, operator, action));
  try {
    await refundPayment(parts, { paymentId, reason });
    return "given-back";
  } catch (error) {
    if (error instanceof GatewayUnavailable) return "under-way";
    if (error instanceof AppError)
      throw new OperatorError(`The payment ${paymentId} was not made: nothing to give back.`);
    throw error;
  }
}
