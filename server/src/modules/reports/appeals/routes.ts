import { Readable } from "node:stream";
import { APPEALS_PER_MINUTE, printAppeal as printEndpoint, readAppealFacts } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { ownOrigin } from "../../../http/own-origin.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../../http/rate-limits.ts";
import { registerEndpoint, StreamedAnswer } from "../../../http/register-endpoint.ts";
import { type MakeAppealParts, makeAppeal } from "./make-appeal.ts";
import { stateAppeal } from "./state-appeal.ts";

export const appealLimits = { appealsPerMinute: APPEALS_PER_MINUTE };

export interface AppealRouteParts extends MakeAppealParts {
  readonly appUrl: string | undefined;
  readonly limits: typeof appealLimits;
}

/** Appeals need an account, for the rate limit and the sources, but no plan. */
export function appealRoutes(app: FastifyInstance, parts: AppealRouteParts): void {
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
    printEndpoint,
    async ({ input, user, request, reply }) => {
      const pdf = await makeAppeal(parts, { userId: user.id, request: input, origin: ownOrigin(request, appUrl) });
      reply.header("content-disposition", 'attachment; filename="geulgyeol-appeal.pdf"');
      reply.header("content-length", pdf.byteLength);
      return new StreamedAnswer("application/pdf", Readable.from([pdf]));
    },
    { limit },
  );
}
