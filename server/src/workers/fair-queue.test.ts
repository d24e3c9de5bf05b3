import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../app-error.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import type { Asked } from "./waiting-line.ts";

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

describe("createFairQueue with ranks and a longest wait", () => {
  it("serves lower ranks first, whoever has used less", async () => {
    open({ slots: 1 });
    await send("a1");
    await send("b1", { rank: 2 });
    await send("c1", { rank: 1 });
    await send("a2");
    for (const name of ["a1", "a2", "c1", "b1"]) await end(name, 1_000);
    expect(started).toEqual(["a1", "a2", "c1", "b1"]);
  });

  it("lets one user have several slots, and counts running tasks against the user", async () => {
    open({ slots: 3, slotsPerUser: 3 });
    await send("c1");
    await end("c1", 100);
    for (const name of ["a1", "a2", "a3", "a4", "b1"]) await send(name);
    expect(started.slice(1)).toEqual(["a1", "a2", "a3"]);
    await end("a1");
    expect(started.at(-1)).toBe("b1");
  });

  it("keeps slots free of a rank, except in the turns of the longest wait", async () => {
    open({ slots: 2, slotsPerUser: 2, slotsOfRank: [undefined, 1], oldestEvery: 4 });
    await send("a1", { rank: 1 });
    await send("a2", { rank: 1 });
    expect(started).toEqual(["a1"]);
    await send("b1");
    await send("b2");
    await end("b1");
    expect(started).toEqual(["a1", "b1", "b2"]);
    await send("b3");
    await end("b2");
    expect(started.at(-1)).toBe("a2");
  });

  it("gives the slot to others while a turn waits outside, and counts no time for it", async () => {
    open({ slots: 1 });
    let arrive: () => void = () => undefined;
    const answer = queue.run("a", ({ outside }) => outside(() => new Promise<void>((resolve) => (arrive = resolve))));
    await settle();
    await send("b1");
    expect(started).toEqual(["b1"]);
    now += 60_000;
    arrive();
    await answer;
    for (const name of ["c1", "a1", "b2"]) await send(name);
    await end("b1");
    await end("c1", 1);
    expect(started).toEqual(["b1", "c1", "a1"]);
  });

  it("refuses after the longest wait with SERVER_BUSY", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      open({ slots: 1, maxWaitMs: 30_000 });
      await send("a1");
      await send("b1");
      vi.advanceTimersByTime(29_999);
      await settle();
      expect(outcomes.size).toBe(0);
      vi.advanceTimersByTime(1);
      await settle();
      expect(outcomes).toEqual(new Map([["b1", "SERVER_BUSY"]]));
      await end("a1");
      expect(started).toEqual(["a1"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("has no room for more than can start within the longest wait, unless somebody has several waiting", async () => {
    open({ slots: 1, maxWaiting: 100, maxWaitingPerUser: 2, maxWaitMs: 4_000 });
    await send("a1");
    await end("a1", 1_000);
    for (const name of ["a2", "b1", "c1", "d1"]) await send(name);
    expect([queue.waiting, queue.hasRoom(0), queue.hasRoom(1)]).toEqual([3, true, false]);
    await send("e1");
    expect([queue.waiting, queue.hasRoom(0)]).toEqual([4, false]);
    await send("f1");
    expect(outcomes.get("f1")).toBe("SERVER_BUSY");
    await end("a2");
    await send("c2");
    expect(queue.hasRoom(0)).toBe(true);
    await send("g1");
    expect(outcomes.get("c2")).toBe("SERVER_BUSY");
    expect(queue.hasRoom(100)).toBe(false);
  });

  it("tells the place once a second, in the order that will be served", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      open({ slots: 2, slotsPerUser: 2, maxWaitingPerUser: 4 });
      const places = new Map<string, unknown>();
      const asked = (name: string, rank = 0): Asked => ({ rank, onPlace: (place) => places.set(name, place) });
      await send("z1");
      await end("z1", 2_000);
      for (const name of ["y1", "y2"]) await send(name);
      await send("b1", asked("b1", 2));
      for (const name of ["a1", "a2", "c1"]) await send(name, asked(name));
      now += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(places).toEqual(
        new Map([
          ["a1", { ahead: 0, expectedMs: 3_000 }],
          ["c1", { ahead: 1, expectedMs: 4_000 }],
          ["a2", { ahead: 2, expectedMs: 5_000 }],
          ["b1", { ahead: 3, expectedMs: 6_000 }],
        ]),
      );
      for (const name of ["y1", "y2", "a1", "c1", "a2", "b1"]) await end(name);
      expect(started.slice(3)).toEqual(["a1", "c1", "a2", "b1"]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("starts every task, whatever ranks and users keep arriving: n older ones cost it at most 4 (n + 1) turns", async () => {
    const Arrival = fc.record({
      user: fc.constantFrom("a", "b", "c", "d"),
      rank: fc.integer({ min: 0, max: 2 }),
      workMs: fc.integer({ min: 0, max: 5_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(Arrival, { minLength: 4, maxLength: 60 }), async (arrivals) => {
        now = 0;
        const line = createFairQueue({
          slots: 1,
          maxWaiting: 1_000,
          maxWaitingPerUser: 1_000,
          tooMany: "TOO_MANY_WAITING",
          oldestEvery: 4,
          clock: () => now,
        });
        let turns = 0;
        const releases: (() => void)[] = [];
        const done: Promise<void>[] = [];
        const enter = (arrival: (typeof arrivals)[number]) => {
          const [older, since] = [line.waiting, turns];
          const work = async () => {
            turns++;
            expect(turns - since).toBeLessThanOrEqual(4 * (older + 1) + 1);
            await new Promise<void>((resolve) => releases.push(resolve));
            now += arrival.workMs;
          };
          done.push(line.run(arrival.user, work, { rank: arrival.rank }));
        };
        // The last ones wait from the start, at the worst rank, while others keep arriving.
        const [early, late] = [arrivals.slice(0, 4), arrivals.slice(4)];
        for (const arrival of early) enter({ ...arrival, rank: 2 });
        while (releases.length > 0 || late.length > 0 || line.waiting > 0) {
          for (const arrival of late.splice(0, 2)) enter(arrival);
          await settle();
          releases.shift()?.();
          await settle();
        }
        await Promise.all(done);
        expect(turns).toBe(arrivals.length);
      }),
      { numRuns: 60 },
    );
  });
});
