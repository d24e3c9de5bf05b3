import { createHash } from "node:crypto";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "../app-error.ts";
import { localCounters } from "./local-counters.ts";

/** A limit on how often one caller may do one thing; shared by all servers when they share a Redis. */
export interface RateLimit {
  /** Counts this request. Throws `RATE_LIMITED` when it is one too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Throws `RATE_LIMITED` when the limit is reached already; counts nothing. */
  check(request: FastifyRequest): Promise<void>;
}

export interface RateLimitRule {
  /** Sets the counters of one limit apart from those of the others. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** Who is counted; the caller's address when absent. However long it is, what is kept of it has one size. */
  readonly key?: (request: FastifyRequest) => string;
}

export const MINUTE_MS = 60_000;

/** Callers whose counts a server holds in memory, for each limit; the one that was away longest is forgotten first. */
const CALLERS_IN_MEMORY = 20_000;

/** Without Redis, and while Redis does not answer, each server counts for itself, in memory. */
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
  // The plugin has one store for an app: this app is never served, and lends its own.
  const own = Fastify();
  await own.register(rateLimit, { global: false, store: localCounters(CALLERS_IN_MEMORY) });
  app.decorate("localLimits", own);
}

/** The address, of which IPv6 counts by its /64: that is what one household has. */
export function callerAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

/** The signed-in user; what the user's programs do is counted apart, so that they do not lock the page. */
export function userKey(request: FastifyRequest): string {
  const id = request.signedIn?.id ?? "nobody";
  return request.isProgram ? `program ${id}` : id;
}

/** 128 bits: no two callers share a counter, and nobody chooses how much memory one takes. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22);
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
      // A Redis that is full still tells what it knows, and takes nothing new: then this server has counted.
      for (const countOne of countLocally === undefined ? [countShared] : [countAnywhere, countLocally]) {
        const state = await countOne(request, { increment: false });
        if (!state.isAllowed && state.remaining === 0) refuse(state.ttlInSeconds);
      }
    },
  };
}
