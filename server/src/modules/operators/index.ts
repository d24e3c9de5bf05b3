export { type AccountChange, changeAccount } from "./change-account.ts";
export { giveMoneyBack } from "./give-money-back.ts";
export { grantCredits } from "./grant-credits.ts";
export { handOutFeedback } from "./hand-out-feedback.ts";
export { lookUpUsers } from "./look-up-users.ts";
export { type Operator, OperatorError } from "./operator-action.ts";
export { refundAnalysis } from "./refund-analysis.ts";
export { showLedger } from "./show-ledger.ts";
