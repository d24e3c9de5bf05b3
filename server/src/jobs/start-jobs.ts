import PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { DatabaseConnection } from "../db/connection.ts";

/** Scheduled work, done by one node at a time; it must be idempotent all the same. */
export interface PeriodicJob {
  /** Letters, digits and hyphens; the same on every node. */
  readonly name: string;
  /** Schedule as five cron fields in UTC. */
  readonly cron: string;
  readonly work: () => Promise<void>;
}

export interface RunningJobs {
  /** Accepts no new work, and waits for the current one. */
  stop(): Promise<void>;
}

const POLL_SECONDS = 15;
const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs jobs with pg-boss on the server's own database: nodes share the work, and others take over the jobs of a dead
 * node. The queue has its own schema and migrates it.
 */
export async function startJobs(
  connection: DatabaseConnection,
  jobs: readonly PeriodicJob[],
  { log, pollSeconds = POLL_SECONDS }: { log: Logger; pollSeconds?: number },
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.executeSql(text, values) },
    cronWorkerIntervalSeconds: pollSeconds,
    cronMonitorIntervalSeconds: 2 * pollSeconds,
    maintenanceIntervalMinutes: 10,
    deleteAfterHours: 24,
  });
  boss.on("error", (err: Error) => log.error({ err }, "the job queue failed"));
  await boss.start();
  for (const { name, cron, work } of jobs) {
    // While a job of this name is queued, a second one is not accepted.
    await boss.createQueue(name, { name, policy: "short", retryLimit: 0 });
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
      try {
        await work();
      } catch (err) {
        log.error({ err, job: name }, "a job failed");
        throw err;
      }
    });
    await boss.schedule(name, cron);
  }
  return { stop: () => boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS }) };
}
