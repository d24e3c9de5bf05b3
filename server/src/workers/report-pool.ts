import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import type { PrintReport, ReportToPrint } from "../modules/reports/index.ts";
import type { EntryPoint } from "../runtime-paths.ts";

export interface ReportPool {
  readonly print: PrintReport;
  /** Ends the thread; what it works on is given up. */
  close(): Promise<void>;
}

export interface ReportPoolOptions {
  readonly entry: EntryPoint;
  /** Reports that wait or are being set; one more is told that the server is busy. */
  readonly room?: number;
  readonly timeoutMs?: number;
}

const ROOM = 16;
/** Waiting and setting together; a busy machine needs long to start the thread. */
const TIMEOUT_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;
/** Fonts and layout of a report take some 200 MB. */
const HEAP_MB = 384;
/** Reports are rare: a thread that had nothing to do for this long gives its memory back. */
const IDLE_MS = 10 * 60 * 1000;

/** One thread, started for the first report, so that neither fonts nor layout hold up the event loop. */
export function createReportPool({ entry, room = ROOM, timeoutMs = TIMEOUT_MS }: ReportPoolOptions): ReportPool {
  let inside = 0;
  const pool = new Piscina<ReportToPrint, Uint8Array>({
    filename: entry.url,
    execArgv: [...entry.execArgv],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // A thread that dies also fails the report that it worked on, and there it is told.
  pool.on("error", () => undefined);
  return {
    async print(report) {
      // Counted here: the pool's own limit does not hold for tasks that can be aborted (piscina 5.3).
      if (inside >= room) throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      inside++;
      try {
        return await pool.run(report, { signal: AbortSignal.timeout(timeoutMs) });
      } catch (cause) {
        throw new AppError("REPORT_FAILED", { cause });
      } finally {
        inside--;
      }
    },
    close: () => pool.destroy(),
  };
}
