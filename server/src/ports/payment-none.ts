import { GatewayUnavailable, type PaymentGateway } from "./payment.ts";

const away = () => Promise.reject(new GatewayUnavailable("No payment gateway is set up."));

/** Stands where no gateway is set up: it sells nothing, takes nothing, and believes no webhook. */
export const noGateway: PaymentGateway = {
  cardWindow: { kind: "none" },
  confirmBillingKey: away,
  charge: async () => ({ kind: "unknown" }),
  readPayment: away,
  refund: away,
  deleteBillingKey: away,
  readWebhook: () => null,
};
