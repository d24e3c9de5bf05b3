import type { ServerModule } from "../../module.ts";
import { sharingExporters } from "./data-exporters.ts";
import { type SharingParts, sharingRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export { revokeSharesOf } from "./revoke-share.ts";
export { snapshotResult } from "./snapshot-result.ts";

export const sharingModule = {
  id: "sharing",
  uses: {
    accounts: "a link belongs to an account",
    analysis: "a link shows an analysis",
    records: "a link says whether there is a record of the text",
  },
  tables,
  exporters: sharingExporters,
  routes: sharingRoutes,
} satisfies ServerModule<SharingParts>;
