import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import type { CompareTexts } from "../modules/similarity/index.ts";
import type { EntryPoint } from "../runtime-paths.ts";

export interface ComparisonPool {
  readonly compare: CompareTexts;
  /** Ends the thread; running work is aborted. */
  close(): Promise<void>;
}

export interface ComparisonPoolOptions {
  readonly entry: EntryPoint;
  /** Maximum comparisons waiting or in progress; further ones get `SERVER_BUSY`. */
  readonly room?: number;
  readonly timeoutMs?: number;
  /** Memory limit of the thread. */
  readonly heapMb?: number;
}

const ROOM = 16;
/** Maximum time for waiting and comparing together. The most texts take 2.5 s of a processor. */
const TIMEOUT_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;
/** The most texts take up to 400 MB with their tables. */
const HEAP_MB = 768;
/** Comparisons are rare: a thread idle for this long is ended to free its memory. */
const IDLE_MS = 10 * 60 * 1000;

/** One thread, started for the first comparison, so that a class of long texts does not block the event loop. */
export function createComparisonPool(options: ComparisonPoolOptions): ComparisonPool {
  const { entry, room = ROOM, timeoutMs = TIMEOUT_MS, heapMb = HEAP_MB } = options;
  let inside = 0;
  const pool = new Piscina({
    filename: entry.url,
    execArgv: [...entry.execArgv],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // A dying thread also fails its comparison, which returns the error.
  pool.on("error", () => undefined);
  return {
    compare: async (input, gone) => {
      // Counted here, since the pool's own limit does not apply to abortable tasks (piscina 5.3).
      if (inside >= room) throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      inside++;
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run(input, { signal: gone === undefined ? limit : AbortSignal.any([limit, gone]) });
      } catch (cause) {
        throw new AppError("COMPARISON_FAILED", { cause });
      } finally {
        inside--;
      }
    },
    close: () => pool.destroy(),
  };
}
