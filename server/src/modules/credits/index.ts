import type { ServerModule } from "../../module.ts";
import { anonymiseLedger } from "./anonymise-ledger.ts";
import { sweepMailboxGrants } from "./count-mailbox-grant.ts";
import { creditExporters } from "./data-exporters.ts";
import { recountAllowance } from "./recount-allowance.ts";
import { type CreditParts, creditRoutes } from "./routes.ts";
import { sweepReservations } from "./sweep-reservations.ts";
import * as tables from "./tables.ts";

export { type BillingPeriod, billingPeriod } from "./billing-period.ts";
export { type AnalysisCharge, chargeAnalysis } from "./charge-analysis.ts";
export { grantPack, listPacks, takeBackPack } from "./credit-packs.ts";
export { creditsUsedSince } from "./credits-used.ts";
export { releaseReservation, settleReservation } from "./end-reservation.ts";
export { giftCredits, grantFeedbackCredits } from "./grant-bonus.ts";
export { grantedAfter } from "./granted-after.ts";
export { hasMonthToEnter } from "./has-month-to-enter.ts";
export { listLedger } from "./list-ledger.ts";
export { lockCredits } from "./lock-credits.ts";
export type { LockedCredits } from "./move-credits.ts";
export { type AccountRow, creditsIn, isCurrent, readCredits, selectAccount } from "./read-credits.ts";
export { refundCredits } from "./refund-credits.ts";
export { reserveCredits } from "./reserve-credits.ts";
export { creditsLeft, splitCost } from "./rules.ts";
export { seoulDayEnd, seoulDayStart, seoulMonthStart } from "./seoul-calendar.ts";

export const creditsModule = {
  id: "credits",
  uses: { accounts: "a balance belongs to an account and depends on its plan" },
  tables,
  exporters: creditExporters,
  onAccountDeletion: anonymiseLedger,
  onAddressConfirmed: recountAllowance,
  routes: creditRoutes,
  sweeps: ({ db, now }) => [
    { name: "release reservations", everyMs: 60_000, work: () => sweepReservations({ db, now: now() }) },
    {
      name: "delete old grants of mailboxes",
      everyMs: 60 * 60 * 1000,
      work: () => sweepMailboxGrants({ db, now: now() }),
    },
  ],
} satisfies ServerModule<CreditParts>;
