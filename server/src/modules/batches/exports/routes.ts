import { Readable } from "node:stream";
import { BATCH_REPORTS_PER_MINUTE, exportBatchReports, exportBatchTable, refusalOf } from "@geulgyeol/contract";
import { toCsvTable } from "@geulgyeol/wording";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { signalOf } from "../../../http/line-stream.ts";
import { ownOrigin } from "../../../http/own-origin.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../../http/rate-limits.ts";
import { registerEndpoint, StreamedAnswer } from "../../../http/register-endpoint.ts";
import { readPlan } from "../../accounts/index.ts";
import type { MakeReportParts } from "../../reports/index.ts";
import { findListedBatch } from "../queries.ts";
import { listBatchTexts } from "../read-batch.ts";
import { batchTable } from "./batch-table.ts";
import { toXlsx } from "./to-xlsx.ts";
import { zipReports } from "./zip-reports.ts";

export const batchExportLimits = { batchReportsPerMinute: BATCH_REPORTS_PER_MINUTE };

export interface BatchExportParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly printReport: MakeReportParts["print"];
  readonly appUrl: string | undefined;
  readonly limits: typeof batchExportLimits;
}

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Downloads of a batch. The page names the files, since headers cannot hold Korean letters everywhere. */
export function batchExportRoutes(
  app: FastifyInstance,
  { db, now, printReport, appUrl, limits }: BatchExportParts,
): void {
  const printing = createRateLimit(app, {
    name: "batch-reports",
    max: limits.batchReportsPerMinute,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  const attach = (reply: FastifyReply, name: string) =>
    reply.header("content-disposition", `attachment; filename="${name}"`);
  registerEndpoint(app, exportBatchTable, async ({ input: { id, format }, user, reply }) => {
    const batch = await findListedBatch(db, user.id, id);
    const rows = batchTable(await listBatchTexts({ db, now: now() }, batch.id));
    const file = format === "csv" ? Buffer.from(toCsvTable(rows)) : toXlsx(batch.name, rows);
    attach(reply, `geulgyeol.${format}`);
    reply.header("content-length", file.byteLength);
    return new StreamedAnswer(TYPES[format], Readable.from([Buffer.from(file)]));
  });
  registerEndpoint(
    app,
    exportBatchReports,
    async ({ input: { id }, user, request, reply }) => {
      const batch = await findListedBatch(db, user.id, id);
      const refusal = refusalOf("printReport", (await readPlan(db, user.id, now())).kind);
      if (refusal !== null) throw new AppError(refusal);
      const texts = await listBatchTexts({ db, now: now() }, batch.id);
      attach(reply, "geulgyeol-reports.zip");
      const pieces = zipReports(
        { db, now, print: printReport },
        {
          ownerId: user.id,
          batchName: batch.name,
          texts,
          origin: ownOrigin(request, appUrl),
          signal: signalOf(reply),
        },
      );
      return new StreamedAnswer("application/zip", Readable.from(pieces));
    },
    { limit: printing },
  );
}
