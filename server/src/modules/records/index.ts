import { RECORD_SHARES_PER_MINUTE } from "@geulgyeol/contract";
import type { ServerModule } from "../../module.ts";
import { badgeRoutes } from "./badges/routes.ts";
import { recordExporters } from "./data-exporters.ts";
import { type RecordRouteParts, recordRoutes } from "./routes.ts";
import { type RecordShareParts, recordShareRoutes } from "./shares/routes.ts";
import { sweepRecordShares } from "./shares/sweep-record-shares.ts";
import * as tables from "./tables.ts";

export { acceptRecord } from "./accept-record.ts";
export { findRecordBadge } from "./badges/find-record-badge.ts";
export { bodyReader } from "./body-reader.ts";
export { type CheckedRecord, withoutStamps } from "./checked-record.ts";
export { unpackRecord } from "./pack-record.ts";
export { ownsRecord, readOwnStamps } from "./read-own-stamps.ts";
export {
  holdsRecord,
  type RecordBody,
  type RecordEndpoint,
  readParsedBody,
  readRecordBody,
} from "./read-record-body.ts";
export type { RecordCaller, RecordReader } from "./record-reader.ts";
export { hashForMatch } from "./shares/create-record-share.ts";
export { readOwnRecord } from "./shares/read-own-record.ts";
export { readSharedRecord } from "./shares/read-shared-record.ts";
export { COMPARED_TEXT_MAX } from "./shares/rules.ts";
export { type RecordSummary, type StoredRecord, summariseRecord } from "./summarise-record.ts";

const HOUR_MS = 60 * 60 * 1000;

export const recordsModule = {
  id: "records",
  uses: {
    accounts: "a record's stamp and a shared record belong to an account",
    analysis: "a badge says that there is a record of an analysed text",
  },
  tables,
  limits: { recordSharesPerMinute: RECORD_SHARES_PER_MINUTE },
  exporters: recordExporters,
  routes: (app, needs) => {
    recordRoutes(app, needs);
    recordShareRoutes(app, needs);
    badgeRoutes(app, needs);
  },
  sweeps: ({ db, now }) => [
    { name: "delete ended record links", everyMs: HOUR_MS, work: () => sweepRecordShares({ db, now: now() }) },
  ],
} satisfies ServerModule<RecordRouteParts & RecordShareParts>;
