import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Count {
  current: number;
  since: number;
}

type Told = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Counts callers in this process by a clock that only goes forward. The plugin's own store goes by the time of day: a clock
 * that is set back would hold who had reached a limit for as long as the step.
 * @param callers how many are remembered; the one that was away longest is forgotten first.
 */
export function localCounters(callers: number, clock: () => number = () => performance.now()) {
  return class LocalCounters implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(key: string, tell: Told, windowMs: number): void {
      const alive = this.#alive(key, windowMs);
      const count = { current: (alive?.current ?? 0) + 1, since: alive?.since ?? clock() };
      this.#counts.delete(key);
      this.#counts.set(key, count);
      if (this.#counts.size > callers) this.#counts.delete(this.#counts.keys().next().value as string);
      tell(null, { current: count.current, ttl: windowMs - (clock() - count.since) });
    }

    /** Counts nothing. */
    read(key: string, tell: Told, windowMs: number): void {
      const alive = this.#alive(key, windowMs);
      tell(null, { current: alive?.current ?? 0, ttl: alive === undefined ? 0 : windowMs - (clock() - alive.since) });
    }

    child(): LocalCounters {
      return new LocalCounters();
    }

    #alive(key: string, windowMs: number): Count | undefined {
      const count = this.#counts.get(key);
      return count !== undefined && clock() - count.since < windowMs ? count : undefined;
    }
  };
}
