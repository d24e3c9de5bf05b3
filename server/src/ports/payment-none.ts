import { GatewayUnavailable, type PaymentGateway } from "./payment.ts";

const away = () => Promise.reject(new GatewayUnavailable("No payment gateway is set up."));

/** Used without a configured gateway: sells nothing, charges nothing, and accepts no webhook. */
export const noGateway: PaymentGateway = {
  cardWindow: { kind: "none" },
  confirmBillingKey: away,
  charge: async () => ({ kind: "unknown" }),
  readPayment: away,
  refund: away,
  deleteBillingKey: away,
  readWebhook: () => null,
};
