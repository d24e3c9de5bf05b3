import type { Logger } from "pino";
import { type RepeatedJob, repeatEvery } from "./repeat-every.ts";

/** Work that every node repeats while it runs. */
export interface Sweep {
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

/**
 * Sweeps with the same interval run one after the other in the given order. If one fails, that is logged and the next
 * still runs.
 */
export function startSweeps(sweeps: readonly Sweep[], log: Logger): RepeatedJob {
  const intervals = [...new Set(sweeps.map(({ everyMs }) => everyMs))];
  const repeated = intervals.map((interval) => {
    const due = sweeps.filter(({ everyMs }) => everyMs === interval);
    const work = async () => {
      for (const { name, work } of due)
        await work().catch((err: unknown) => log.error({ err, job: name }, "a repeated job failed"));
    };
    return repeatEvery(interval, { name: due.map(({ name }) => name).join(", "), work, log });
  });
  return { stop: async () => void (await Promise.all(repeated.map((job) => job.stop()))) };
}
