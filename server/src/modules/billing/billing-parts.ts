import type { SubscriptionTerms } from "@geulgyeol/contract";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { PaymentGateway } from "../../ports/payment.ts";

/** What every step of a payment needs. */
export interface BillingParts {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  /** What new subscriptions are offered; those that run keep what was agreed. */
  readonly offer: SubscriptionTerms;
  readonly now: () => Date;
  readonly log: Logger;
}
