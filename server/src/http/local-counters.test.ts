import { describe, expect, it } from "vitest";
import { localCounters } from "./local-counters.ts";

const WINDOW_MS = 60_000;

function open(callers = 10) {
  const clock = { now: 0 };
  const store = new (localCounters(callers, () => clock.now))();
  const answerOf = (method: "incr" | "read", key: string) => {
    let answer: unknown;
    store[method](key, (_error, result) => (answer = result), WINDOW_MS);
    return answer;
  };
  return { clock, store, count: (key: string) => answerOf("incr", key), look: (key: string) => answerOf("read", key) };
}

describe("localCounters", () => {
  it("counts each caller per window and resets after it", () => {
    const { clock, count, look } = open();
    expect(look("a")).toEqual({ current: 0, ttl: 0 });
    expect(count("a")).toEqual({ current: 1, ttl: WINDOW_MS });
    clock.now = 20_000;
    expect(count("a")).toEqual({ current: 2, ttl: 40_000 });
    expect(count("b")).toEqual({ current: 1, ttl: WINDOW_MS });
    expect(look("a")).toEqual({ current: 2, ttl: 40_000 });
    clock.now = WINDOW_MS;
    expect(look("a")).toEqual({ current: 0, ttl: 0 });
    expect(count("a")).toEqual({ current: 1, ttl: WINDOW_MS });
  });

  it("evicts the least recently seen caller", () => {
    const { count, look } = open(2);
    for (const key of ["a", "b", "a", "c"]) count(key);
    expect(look("a")).toMatchObject({ current: 2 });
    expect(look("b")).toMatchObject({ current: 0 });
  });

  it("drops counters whose window is over", () => {
    const { clock, store, count } = open();
    for (const key of ["a", "b", "a"]) count(key);
    clock.now = WINDOW_MS - 1;
    count("c");
    expect(store.size).toBe(3);
    clock.now = WINDOW_MS;
    count("d");
    expect(store.size).toBe(2);
  });

  it("keeps the counters of different limits apart", () => {
    const { store, count } = open();
    count("a");
    let current = -1;
    store.child().read("a", (_error, result) => (current = result?.current ?? -1), WINDOW_MS);
    expect(current).toBe(0);
  });
});
