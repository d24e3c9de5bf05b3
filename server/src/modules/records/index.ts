import { RECORD_SHARES_PER_MINUTE } from "@geulgyeol/contract";
import type { ServerModule } from "../../module.ts";
import { recordExporters } from "./data-exporters.ts";
import { type RecordRouteParts, recordRoutes } from "./routes.ts";
import { type RecordShareParts, recordShareRoutes } from "./shares/routes.ts";
import { sweepRecordShares } from "./shares/sweep-record-shares.ts";
import * as tables from "./tables.ts";

export { readOwnRecord } from "./shares/read-own-record.ts";

const HOUR_MS = 60 * 60 * 1000;

export const recordsModule = {
  id: "records",
  uses: { accounts: "a record's stamp and a shared record belong to an account" },
  tables,
  limits: { recordSharesPerMinute: RECORD_SHARES_PER_MINUTE },
  exporters: recordExporters,
  routes: (app, needs) => {
    recordRoutes(app, needs);
    recordShareRoutes(app, needs);
  },
  sweeps: ({ db, now }) => [
    { name: "delete ended record links", everyMs: HOUR_MS, work: () => sweepRecordShares({ db, now: now() }) },
  ],
} satisfies ServerModule<RecordRouteParts & RecordShareParts>;
