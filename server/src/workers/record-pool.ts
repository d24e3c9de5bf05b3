import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import { parseJsonBytes } from "../http/json-body.ts";
import {
  holdsRecord,
  type RecordBody,
  type RecordCaller,
  type RecordReader,
  readParsedBody,
} from "../modules/records/index.ts";
import type { EntryPoint } from "../runtime-paths.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { RecordAnswer, RecordTask } from "./record-task.ts";

export interface RecordPool extends RecordReader {
  /** Ends the thread; running work is aborted. */
  close(): Promise<void>;
}

export interface RecordPoolOptions {
  readonly entry: EntryPoint;
  /** Maximum records waiting; further ones get `SERVER_BUSY`. */
  readonly maxWaiting?: number;
  /** Maximum time for one record. */
  readonly timeoutMs?: number;
  /** Memory limit of the thread. */
  readonly heapMb?: number;
}

/** A class that hands in at the same moment, from one address. */
const MAX_WAITING = 40;
const MAX_WAIT_MS = 30_000;
/** The largest honest record takes half a second of a processor, the start of the thread as much. */
const TIMEOUT_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;
/** Twice what the parser takes for the worst body that `parseJsonBytes` accepts: a parser that reaches the limit ends the process. */
const HEAP_MB = 384;
/** Records are rare: a thread idle for this long is ended to free its memory. */
const IDLE_MS = 10 * 60 * 1000;
/** A body of this size without a record is read at once, like every other body. */
const SMALL_BYTES = 64 * 1024;

/**
 * One thread, started for the first record, so that records do not block the event loop. Callers take turns.
 */
export function createRecordPool(options: RecordPoolOptions): RecordPool {
  const { entry, maxWaiting = MAX_WAITING, heapMb = HEAP_MB, timeoutMs = TIMEOUT_MS } = options;
  const queue = createFairQueue({
    slots: 1,
    maxWaiting,
    maxWaitingPerUser: maxWaiting,
    tooMany: "SERVER_BUSY",
    maxWaitMs: MAX_WAIT_MS,
  });
  const pool = new Piscina<RecordTask, RecordAnswer>({
    filename: entry.url,
    execArgv: [...entry.execArgv],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // A dying thread also fails its record, which returns the error.
  pool.on("error", () => undefined);
  const run = async (task: RecordTask, { key, signal }: RecordCaller): Promise<RecordAnswer> => {
    const work = () => {
      const limit = AbortSignal.timeout(timeoutMs);
      return pool.run(task, { signal: limit }).catch((cause: unknown) => {
        if (limit.aborted) throw new AppError("SERVER_BUSY", { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
        throw cause;
      });
    };
    const answer = await queue.run(key, work, signal && { signal });
    if ("refusal" in answer) throw new AppError(answer.refusal);
    return answer;
  };
  return {
    async readBody(name, bytes, caller) {
      if (bytes.length <= SMALL_BYTES) {
        const body = parseJsonBytes(bytes);
        if (!holdsRecord(name, body)) return readParsedBody(name, body);
      }
      const answer = await run({ kind: "body", name, bytes }, caller);
      return (answer as { body: unknown }).body as RecordBody<typeof name>;
    },
    async summarise(stored, caller) {
      const answer = await run({ kind: "stored", stored }, caller);
      return (answer as Extract<RecordAnswer, { summary: unknown }>).summary;
    },
    close: () => pool.destroy(),
  };
}
