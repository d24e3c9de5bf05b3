import type { Logger } from "pino";
import { type RepeatedJob, repeatEvery } from "./repeat-every.ts";

/** Work that every node repeats while it runs. */
export interface Sweep {
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  /** It waits for other people's servers, which must not hold up the other sweeps. */
  readonly isApart?: boolean;
  readonly work: () => Promise<unknown>;
}

/**
 * Sweeps with the same interval run one after the other in the given order, but for those that are apart. If one fails,
 * that is logged and the next still runs.
 */
export function startSweeps(sweeps: readonly Sweep[], log: Logger): RepeatedJob {
  const together = sweeps.filter(({ isApart }) => !isApart);
  const intervals = [...new Set(together.map(({ everyMs }) => everyMs))];
  const groups = [
    ...intervals.map((everyMs) => ({ everyMs, due: together.filter((sweep) => sweep.everyMs === everyMs) })),
    ...sweeps.filter(({ isApart }) => isApart).map((sweep) => ({ everyMs: sweep.everyMs, due: [sweep] })),
  ];
  const repeated = groups.map(({ everyMs, due }) => {
    const work = async () => {
      for (const { name, work } of due)
        await work().catch((err: unknown) => log.error({ err, job: name }, "a repeated job failed"));
    };
    return repeatEvery(everyMs, { name: due.map(({ name }) => name).join(", "), work, log });
  });
  return { stop: async () => void (await Promise.all(repeated.map((job) => job.stop()))) };
}
