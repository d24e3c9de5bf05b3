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

describe("counters of one server", () => {
  it("count each caller within a window, and begin anew after it", () => {
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

  it("forget the caller that was away longest", () => {
    const { count, look } = open(2);
    for (const key of ["a", "b", "a", "c"]) count(key);
    expect(look("a")).toMatchObject({ current: 2 });
    expect(look("b")).toMatchObject({ current: 0 });
  });

  it("drop those whose window is over", () => {
    const { clock, store, count } = open();
    for (const key of ["a", "b", "a"]) count(key);
    clock.now = WINDOW_MS - 1;
    count("c");
    expect(store.size).toBe(3);
    clock.now = WINDOW_MS;
    count("d");
    expect(store.size).toBe(2);
  });

  it("of one limit know nothing of another's", () => {
    const { store, count } = open();
    count("a");
    let current = -1;
    store.child().read("a", (_error, result) => (current = result?.current ?? -1), WINDOW_MS);
    expect(current).toBe(0);
  });
});
