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
  const pool = new Piscina<EngineTask, TimedAnalysis>({
    filename: options.entry.url,
    execArgv: [...options.entry.execArgv],
    workerData: options.workerData,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: options.maxWaiting ?? threads * WAITING_PER_THREAD,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  // A worker that cannot start also fails the task that waits for it, and there it is told.
  pool.on("error", () => undefined);
  return {
    analyse: async (text, analyseOptions) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run({ text, options: analyseOptions }, { signal });
      } catch (error) {
        throw refusalOf(error, signal);
      }
    },
    versions: () => pool.run(undefined as never, { name: "versions" }) as Promise<unknown> as Promise<EngineVersions>,
    close: () => pool.destroy(),
  };
}

function refusalOf(cause: unknown, signal: AbortSignal): AppError {
  if (signal.aborted) return new AppError("ANALYSIS_TIMEOUT", { cause });
  const message = cause instanceof Error ? cause.message : "";
  // The pool gives this error no code of its own.
  if (message === "Task queue is at limit" || message === "No task queue available and all Workers are busy") {
    return new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new AppError("ANALYSIS_FAILED", { cause });
}
