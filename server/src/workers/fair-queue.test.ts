import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../app-error.ts";
import { type Asked, createFairQueue, type FairQueue } from "./fair-queue.ts";

let now = 0;
let queue: FairQueue;
let started: string[];
let outcomes: Map<string, string>;
const ends = new Map<string, () => void>();

function open(rule: Partial<Parameters<typeof createFairQueue>[0]> = {}): void {
  now = 0;
  started = [];
  outcomes = new Map();
  ends.clear();
  queue = createFairQueue({
    slots: 2,
    maxWaiting: 6,
    maxWaitingPerUser: 3,
    tooMany: "TOO_MANY_FILES",
    clock: () => now,
    ...rule,
  });
}
beforeEach(() => open());

const settle = () => new Promise((resolve) => setImmediate(resolve));
/** Files are named for their user: "a1" is the first one of user a. */
async function send(name: string, asked: Asked = {}): Promise<void> {
  const work = () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  queue.run(name.slice(0, 1), work, asked).then(
    () => outcomes.set(name, "done"),
    (error: Error) => outcomes.set(name, error instanceof AppError ? error.code : error.name),
  );
  await settle();
}
async function end(name: string, afterMs = 0): Promise<void> {
  now += afterMs;
  ends.get(name)?.();
  await settle();
}

describe("createFairQueue", () => {
  it("gives each user one slot at a time", async () => {
    for (const name of ["a1", "a2", "a3", "b1"]) await send(name);
    expect(started).toEqual(["a1", "b1"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "a2"]);
  });

  it("serves the user with the least recent usage first, then by arrival", async () => {
    open({ slots: 1 });
    for (const name of ["a1", "a2", "b1", "c1"]) await send(name);
    await end("a1", 5_000);
    await end("b1", 1_000);
    await send("b2");
    expect(started).toEqual(["a1", "b1", "c1"]);
    await end("c1", 1_000);
    expect(started.at(-1)).toBe("b2");
    await end("b2");
    expect(started.at(-1)).toBe("a2");
  });

  it("forgets a user's past usage after half an hour", async () => {
    open({ slots: 1 });
    await send("a1");
    await end("a1", 30_000);
    now += 30 * 60_000;
    for (const name of ["b1", "a2", "b2"]) await send(name);
    await end("b1", 1_000);
    expect(started.at(-1)).toBe("a2");
  });

  it("limits the waiting tasks of one user and runs the rest", async () => {
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) await send(name);
    expect(outcomes).toEqual(new Map([["a5", "TOO_MANY_FILES"]]));
    for (const name of ["a1", "a2", "a3", "a4"]) await end(name);
    expect(started).toEqual(["a1", "a2", "a3", "a4"]);
  });

  it("evicts from the longest backlog when full, in favour of shorter ones", async () => {
    open({ slots: 1, maxWaiting: 4 });
    for (const name of ["a1", "a2", "a3", "a4", "b1", "c1"]) await send(name);
    expect(outcomes).toEqual(new Map([["a4", "SERVER_BUSY"]]));
    await send("b2");
    expect(outcomes.get("b2")).toBe("SERVER_BUSY");
    await end("a1", 1_000);
    await end("b1");
    await end("c1");
    expect(started).toEqual(["a1", "b1", "c1", "a2"]);
  });

  it("removes an aborted task from the queue", async () => {
    open({ slots: 1 });
    const gone = new AbortController();
    await send("a1");
    await send("b1", { signal: gone.signal });
    await send("c1");
    gone.abort();
    await end("a1");
    expect(started).toEqual(["a1", "c1"]);
    expect(outcomes.get("b1")).toBe("AbortError");
  });

  it("continues after a failed task", async () => {
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(queue.run("a", async () => "fine")).resolves.toBe("fine");
  });
});
