import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Count {
  current: number;
  since: number;
}

type StoreCallback = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Counts callers in this process. Its clock is monotonic, unlike the time of day in the plugin's own store. @param
 * callers maximum number of counters; the least recently used one is dropped first.
 */
export function localCounters(callers: number, clock: () => number = () => performance.now()) {
  return class LocalCounters implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(key: string, done: StoreCallback, windowMs: number): void {
      const alive = this.#alive(key, windowMs);
      const count = { current: (alive?.current ?? 0) + 1, since: alive?.since ?? clock() };
      this.#counts.delete(key);
      this.#counts.set(key, count);
      this.#forget(windowMs);
      done(null, { current: count.current, ttl: windowMs - (clock() - count.since) });
    }

    /** Counts nothing. */
    read(key: string, done: StoreCallback, windowMs: number): void {
      const alive = this.#alive(key, windowMs);
      done(null, { current: alive?.current ?? 0, ttl: alive === undefined ? 0 : windowMs - (clock() - alive.since) });
    }

    /** Number of counters. */
    get size(): number {
      return this.#counts.size;
    }

    child(): LocalCounters {
      return new LocalCounters();
    }

    /** From the least recently used one on, as long as its window is over or there are too many. */
    #forget(windowMs: number): void {
      for (const [key, { since }] of this.#counts) {
        if (this.#counts.size <= callers && clock() - since < windowMs) return;
        this.#counts.delete(key);
      }
    }

    #alive(key: string, windowMs: number): Count | undefined {
      const count = this.#counts.get(key);
      return count !== undefined && clock() - count.since < windowMs ? count : undefined;
    }
  };
}
