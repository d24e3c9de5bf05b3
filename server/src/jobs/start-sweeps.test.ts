import { expect, it } from "vitest";
import { createLogger } from "../http/request-log.ts";
import { startSweeps } from "./start-sweeps.ts";

it("does not let a sweep that waits for other servers hold up those of the same interval", async () => {
  const done: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sweep = (name: string, work: () => Promise<unknown> = async () => {}) => ({
    name,
    everyMs: 10,
    work: async () => {
      await work();
      done.push(name);
    },
  });
  const sweeps = [{ ...sweep("deliver", () => answered), isApart: true }, sweep("judge"), sweep("announce")];
  const job = startSweeps(sweeps, createLogger("silent"));
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(4);
  expect(done.slice(0, 4)).toEqual(["judge", "announce", "judge", "announce"]);
  answer();
  await job.stop();
  expect(done).toContain("deliver");
});
