export { billingPeriod } from "./billing-period.ts";
export { giftCredits, grantFeedbackCredits } from "./grant-bonus.ts";
export { type LockedCredits, lockCredits } from "./lock-credits.ts";
export { readCredits } from "./read-credits.ts";
export { creditRoutes } from "./routes.ts";
export { spendCredits } from "./spend-credits.ts";
