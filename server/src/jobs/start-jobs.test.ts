import { afterEach, expect, it } from "vitest";
import { createLogger } from "../http/request-log.ts";
import { onEachDatabase } from "../testing/test-database.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

const running: RunningJobs[] = [];
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

onEachDatabase("startJobs", (connection) => {
  it("runs a scheduled job on one of two nodes and logs failures", async () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const runs: string[] = [];
    const jobsOf = (node: string) => [
      { name: "count", cron: "* * * * *", work: async () => void runs.push(node) },
      {
        name: "fail",
        cron: "* * * * *",
        work: async () => {
          throw new Error("no luck");
        },
      },
    ];
    const options = { log, pollSeconds: 1 };
    running.push(await startJobs(connection(), jobsOf("one"), options));
    running.push(await startJobs(connection(), jobsOf("two"), options));
    const started = Date.now();
    await expect.poll(() => runs.length, { timeout: 80_000 }).toBeGreaterThanOrEqual(1);
    await expect.poll(() => lines.join("\n"), { timeout: 80_000 }).toContain("no luck");
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    // More runs than started minutes would mean that both nodes ran the job.
    const minutes = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
    expect(runs.length).toBeLessThanOrEqual(minutes + 1);
    expect(lines.filter((line) => line.includes("the job queue failed"))).toEqual([]);
  }, 200_000);
});
