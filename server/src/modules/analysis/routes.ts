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
import { createAdmission } from "../../http/admission.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint, SerializedAnswer } from "../../http/register-endpoint.ts";
import { type AnalyseTextParts, analyseText } from "./analyse-text.ts";
import { giveFeedback } from "./give-feedback.ts";

const ENDPOINTS = [
  [analyseBasic, "basic"],
  [analyseEnsemble, "ensemble"],
  [analyseWordLevel, "wordLevel"],
] as const satisfies readonly (readonly [unknown, AnalysisKind])[];

export const analysisLimits = {
  analysesPerMinute: ANALYSES_PER_MINUTE,
  /**
   * Expected time above which analyses are rejected. Nobody should wait for more than 2 s; half of it is a reserve for
   * unexpected delays, such as garbage collection.
   */
  analysisMs: 1_000,
};
const ANALYSES_ALWAYS_INSIDE = 8;
/** Concurrent requests of one user, such as the parts of a text, wait instead of being refused. */
const ANALYSES_ALWAYS_OF_CALLER = 5;
/** However short they are, each holds its text and its report in memory. */
const ANALYSES_INSIDE = 64;

export interface AnalysisRouteParts extends AnalyseTextParts {
  readonly limits: typeof analysisLimits;
}

export function analysisRoutes(app: FastifyInstance, parts: AnalysisRouteParts): void {
  const admission = createAdmission({
    maxExpectedMs: parts.limits.analysisMs,
    alwaysInside: ANALYSES_ALWAYS_INSIDE,
    alwaysOfCaller: ANALYSES_ALWAYS_OF_CALLER,
    maxInside: ANALYSES_INSIDE,
  });
  const limit = createRateLimit(app, {
    name: "analysis",
    max: parts.limits.analysesPerMinute,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  for (const [endpoint, kind] of ENDPOINTS) {
    registerEndpoint(
      app,
      endpoint,
      ({ input, user, request, slot }) =>
        slot.work(async () => {
          // A response from the history says nothing about the duration of a new analysis.
          const analyse: AnalyseTextParts["analyse"] = (text, options) => {
            slot.countDuration();
            return parts.analyse(text, options);
          };
          const asked = {
            userId: user.id,
            sessionId: request.session?.id,
            kind,
            request: input,
            requestKey: requestKeyOf(request),
          };
          const { json } = await analyseText({ ...parts, analyse }, { ...asked, runOutsideSlot: slot.runOutsideSlot });
          return new SerializedAnswer(json);
        }),
      { limit, admission, cachesSession: true },
    );
  }
  registerEndpoint(app, sendFeedback, ({ input, user }) =>
    giveFeedback({ db: parts.db, now: parts.now() }, user.id, input),
  );
}

/** 1 to 255 printable ASCII characters, as in the draft standard of the header. Throws `INVALID_REQUEST`. */
export function requestKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new AppError("INVALID_REQUEST");
  return key;
}
