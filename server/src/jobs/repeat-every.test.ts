import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "../http/request-log.ts";
import { repeatEvery } from "./repeat-every.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

it("repeatEvery runs at once, repeats after a pause and never overlaps", async () => {
  let running = 0;
  let most = 0;
  const starts: number[] = [];
  const work = async () => {
    starts.push(Date.now());
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2 * MINUTE));
    running--;
  };
  const began = Date.now();
  const job = repeatEvery(MINUTE, { name: "test", work, log: createLogger("silent") });
  await vi.advanceTimersByTimeAsync(7 * MINUTE);
  expect(starts.map((start) => (start - began) / MINUTE)).toEqual([0, 3, 6]);
  expect(most).toBe(1);
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await stopped;
  expect(running).toBe(0);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(starts).toHaveLength(3);
});

it("repeatEvery continues after a failed run and logs it", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const work = vi.fn(async () => {
    throw new Error("the database is away");
  });
  const job = repeatEvery(MINUTE, { name: "sweep", work, log });
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(work).toHaveBeenCalledTimes(3);
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ job: "sweep", err: { message: "the database is away" } });
  await job.stop();
});
