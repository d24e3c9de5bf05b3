import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "../app-error.ts";

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
  /** Who is counted; the caller's address when absent. */
  readonly key?: (request: FastifyRequest) => string;
}

export const MINUTE_MS = 60_000;

/** Without Redis each server counts for itself, in memory. When Redis fails, requests pass uncounted. */
export async function registerRateLimits(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: "geulgyeol:limit:",
    ...(redis && { redis }),
  });
}

/** The address, of which IPv6 counts by its /64: that is what one household has. */
export function callerAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

export function createRateLimit(app: FastifyInstance, rule: RateLimitRule): RateLimit {
  const key = rule.key ?? callerAddress;
  const ask = app.createRateLimit({
    max: rule.max,
    timeWindow: rule.windowMs,
    keyGenerator: (request: FastifyRequest) => `${rule.name}:${key(request)}`,
  });
  const refuse = (ttlInSeconds: number) => {
    throw new AppError("RATE_LIMITED", { retryAfterSeconds: Math.max(1, ttlInSeconds) });
  };
  return {
    async count(request) {
      const state = await ask(request);
      if (!state.isAllowed && state.isExceeded) refuse(state.ttlInSeconds);
    },
    async check(request) {
      const state = await ask(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) refuse(state.ttlInSeconds);
    },
  };
}
