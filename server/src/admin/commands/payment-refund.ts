import { AppError } from "../../app-error.ts";
import { findOrderOwner, findPaymentOwner, refundPayment as refund, refundOrder } from "../../modules/billing/index.ts";
import { OperatorError, recordAction } from "../../modules/operators/index.ts";
import { GatewayUnavailable } from "../../ports/payment.ts";
import { defineCommand, REASON } from "../command.ts";

/** The decision is recorded before the gateway is called. */
export const refundPayment = defineCommand({
  name: "payment refund",
  usage: "ID --reason WHY",
  about: ["give a payment back to the card, whole and once; its month of Pro or its pack of credits ends"],
  options: REASON,
  read: (line) => ({ paymentId: line.word(), reason: line.reason() }),
  run: async ({ db, gateway, log, operator, write }, { paymentId, reason }) => {
    const order = await findOrderOwner(db, paymentId);
    const owner = order ?? (await findPaymentOwner(db, paymentId));
    if (owner === null) throw new OperatorError(`There is no payment ${paymentId}.`);
    const action = { action: "refund-payment", userId: owner.userId, reference: paymentId, reason } as const;
    await db.transaction((tx) => recordAction(tx, operator, action));
    try {
      const parts = { db, gateway, log, now: () => operator.now };
      if (order === null) await refund(parts, { paymentId, reason });
      else await refundOrder(parts, { orderId: paymentId, reason });
    } catch (error) {
      if (error instanceof AppError)
        throw new OperatorError(`The payment ${paymentId} was not made: nothing to give back.`);
      if (!(error instanceof GatewayUnavailable)) throw error;
      return write("The gateway did not answer. The server goes on trying every minute while it runs.");
    }
    await write("Given back.");
  },
});
