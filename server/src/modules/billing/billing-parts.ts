import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { PaymentGateway } from "../../ports/payment.ts";

/** What every step of a payment needs. */
export interface BillingParts {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly now: () => Date;
  readonly log: Logger;
}
