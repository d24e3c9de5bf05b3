import type { ServerModule } from "../../module.ts";
import { recordExporters } from "./data-exporters.ts";
import { type RecordRouteParts, recordRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export const recordsModule = {
  id: "records",
  uses: { accounts: "a record's stamp belongs to an account" },
  tables,
  exporters: recordExporters,
  routes: recordRoutes,
} satisfies ServerModule<RecordRouteParts>;
