import type { ServerModule } from "../../module.ts";
import { communityExporters } from "./data-exporters.ts";
import { deleteUserContent } from "./delete-user-content.ts";
import { type CommunityParts, communityLimits, communityRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export const communityModule = {
  id: "community",
  uses: { accounts: "posts are written by members", sharing: "a post shows a result as sharing freezes it" },
  tables,
  limits: communityLimits,
  exporters: communityExporters,
  onAccountDeletion: deleteUserContent,
  routes: communityRoutes,
} satisfies ServerModule<CommunityParts>;
