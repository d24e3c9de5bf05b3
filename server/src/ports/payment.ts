/** A card for display: never the whole number. */
interface CardLabel {
  /** Korean name of the issuer, if the gateway gives it. */
  readonly issuer: string | null;
  /** The number with its middle masked, such as `5399-****-****-1234`. */
  readonly number: string | null;
}

/** A card stored at the gateway, which can be charged without its owner. */
export interface BillingKey {
  readonly key: string;
  /** Our own id of the customer who owns the key. */
  readonly customerId: string | null;
  readonly card: CardLabel;
}

export interface Charge {
  /** Our own id. The gateway charges each id only once. */
  readonly paymentId: string;
  readonly billingKey: string;
  readonly customerId: string;
  readonly orderName: string;
  /** VAT included. */
  readonly amountWon: number;
}

/**
 * - `declined`: the card was asked and refused; no money moved. `message` is the card company's own sentence.
 * - `unknown`: no answer that can be relied on. Money may have moved; only `readPayment` can tell.
 */
export type ChargeOutcome =
  | { readonly kind: "paid"; readonly paidAt: Date }
  | { readonly kind: "declined"; readonly message: string | null }
  | { readonly kind: "unknown" };

/** The gateway's state of one of our payment ids. */
export interface GatewayPayment {
  readonly status: "paid" | "refunded" | "failed" | "pending";
  readonly amountWon: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  /** The card company's own message about a failure. */
  readonly message: string | null;
  /** Address of the card company's receipt. */
  readonly receiptUrl: string | null;
}

/** A webhook with valid signature and age. It is only a trigger: the actual state is read from the gateway. */
interface WebhookEvent {
  /** The same for every delivery of one event. */
  readonly id: string;
  /** Null if the event is not about a payment. */
  readonly paymentId: string | null;
}

/** Settings for opening the gateway's window, in which the card is entered; we never see its number. */
type CardWindow =
  /** No gateway is configured, so nothing can be bought. */
  | { readonly kind: "none" }
  | { readonly kind: "test" }
  | { readonly kind: "portone"; readonly storeId: string; readonly channelKey: string };

/** The gateway did not answer, or not as specified. This says nothing about the payment. */
export class GatewayUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GatewayUnavailable";
  }
}

/** A Korean card gateway with billing keys. */
export interface PaymentGateway {
  readonly cardWindow: CardWindow;
  /** The key issued by the window; null if it does not exist or was deleted. Rejects with `GatewayUnavailable`. */
  confirmBillingKey(key: string): Promise<BillingKey | null>;
  /** Never rejects: errors are `unknown`. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Null if the gateway has no such payment. Rejects with `GatewayUnavailable`. */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  /** Refunds the whole amount; an already refunded payment counts as success. Rejects with `GatewayUnavailable`. */
  refund(paymentId: string, reason: string): Promise<void>;
  /** Deletes a card; an already deleted one counts as success. Rejects with `GatewayUnavailable`. */
  deleteBillingKey(key: string): Promise<void>;
  /** Verifies signature and age of a delivery. Null if invalid. */
  readWebhook(rawBody: string, headers: WebhookHeaders, now: Date): WebhookEvent | null;
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;
