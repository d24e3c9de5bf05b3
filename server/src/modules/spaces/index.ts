import { INVITATIONS_PER_HOUR } from "@geulgyeol/contract";
import type { ServerModule } from "../../module.ts";
import { leaveSpacesForEver } from "./change-member.ts";
import { spaceExporters } from "./data-exporters.ts";
import { type SpaceParts, spaceRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export { countUse } from "./count-use.ts";
export { logInSpace } from "./log-in-space.ts";
export { listSpacesOf, membersWhoMay, requireRight, spaceRetention, spaceRole } from "./queries.ts";

export const spacesModule = {
  id: "spaces",
  uses: {
    accounts: "a space is an account to which nobody signs in, and its members are accounts",
    credits: "the members of a space use its credits",
    billing: "credits of a space are bought by card or by invoice",
  },
  tables,
  limits: { invitationsPerHour: INVITATIONS_PER_HOUR },
  exporters: spaceExporters,
  onAccountDeletion: leaveSpacesForEver,
  routes: spaceRoutes,
} satisfies ServerModule<SpaceParts>;
