import { Readable } from "node:stream";
import {
  CODES_PER_MINUTE,
  printReport as printEndpoint,
  printSharedRecord,
  REPORTS_PER_MINUTE,
  SHARED_RECORD_PAGE_PATH,
  verifyReport as verifyEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { ownOrigin } from "../../http/own-origin.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint, StreamedAnswer } from "../../http/register-endpoint.ts";
import { readSharedRecord } from "../records/index.ts";
import { type MakeReportParts, makeReport } from "./make-report.ts";
import type { PrintRecord } from "./print/record/record-to-print.ts";
import { verifyReport } from "./verify-report.ts";

export const reportLimits = { reportsPerMinute: REPORTS_PER_MINUTE };

export interface ReportRouteParts extends Omit<MakeReportParts, "print"> {
  readonly printReport: MakeReportParts["print"];
  readonly printRecord: PrintRecord;
  readonly appUrl: string | undefined;
  readonly limits: typeof reportLimits;
}

export function reportRoutes(
  app: FastifyInstance,
  { db, now, printReport, printRecord, appUrl, limits }: ReportRouteParts,
): void {
  const printing = createRateLimit(app, {
    name: "reports",
    max: limits.reportsPerMinute,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  const looking = createRateLimit(app, { name: "report-codes", max: CODES_PER_MINUTE, windowMs: MINUTE_MS });
  registerEndpoint(
    app,
    printEndpoint,
    async ({ input, user, request, reply }) => {
      const origin = ownOrigin(request, appUrl);
      const { pdf, code } = await makeReport(
        { db, now, print: printReport },
        { userId: user.id, request: input, origin },
      );
      reply.header("content-disposition", `attachment; filename="geulgyeol-${code}.pdf"`);
      reply.header("content-length", pdf.byteLength);
      return new StreamedAnswer("application/pdf", Readable.from([pdf]));
    },
    { limit: printing },
  );
  const printingRecords = createRateLimit(app, {
    name: "record-prints",
    max: limits.reportsPerMinute,
    windowMs: MINUTE_MS,
  });
  registerEndpoint(
    app,
    printSharedRecord,
    async ({ input, request, reply }) => {
      const moment = now();
      const { json } = await readSharedRecord({ db, now: moment }, input.token);
      const address = `${ownOrigin(request, appUrl)}${SHARED_RECORD_PAGE_PATH}${input.token}`;
      const pdf = await printRecord({ json, address, checkedAt: moment.toISOString() });
      reply.header("x-robots-tag", "noindex, nofollow");
      reply.header("content-disposition", 'attachment; filename="geulgyeol-record.pdf"');
      reply.header("content-length", pdf.byteLength);
      return new StreamedAnswer("application/pdf", Readable.from([pdf]));
    },
    { limit: printingRecords },
  );
  registerEndpoint(app, verifyEndpoint, ({ input }) => verifyReport(db, input.code), { limit: looking });
}
