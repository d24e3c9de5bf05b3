import {
  ANALYSES_PER_MINUTE,
  ANALYSES_WAITING_PER_USER,
  ANALYSIS_WAIT_MAX_MS,
  type AnalysisKind,
  type AnalysisLine,
  type AnalysisResult,
  analyse as analyseBasic,
  analyseEnsemble,
  analyseWordLevel,
  sendFeedback,
} from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../app-error.ts";
import { createAdmission } from "../../http/admission.ts";
import { streamIfSent } from "../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint, SerializedAnswer, StreamedAnswer } from "../../http/register-endpoint.ts";
import { createFairQueue, type FairQueue } from "../../workers/fair-queue.ts";
import { giveFeedback } from "./give-feedback.ts";
import { type JudgeInTurnParts, judgeInTurn, QUEUE_RANKS } from "./judge-in-turn.ts";
import { judgeSample } from "./judge-sample.ts";
import type { AnalysisAnswer } from "./to-result.ts";

const ENDPOINTS = [
  [analyseBasic, "basic"],
  [analyseEnsemble, "ensemble"],
  [analyseWordLevel, "wordLevel"],
] as const satisfies readonly (readonly [unknown, AnalysisKind])[];

export const analysisLimits = {
  analysesPerMinute: ANALYSES_PER_MINUTE,
  analysesWaitingPerUser: ANALYSES_WAITING_PER_USER,
  /** Texts of all users that wait in memory: some 8 MB of Korean, and some 60 MB at worst. */
  analysesWaiting: 400,
  analysisWaitMs: ANALYSIS_WAIT_MAX_MS,
};
/** Two for each thread, so that texts are judged while the results of others are stored. */
const SLOTS_PER_THREAD = 2;
/** A quarter of the turns go to the longest wait, so that nobody waits without end behind better ranks. */
const OLDEST_EVERY = 4;

/** The queue of all texts to judge on this server. */
export function createAnalysisQueue(limits: typeof analysisLimits, engineThreads: number): FairQueue {
  const slots = engineThreads * SLOTS_PER_THREAD;
  return createFairQueue({
    slots,
    slotsPerUser: slots,
    // A batch alone keeps every thread busy, and others still find a slot.
    slotsOfRank: QUEUE_RANKS.map((rank) => (rank === "batch" ? engineThreads : undefined)),
    maxWaiting: limits.analysesWaiting,
    maxWaitingPerUser: limits.analysesWaitingPerUser,
    tooMany: "TOO_MANY_WAITING",
    maxWaitMs: limits.analysisWaitMs,
    oldestEvery: OLDEST_EVERY,
  });
}

export interface AnalysisRouteParts extends JudgeInTurnParts {
  readonly limits: typeof analysisLimits;
}

export function analysisRoutes(app: FastifyInstance, parts: AnalysisRouteParts): void {
  const admission = createAdmission(parts.queue.hasRoom);
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
      async ({ input, user, request, reply }) => {
        if (request.programScope === "sandbox") return new SerializedAnswer(await judgeSample(parts, kind, input));
        const asked = {
          userId: user.id,
          sessionId: request.session?.id,
          kind,
          request: input,
          requestKey: requestKeyOf(request),
        };
        // What the schema ignores is not kept while the text waits.
        request.body = undefined;
        const answer = await streamIfSent<AnalysisLine, AnalysisAnswer>(
          { request, reply },
          (send, signal) => judgeInTurn(parts, asked, { send, signal }),
          ({ json }) => ({ type: "done", result: JSON.parse(json) as AnalysisResult }),
        );
        return answer instanceof StreamedAnswer ? answer : new SerializedAnswer(answer.json);
      },
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
