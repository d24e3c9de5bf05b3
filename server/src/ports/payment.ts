/** A card as it may be shown: never the whole number. */
interface CardLabel {
  /** Korean name of the issuer, when the gateway tells it. */
  readonly issuer: string | null;
  /** The number with its middle masked, such as `5399-****-****-1234`. */
  readonly number: string | null;
}

/** A stored card at the gateway, which can be charged without its owner being there. */
export interface BillingKey {
  readonly key: string;
  /** The customer that the key was issued to, in our own words. */
  readonly customerId: string | null;
  readonly card: CardLabel;
}

export interface Charge {
  /** Our own id. The gateway takes money for one id once, however often it is asked. */
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

/** What the gateway holds under one of our payment ids. */
export interface GatewayPayment {
  readonly status: "paid" | "refunded" | "failed" | "pending";
  readonly amountWon: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  /** The card company's own sentence about a failure. */
  readonly message: string | null;
  /** Where the card company shows its own slip. */
  readonly receiptUrl: string | null;
}

/** A webhook whose signature and age hold. Its content is only a hint: what happened is read from the gateway. */
interface WebhookEvent {
  /** The same for every delivery of one event. */
  readonly id: string;
  /** Null when the event is not about a payment. */
  readonly paymentId: string | null;
}

/** What the page needs to open the gateway's own window, in which the card is typed; we never see its number. */
type CardWindow =
  /** No gateway is set up: nothing can be bought. */
  | { readonly kind: "none" }
  | { readonly kind: "test" }
  | { readonly kind: "portone"; readonly storeId: string; readonly channelKey: string };

/** The gateway did not answer, or not as it promises. Nothing follows from it about money. */
export class GatewayUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GatewayUnavailable";
  }
}

/** A Korean card gateway with billing keys. */
export interface PaymentGateway {
  readonly cardWindow: CardWindow;
  /** The key that the window has issued; null when it does not exist or was deleted. Rejects with `GatewayUnavailable`. */
  confirmBillingKey(key: string): Promise<BillingKey | null>;
  /** Never rejects: what went wrong is `unknown`. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Null when the gateway knows no such payment. Rejects with `GatewayUnavailable`. */
  readPayment(paymentId: string): Promise<GatewayPayment | null>;
  /** Gives the whole amount back; a payment that was given back already is as good. Rejects with `GatewayUnavailable`. */
  refund(paymentId: string, reason: string): Promise<void>;
  /** Forgets a card; one that is forgotten already is as good. Rejects with `GatewayUnavailable`. */
  deleteBillingKey(key: string): Promise<void>;
  /** Checks signature and age of a delivery. Null when they do not hold. */
  readWebhook(rawBody: string, headers: WebhookHeaders, now: Date): WebhookEvent | null;
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;
