import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../app-error.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

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
  queue = createFairQueue({ slots: 2, maxWaiting: 6, maxWaitingPerUser: 3, clock: () => now, ...rule });
}
beforeEach(() => open());

const settle = () => new Promise((resolve) => setImmediate(resolve));
/** Files are named for their user: "a1" is the first one of user a. */
async function send(name: string, signal?: AbortSignal): Promise<void> {
  const work = () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  queue.run(name.slice(0, 1), work, signal).then(
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

describe("a queue that is shared between users", () => {
  it("gives each user one slot at a time", async () => {
    for (const name of ["a1", "a2", "a3", "b1"]) await send(name);
    expect(started).toEqual(["a1", "b1"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "a2"]);
  });

  it("serves first who took the least time lately, then who came first", async () => {
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

  it("forgets after some minutes what a user took", async () => {
    open({ slots: 1 });
    await send("a1");
    await end("a1", 30_000);
    now += 30 * 60_000;
    for (const name of ["b1", "a2", "b2"]) await send(name);
    await end("b1", 1_000);
    expect(started.at(-1)).toBe("a2");
  });

  it("bounds what one user may have waiting, and goes on with the rest", async () => {
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) await send(name);
    expect(outcomes).toEqual(new Map([["a5", "TOO_MANY_FILES"]]));
    for (const name of ["a1", "a2", "a3", "a4"]) await end(name);
    expect(started).toEqual(["a1", "a2", "a3", "a4"]);
  });

  it("when full takes the place of who waits with the most, for one who waits with less", async () => {
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

  it("lets a caller who has gone wait no longer", async () => {
    open({ slots: 1 });
    const gone = new AbortController();
    await send("a1");
    await send("b1", gone.signal);
    await send("c1");
    gone.abort();
    await end("a1");
    expect(started).toEqual(["a1", "c1"]);
    expect(outcomes.get("b1")).toBe("AbortError");
  });

  it("goes on after work that failed", async () => {
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(queue.run("a", async () => "fine")).resolves.toBe("fine");
  });
});
