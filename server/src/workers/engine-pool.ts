import { availableParallelism } from "node:os";
import { ANALYSIS_TIMEOUT_MS } from "@geulgyeol/contract";
import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import type { Analyse, EngineVersions, TimedAnalysis } from "../modules/analysis/index.ts";
import type { EntryPoint } from "../runtime-paths.ts";
import type { EngineTask } from "./engine-task.ts";

export interface EnginePool {
  readonly analyse: Analyse;
  /** Resolves when a worker has loaded its model; rejects with what went wrong. */
  versions(): Promise<EngineVersions>;
  /** Ends the threads; analyses that are running are given up. */
  close(): Promise<void>;
}

export interface EnginePoolOptions {
  readonly entry: EntryPoint;
  /** Handed to each worker as its `workerData`. */
  readonly workerData: unknown;
  /** Threads; one for each core when absent. */
  readonly threads?: number | undefined;
  /** Analyses that may wait; one more is told that the server is busy. */
  readonly maxWaiting?: number;
  /** Waiting and working together. */
  readonly timeoutMs?: number;
  /** Memory of one thread; a text that needs more ends it. */
  readonly heapMb?: number;
}

const WAITING_PER_THREAD = 32;
const WORKER_HEAP_MB = 512;
const RETRY_AFTER_SECONDS = 5;

/**
 * Threads that hold a detector each, so that the event loop never judges a text. A text that takes too long costs its
 * thread its life, and a new one is started.
 */
export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const threads = options.threads ?? availableParallelism();
  const timeoutMs = options.timeoutMs ?? ANALYSIS_TIMEOUT_MS;
  const room = threads + (options.maxWaiting ?? threads * WAITING_PER_THREAD);
  let inside = 0;
  const pool = new Piscina<EngineTask, TimedAnalysis>({
    filename: options.entry.url,
    execArgv: [...options.entry.execArgv],
    workerData: options.workerData,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? WORKER_HEAP_MB },
  });
  // A worker that dies also fails the task that it worked on, and there it is told.
  pool.on("error", () => undefined);
  return {
    analyse: async (text, analyseOptions) => {
      // Counted here: the pool's own limit does not hold for tasks that can be aborted (piscina 5.3).
      if (inside >= room) throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      inside++;
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run({ text, options: analyseOptions }, { signal });
      } catch (cause) {
        throw new AppError(signal.aborted ? "ANALYSIS_TIMEOUT" : "ANALYSIS_FAILED", { cause });
      } finally {
        inside--;
      }
    },
    versions: () => pool.run(undefined as never, { name: "versions" }) as Promise<unknown> as Promise<EngineVersions>,
    close: () => pool.destroy(),
  };
}
