import type { Logger } from "pino";

export interface RepeatedJob {
  /** Stops further runs; resolves when the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and again `intervalMs` after each run has ended, so that runs never overlap. A failed run is logged,
 * and the next one still runs. The timer does not keep the process alive.
 */
export function repeatEvery(
  intervalMs: number,
  { name, work, log }: { name: string; work: () => Promise<unknown>; log: Logger },
): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (err) {
      log.error({ err, job: name }, "a repeated job failed");
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, intervalMs);
    timer.unref();
  };
  let running = run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
