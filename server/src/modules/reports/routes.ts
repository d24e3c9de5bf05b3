import { Readable } from "node:stream";
import {
  APPEALS_PER_MINUTE,
  CODES_PER_MINUTE,
  printAppeal as printAppealEndpoint,
  printReport as printEndpoint,
  REPORTS_PER_MINUTE,
  readAppealFacts,
  verifyReport as verifyEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { ownOrigin } from "../../http/own-origin.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint, StreamedAnswer } from "../../http/register-endpoint.ts";
import { makeAppeal, type PrintAppeal } from "./make-appeal.ts";
import { type MakeReportParts, makeReport } from "./make-report.ts";
import { stateAppeal } from "./state-appeal.ts";
import { verifyReport } from "./verify-report.ts";

export const reportLimits = { reportsPerMinute: REPORTS_PER_MINUTE, appealsPerMinute: APPEALS_PER_MINUTE };

export interface ReportRouteParts extends Omit<MakeReportParts, "print"> {
  readonly printReport: MakeReportParts["print"];
  readonly printAppeal: PrintAppeal;
  readonly appUrl: string | undefined;
  readonly limits: typeof reportLimits;
}

export function reportRoutes(app: FastifyInstance, parts: ReportRouteParts): void {
  const { db, now, printReport, appUrl, limits } = parts;
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
  registerEndpoint(app, verifyEndpoint, ({ input }) => verifyReport(db, input.code), { limit: looking });
  appealRoutes(app, parts);
}

function appealRoutes(app: FastifyInstance, parts: ReportRouteParts): void {
  const { appUrl, limits } = parts;
  const limit = createRateLimit(app, {
    name: "appeals",
    max: limits.appealsPerMinute,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  registerEndpoint(
    app,
    readAppealFacts,
    ({ input, user, request }) =>
      stateAppeal(parts, { userId: user.id, sources: input, origin: ownOrigin(request, appUrl) }),
    { limit },
  );
  registerEndpoint(
    app,
    printAppealEndpoint,
    async ({ input, user, request, reply }) => {
      const pdf = await makeAppeal(parts, { userId: user.id, request: input, origin: ownOrigin(request, appUrl) });
      reply.header("content-disposition", 'attachment; filename="geulgyeol-appeal.pdf"');
      reply.header("content-length", pdf.byteLength);
      return new StreamedAnswer("application/pdf", Readable.from([pdf]));
    },
    { limit },
  );
}
