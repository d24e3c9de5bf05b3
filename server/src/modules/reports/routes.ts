import { Readable } from "node:stream";
import {
  CODES_PER_MINUTE,
  printReport as printEndpoint,
  REPORTS_PER_MINUTE,
  verifyReport as verifyEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { ownOrigin } from "../../http/own-origin.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint, StreamedAnswer } from "../../http/register-endpoint.ts";
import { type MakeReportParts, makeReport } from "./make-report.ts";
import { verifyReport } from "./verify-report.ts";

export interface ReportRouteParts extends MakeReportParts {
  readonly appUrl: string | undefined;
  readonly reportsPerMinute?: number;
}

export function reportRoutes(app: FastifyInstance, parts: ReportRouteParts): void {
  const { appUrl, reportsPerMinute = REPORTS_PER_MINUTE } = parts;
  const printing = createRateLimit(app, { name: "reports", max: reportsPerMinute, windowMs: MINUTE_MS, key: userKey });
  const looking = createRateLimit(app, { name: "report-codes", max: CODES_PER_MINUTE, windowMs: MINUTE_MS });
  registerEndpoint(
    app,
    printEndpoint,
    async ({ input, user, request, reply }) => {
      const origin = ownOrigin(request, appUrl);
      const { pdf, code } = await makeReport(parts, { userId: user.id, analysisId: input.analysisId, origin });
      reply.header("content-disposition", `attachment; filename="geulgyeol-${code}.pdf"`);
      reply.header("content-length", pdf.byteLength);
      return new StreamedAnswer("application/pdf", Readable.from([pdf]));
    },
    { limit: printing },
  );
  registerEndpoint(app, verifyEndpoint, ({ input }) => verifyReport(parts.db, input.code), { limit: looking });
}
