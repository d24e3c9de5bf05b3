import {
  ANALYSES_PER_MINUTE,
  type AnalysisKind,
  analyse as analyseBasic,
  analyseEnsemble,
  analyseWordLevel,
  sendFeedback,
} from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../app-error.ts";
import type { Admission } from "../../http/admission.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { type AnalyseTextParts, analyseText } from "./analyse-text.ts";
import { giveFeedback } from "./give-feedback.ts";

const ENDPOINTS = [
  [analyseBasic, "basic"],
  [analyseEnsemble, "ensemble"],
  [analyseWordLevel, "wordLevel"],
] as const satisfies readonly (readonly [unknown, AnalysisKind])[];

export function analysisRoutes(
  app: FastifyInstance,
  parts: AnalyseTextParts & { readonly admission: Admission; readonly analysesPerMinute?: number },
): void {
  const limit = createRateLimit(app, {
    name: "analysis",
    max: parts.analysesPerMinute ?? ANALYSES_PER_MINUTE,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  for (const [endpoint, kind] of ENDPOINTS) {
    registerEndpoint(
      app,
      endpoint,
      ({ input, user, request, place }) =>
        place.work(() => {
          // An answer from the history says nothing of how long a new one takes.
          const analyse: AnalyseTextParts["analyse"] = (text, options) => {
            place.measure();
            return parts.analyse(text, options);
          };
          const asked = { userId: user.id, kind, request: input, requestKey: requestKeyOf(request) };
          return analyseText({ ...parts, analyse }, { ...asked, aside: place.aside });
        }),
      { limit, admission: parts.admission },
    );
  }
  registerEndpoint(app, sendFeedback, ({ input, user }) =>
    giveFeedback({ db: parts.db, now: parts.now() }, user.id, input),
  );
}

/** 1 to 255 printable ASCII characters, as the draft standard of the header has it. Throws `INVALID_REQUEST`. */
export function requestKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new AppError("INVALID_REQUEST");
  return key;
}
