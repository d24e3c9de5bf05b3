export { billingData } from "./own-data.ts";
export { refundPayment } from "./refund-payment.ts";
export { type BillingRouteParts, billingRoutes, WEBHOOK_PATH } from "./routes.ts";
export { runBillingJobs } from "./run-billing-jobs.ts";
