import type { ServerModule } from "../../module.ts";
import { type AccountParts, accountLimits, accountRoutes } from "./routes.ts";
import { accountExporters } from "./settings/data-exporters.ts";
import { sweepVerifications } from "./sweep-verifications.ts";
import * as tables from "./tables.ts";

export { findApiKey } from "./api-keys/find-api-key.ts";
export { blockUser, unblockUser } from "./block-user.ts";
export { countOwn } from "./count-own.ts";
export { countWithin } from "./count-within.ts";
export { createAuth } from "./create-auth.ts";
export { currentMonthStart } from "./current-month.ts";
export { findConfirmedUser } from "./find-confirmed-user.ts";
export { type FoundUser, findUsers } from "./find-user.ts";
export { isSignedIn } from "./is-signed-in.ts";
export { lockUsersForShare } from "./lock-users-for-share.ts";
export { setMailboxSecret } from "./mailbox-key.ts";
export { moderatorsAmong } from "./moderators-among.ts";
export { proEndedBefore, readProEnd } from "./pro-end.ts";
export { endProPeriod, putProPeriod, setProGrace } from "./put-pro-period.ts";
export { readContact } from "./read-contact.ts";
export { type Mailbox, readMailbox } from "./read-mailbox.ts";
export { readMember } from "./read-member.ts";
export { lockUser, readPeople } from "./read-people.ts";
export { type PeriodRow, type Plan, planOf, readPlan, selectPeriod } from "./read-plan.ts";
export { mustProveAddress, shownAddress } from "./rules.ts";
export { createServiceAccount, isServiceAddress } from "./service-accounts.ts";
export { setModerator } from "./set-moderator.ts";
export { deleteAccount } from "./settings/delete-account.ts";
export { exportAccount } from "./settings/export-account.ts";
export { ownersKeeping, savePreferences } from "./settings/preferences.ts";
export { renameAccount } from "./settings/rename-account.ts";

export const accountsModule = {
  id: "accounts",
  uses: {},
  tables,
  limits: accountLimits,
  exporters: accountExporters,
  routes: accountRoutes,
  // The library compares these rows with the real clock.
  sweeps: ({ db }) => [
    {
      name: "delete expired links and mail counts",
      everyMs: 60 * 60 * 1000,
      work: () => sweepVerifications({ db, now: new Date() }),
    },
  ],
} satisfies ServerModule<AccountParts>;
