export type { BillingParts } from "./billing-parts.ts";
export { billingData } from "./own-data.ts";
export { findPaymentOwner } from "./queries.ts";
export { refundPayment } from "./refund-payment.ts";
export { type BillingRouteParts, billingRoutes, WEBHOOK_PATH } from "./routes.ts";
export { PRO_OFFER } from "./rules.ts";
export { runBillingJobs } from "./run-billing-jobs.ts";
