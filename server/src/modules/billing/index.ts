export { refundPayment } from "./refund-payment.ts";
export { billingRoutes, WEBHOOK_PATH } from "./routes.ts";
export { runBillingJobs } from "./run-billing-jobs.ts";
