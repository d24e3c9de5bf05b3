import type { Logger } from "pino";

export interface RepeatedJob {
  /** No run begins after this; resolves when the one that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and again `intervalMs` after each run has ended, so that runs never overlap. A run that fails is logged,
 * and the next one comes all the same. The timer alone keeps no process alive.
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
