import type { ServerModule } from "../../module.ts";
import { billingExporters } from "./data-exporters.ts";
import { cancelInvoicesOf } from "./packs/invoices.ts";
import { type BillingRouteParts, billingRoutes } from "./routes.ts";
import { runBillingJobs } from "./run-billing-jobs.ts";
import type { NoticeParts } from "./send-notices.ts";
import * as tables from "./tables.ts";

export { toPackReceipt } from "./list-receipts.ts";
export { buyPack, type PackParts } from "./packs/buy-pack.ts";
export { cancelInvoice, confirmInvoice, listOrders, listRequestedInvoices, requestInvoice } from "./packs/invoices.ts";
export { findOrderOwner } from "./packs/order-queries.ts";
export { packsOf } from "./packs/read-packs.ts";
export { refundOrder } from "./packs/reconcile-orders.ts";
export { findPaymentOwner } from "./queries.ts";
export { refundPayment } from "./refund-payment.ts";
export { WEBHOOK_PATH } from "./routes.ts";
export { PRO_OFFER } from "./rules.ts";

export const billingModule = {
  id: "billing",
  uses: {
    accounts: "a subscription belongs to an account",
    credits: "a paid month is a period of the credits",
  },
  tables,
  exporters: billingExporters,
  onAccountDeletion: cancelInvoicesOf,
  routes: billingRoutes,
  jobs: (parts) => [{ name: "billing", cron: "* * * * *", work: () => runBillingJobs(parts) }],
} satisfies ServerModule<BillingRouteParts & NoticeParts>;
