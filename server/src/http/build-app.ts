import "./app-decorations.ts";
import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import { API_REQUESTS_PER_MINUTE, alive } from "@geulgyeol/contract";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { AppError } from "../app-error.ts";
import type { Metrics } from "../observability/create-metrics.ts";
import { answerBrokenRequest } from "./broken-request.ts";
import { endConnectionsOnClose } from "./end-connections.ts";
import { registerErrorHandler, sendError } from "./error-handler.ts";
import { registerJsonBody } from "./json-body.ts";
import type { KnownPath } from "./known-paths.ts";
import { createOverloadRejection } from "./load-shedding.ts";
import { registerOriginGuard } from "./own-origin.ts";
import { createRateLimit, MINUTE_MS, registerRateLimits, userKey } from "./rate-limits.ts";
import { registerRequestLog } from "./request-log.ts";
import { registerRequestMetrics } from "./request-metrics.ts";
import { canonicalTarget } from "./request-path.ts";
import { type CardWindowSources, registerSecurityHeaders } from "./security-headers.ts";
import { cacheSessions } from "./session-cache.ts";
import type { FindApiKey, FindSession } from "./session-user.ts";
import { registerStaticSite } from "./static-site.ts";

export interface AppParts {
  readonly log: Logger;
  readonly findSession: FindSession;
  readonly findApiKey: FindApiKey;
  /** Public origin; undefined if the server answers under any name. */
  readonly appUrl: string | undefined;
  readonly trustProxy?: number | string | undefined;
  readonly redis?: Redis | undefined;
  /** Folder of the built web app; only the API is served if absent. */
  readonly webFolder?: string;
  /** Additional sources for the pages that open the card window. */
  readonly cardWindow?: CardWindowSources | undefined;
  readonly checksAnswers?: boolean;
  readonly apiRequestsPerMinute?: number;
  readonly programRequestsPerMinute?: number;
  /** Event loop delay in milliseconds above which requests are rejected; never if absent. */
  readonly maxEventLoopDelayMs?: number;
  readonly metrics?: Pick<Metrics, "answered"> | undefined;
  /** Registers the modules' endpoints. */
  readonly routes: (app: FastifyInstance) => void;
}

/** Per address; a whole school may share one. */
const REQUESTS_PER_MINUTE = 600;
const RETRY_AFTER_SECONDS = 5;
/** A request not received completely by then is aborted; the largest file takes two minutes on a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;
const COMPRESS_FROM_BYTES = 4_096;

/** The HTTP app, ready for `listen()` or `inject()`. Order matters: earlier registrations apply to later ones. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: ({ url = "/" }) => canonicalTarget(url),
    trustProxy: trustedProxies(parts.trustProxy),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      sendError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  const knownPaths: KnownPath[] = [];
  app.decorate("knownPaths", knownPaths);
  app.decorate("findSession", parts.findSession);
  app.decorate(
    "findCachedSession",
    cacheSessions((cookie) => app.findSession(cookie)),
  );
  app.decorate("readSession", async (cookie: string | undefined) => {
    const session = await parts.findSession(cookie);
    return session?.hasConsented ? session.user : null;
  });
  app.decorate("checksAnswers", parts.checksAnswers ?? false);
  app.decorateRequest("signedIn", null);
  app.decorateRequest("session", null);
  app.decorateRequest("programScope", null);
  app.decorateRequest("isShed", false);
  app.decorate("rejectOverloaded", createOverloadRejection());
  app.decorate("findApiKey", parts.findApiKey);

  endConnectionsOnClose(app);
  registerErrorHandler(app);
  registerRequestLog(app);
  if (parts.metrics !== undefined) registerRequestMetrics(app, parts.metrics);
  await registerSecurityHeaders(app, { isHttps: parts.appUrl?.startsWith("https:") ?? false });
  if (parts.maxEventLoopDelayMs !== undefined) await registerPressureValve(app, parts.maxEventLoopDelayMs);
  await registerCompression(app);
  registerOriginGuard(app, parts.appUrl);
  await registerRateLimits(app, parts.redis);
  app.decorate("programLimit", limitPrograms(app, parts.programRequestsPerMinute ?? API_REQUESTS_PER_MINUTE));
  limitApi(app, parts.apiRequestsPerMinute ?? REQUESTS_PER_MINUTE);
  registerJsonBody(app);
  parts.routes(app);
  if (parts.webFolder !== undefined) {
    await registerStaticSite(app, { folder: parts.webFolder, appUrl: parts.appUrl, cardWindow: parts.cardWindow });
  }
  return app;
}

/** A number trusts that many hops, a text the listed addresses or networks. */
function trustedProxies(trustProxy: number | string | undefined) {
  if (typeof trustProxy !== "number") return trustProxy ?? false;
  return (_address: string, hop: number) => hop < trustProxy;
}

/**
 * Pages are exempt: they are cheap, and users must not see a JSON error. So is the liveness check, since a busy server
 * is alive.
 */
async function registerPressureValve(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!request.url.startsWith("/api/") || request.routeOptions.url === alive.path) return;
      throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    },
  });
}

/**
 * A word-level response for 10,000 characters has some 600 kB, and 130 kB compressed. Pages and scripts are already
 * compressed.
 */
async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["gzip"],
    customTypes: /^application\/json/,
    threshold: COMPRESS_FROM_BYTES,
  });
}

function limitPrograms(app: FastifyInstance, max: number) {
  return createRateLimit(app, { name: "programs", max, windowMs: MINUTE_MS, key: userKey });
}

function limitApi(app: FastifyInstance, max: number): void {
  const limit = createRateLimit(app, { name: "api", max, windowMs: MINUTE_MS });
  app.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/api/")) await limit.count(request);
  });
}
