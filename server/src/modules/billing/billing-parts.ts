import type { SubscriptionTerms } from "@geulgyeol/contract";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { PaymentGateway } from "../../ports/payment.ts";

/** Services needed by every step of a payment. */
export interface BillingParts {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  /** Terms for new subscriptions; existing ones keep their agreed terms. */
  readonly offer: SubscriptionTerms;
  readonly now: () => Date;
  readonly log: Logger;
}
