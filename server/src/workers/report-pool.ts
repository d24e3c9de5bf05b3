import type { AppealDocument } from "@geulgyeol/wording/appeal";
import { Piscina } from "piscina";
import { AppError } from "../app-error.ts";
import type { PrintAppeal, PrintRecord, PrintReport, RecordToPrint, ReportToPrint } from "../modules/reports/index.ts";
import type { EntryPoint } from "../runtime-paths.ts";

/** What the thread lays out. */
export type PrintTask =
  | { readonly report: ReportToPrint }
  | { readonly record: RecordToPrint }
  | { readonly appeal: AppealDocument };

export interface ReportPool {
  readonly print: PrintReport;
  readonly printAppeal: PrintAppeal;
  readonly printRecord: PrintRecord;
  /** Ends the thread; running work is aborted. */
  close(): Promise<void>;
}

export interface ReportPoolOptions {
  readonly entry: EntryPoint;
  /** Maximum reports waiting or in progress; further ones get `SERVER_BUSY`. */
  readonly room?: number;
  readonly timeoutMs?: number;
}

const ROOM = 16;
/** Maximum time for waiting and layout together; starting the thread is slow on a busy machine. */
const TIMEOUT_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;
/** Fonts and layout of a report take some 200 MB. */
const HEAP_MB = 384;
/** Reports are rare: a thread idle for this long is ended to free its memory. */
const IDLE_MS = 10 * 60 * 1000;

/** One thread, started for the first report, so that fonts and layout do not block the event loop. */
export function createReportPool({ entry, room = ROOM, timeoutMs = TIMEOUT_MS }: ReportPoolOptions): ReportPool {
  let inside = 0;
  const pool = new Piscina<PrintTask, Uint8Array>({
    filename: entry.url,
    execArgv: [...entry.execArgv],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // A dying thread also fails its report, which returns the error.
  pool.on("error", () => undefined);
  const run = async (task: PrintTask) => {
    // Counted here, since the pool's own limit does not apply to abortable tasks (piscina 5.3).
    if (inside >= room) throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    inside++;
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new AppError("REPORT_FAILED", { cause });
    } finally {
      inside--;
    }
  };
  return {
    print: (report) => run({ report }),
    printRecord: (record) => run({ record }),
    printAppeal: (appeal) => run({ appeal }),
    close: () => pool.destroy(),
  };
}
