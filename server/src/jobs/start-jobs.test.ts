import { afterEach, expect, it } from "vitest";
import { createLogger } from "../http/request-log.ts";
import { onEachDatabase } from "../testing/test-database.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

const running: RunningJobs[] = [];
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

onEachDatabase("periodic jobs", (connection) => {
  it("run on time, by one of the nodes that share a database, and a failure is logged", async () => {
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
    await expect.poll(() => runs.length, { timeout: 40_000 }).toBe(1);
    await expect.poll(() => lines.join("\n"), { timeout: 40_000 }).toContain("no luck");
    // The minute may have turned; more than one run for each minute would be the fault of a second node.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(runs.length).toBeLessThanOrEqual(2);
    expect(lines.filter((line) => line.includes("the job queue failed"))).toEqual([]);
  }, 90_000);
});
