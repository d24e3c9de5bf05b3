import { hash } from "node:crypto";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "../app-error.ts";
import { localCounters } from "./local-counters.ts";

/** A limit on how often one caller may do something; shared by all servers with one Redis. */
export interface RateLimit {
  /** Counts this request. Throws `RATE_LIMITED` if it exceeds the limit. */
  count(request: FastifyRequest): Promise<void>;
  /** Throws `RATE_LIMITED` if the limit is already reached; counts nothing. */
  check(request: FastifyRequest): Promise<void>;
}

export interface RateLimitRule {
  /** Separates the counters of this limit from others. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** The counted caller; by default the address. Stored with a fixed size, however long it is. */
  readonly key?: (request: FastifyRequest) => string;
}

export const MINUTE_MS = 60_000;

/** Maximum counters in memory per limit; the least recently used one is dropped first. */
const CALLERS_IN_MEMORY = 20_000;

/** Without Redis, and while Redis does not answer, each server counts in its own memory. */
export async function registerRateLimits(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    nameSpace: "geulgyeol:limit:",
    ...(redis ? { redis } : { store: localCounters(CALLERS_IN_MEMORY) }),
  });
  if (redis === undefined) {
    app.decorate("localLimits", null);
    return;
  }
  // The plugin has one store per app; this app is never served and only provides its store.
  const own = Fastify();
  await own.register(rateLimit, { global: false, store: localCounters(CALLERS_IN_MEMORY) });
  app.decorate("localLimits", own);
}

/** The address; IPv6 counts by /64, the size of one household's network. */
export function callerAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

/** The signed-in user; the user's programs are counted separately, so that they do not block the page. */
export function userKey(request: FastifyRequest): string {
  const id = request.signedIn?.id ?? "nobody";
  return request.programScope !== null ? `program ${id}` : id;
}

/** 128 bits: no two callers share a counter, and callers cannot choose its memory size. */
function digest(key: string): string {
  return hash("sha256", key, "base64url").slice(0, 22);
}

export function createRateLimit(app: FastifyInstance, rule: RateLimitRule): RateLimit {
  const key = rule.key ?? callerAddress;
  const options = {
    max: rule.max,
    timeWindow: rule.windowMs,
    keyGenerator: (request: FastifyRequest) => `${rule.name}:${digest(key(request))}`,
  };
  const countShared = app.createRateLimit(options);
  const countLocally = app.localLimits?.createRateLimit(options);
  let nextWarning = 0;
  const countAnywhere: typeof countShared = async (request, how) => {
    if (countLocally === undefined) return countShared(request, how);
    return countShared(request, how).catch((err: unknown) => {
      if (performance.now() >= nextWarning) {
        app.log.warn({ err, limit: rule.name }, "Redis does not count; this server counts for itself");
        nextWarning = performance.now() + MINUTE_MS;
      }
      return countLocally(request, how);
    });
  };
  const refuse = (ttlInSeconds: number) => {
    throw new AppError("RATE_LIMITED", { retryAfterSeconds: Math.max(1, ttlInSeconds) });
  };
  return {
    async count(request) {
      const state = await countAnywhere(request);
      if (!state.isAllowed && state.isExceeded) refuse(state.ttlInSeconds);
    },
    async check(request) {
      // A full Redis returns existing counters but accepts no new ones; then this server has counted.
      for (const countOne of countLocally === undefined ? [countShared] : [countAnywhere, countLocally]) {
        const state = await countOne(request, { increment: false });
        if (!state.isAllowed && state.remaining === 0) refuse(state.ttlInSeconds);
      }
    },
  };
}
