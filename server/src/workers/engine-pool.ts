import { availableParallelism } from "node:os";
import type { ErrorCode } from "@geulgyeol/contract";
import type { RewriteResult } from "@geulgyeol/rewriting";
import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import type { Analyse, EngineVersions, TimedAnalysis } from "../modules/analysis/index.ts";
import type { Rewrite } from "../modules/editing/index.ts";
import type { EngineLoad } from "../observability/create-metrics.ts";
import type { EntryPoint } from "../runtime-paths.ts";
import type { EngineTask, RewriteTask } from "./engine-task.ts";

export interface EnginePool {
  readonly analyse: Analyse;
  readonly rewrite: Rewrite;
  /** Resolves when a worker has loaded its model; rejects with its error. */
  versions(): Promise<EngineVersions>;
  load(): EngineLoad;
  /** Ends the threads; running tasks are aborted. */
  close(): Promise<void>;
}

export interface EnginePoolOptions {
  readonly entry: EntryPoint;
  /** Passed to each worker as its `workerData`. */
  readonly workerData: unknown;
  /** Number of threads; by default one per core. */
  readonly threads?: number | undefined;
  /** Maximum waiting tasks; further ones get `SERVER_BUSY`. */
  readonly maxWaiting?: number;
  /** Maximum time for waiting and working together, for analyses and edits. */
  readonly timeoutMs?: number;
  /** Memory limit of one thread; a text that needs more ends it. */
  readonly heapMb?: number;
}

const WAITING_PER_THREAD = 32;
const WORKER_HEAP_MB = 512;
/** A third of V8's default: as fast, and some 35 MB less for two threads (decision 175). */
const WORKER_YOUNG_MB = 16;
const RETRY_AFTER_SECONDS = 5;

interface TaskKind {
  /** Export of the thread's module; its default when absent. */
  readonly name?: string;
  readonly timeoutMs: number;
  readonly tookTooLong: ErrorCode;
  readonly failed: ErrorCode;
}
const ANALYSIS: TaskKind = {
  timeoutMs: 10_000,
  tookTooLong: "ANALYSIS_TIMEOUT",
  failed: "ANALYSIS_FAILED",
};
const EDIT: TaskKind = {
  name: "rewriteText",
  timeoutMs: 5_000,
  tookTooLong: "EDIT_TIMEOUT",
  failed: "EDIT_FAILED",
};

/**
 * Threads with one detector each, so that nothing is judged or edited on the event loop. If a text takes too long, its
 * thread is ended and a new one started.
 */
export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const threads = options.threads ?? availableParallelism();
  const room = threads + (options.maxWaiting ?? threads * WAITING_PER_THREAD);
  let inside = 0;
  const pool = new Piscina<EngineTask | RewriteTask, unknown>({
    filename: options.entry.url,
    execArgv: [...options.entry.execArgv],
    workerData: options.workerData,
    minThreads: threads,
    maxThreads: threads,
    recordTiming: false,
    resourceLimits: {
      maxOldGenerationSizeMb: options.heapMb ?? WORKER_HEAP_MB,
      maxYoungGenerationSizeMb: WORKER_YOUNG_MB,
    },
  });
  // A dying worker also fails its task, which reports the error.
  pool.on("error", () => undefined);
  const run = async <Result>(task: EngineTask | RewriteTask, kind: TaskKind): Promise<Result> => {
    // Counted here, since the pool's own limit does not apply to abortable tasks (piscina 5.3).
    if (inside >= room) throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    inside++;
    const signal = AbortSignal.timeout(options.timeoutMs ?? kind.timeoutMs);
    try {
      return (await pool.run(task, { signal, ...(kind.name && { name: kind.name }) })) as Result;
    } catch (cause) {
      throw new AppError(signal.aborted ? kind.tookTooLong : kind.failed, { cause });
    } finally {
      inside--;
    }
  };
  return {
    analyse: (text, analyseOptions) => run<TimedAnalysis>({ text, options: analyseOptions }, ANALYSIS),
    rewrite: (text, instruction) => run<RewriteResult>({ text, instruction }, EDIT),
    versions: () => pool.run(undefined as never, { name: "versions" }) as Promise<EngineVersions>,
    load: () => ({ working: Math.min(inside, threads), waiting: Math.max(0, inside - threads) }),
    close: () => pool.destroy(),
  };
}
