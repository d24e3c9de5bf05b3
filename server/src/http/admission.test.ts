import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type AdmissionSlot, createAdmission } from "./admission.ts";

/** One server that answers a request every `serviceMs`, on a clock that only moves when it works. */
function singleServer(serviceMs: number) {
  let now = 0;
  const line: (() => void)[] = [];
  return {
    clock: () => now,
    work: (slot: AdmissionSlot | null) => {
      slot?.countDuration();
      return slot?.work(() => new Promise<void>((done) => line.push(done)));
    },
    async serve(count: number) {
      for (let i = 0; i < count; i++) {
        now += serviceMs;
        line.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

let now = 0;
const slowClock = () => ({ clock: () => now });
const slow = (ms: number) => {
  now += ms;
};

const open = (rule: Partial<Parameters<typeof createAdmission>[0]> = {}) =>
  createAdmission({ maxExpectedMs: 1_000, alwaysInside: 2, alwaysOfCaller: 2, maxInside: 1_000, ...rule });
const entered = (admission: ReturnType<typeof open>, count: number) =>
  Array.from({ length: count }, () => admission.acquire("caller")).filter((slot) => slot !== null);

describe("createAdmission", () => {
  it("bounds the wait of admitted requests once durations are measured", async () => {
    const server = singleServer(100);
    const admission = open({ clock: server.clock });
    for (let i = 0; i < 40; i++) {
      const answer = server.work(admission.acquire("caller"));
      await server.serve(1);
      await answer;
    }
    const places = entered(admission, 50);
    expect(places.length).toBeGreaterThanOrEqual(9);
    expect(places.length).toBeLessThanOrEqual(10);
    const answers = places.map((slot) => server.work(slot));
    const start = server.clock();
    await server.serve(places.length);
    await Promise.all(answers);
    expect(server.clock() - start).toBeLessThanOrEqual(1_000);
    expect(admission.inside).toBe(0);
  });

  it("admits at most ten requests before any duration is measured", () => {
    expect(entered(open(), 128)).toHaveLength(10);
    expect(entered(open({ maxInside: 7 }), 128)).toHaveLength(7);
  });

  it("admits fewer requests when durations vary widely", async () => {
    const held = async (times: readonly number[]) => {
      let now = 0;
      const admission = open({ clock: () => now });
      for (let i = 0; i < 40; i++) {
        const slot = admission.acquire("caller");
        slot?.countDuration();
        await slot?.work(async () => {
          now += times[i % times.length] ?? 0;
        });
      }
      return entered(admission, 100).length;
    };
    expect(await held([10, 90])).toBeLessThan((await held([50])) * 0.7);
  });

  it("still admits the minimum after one very slow response", async () => {
    const server = singleServer(60_000);
    const admission = open({ clock: server.clock });
    const slow = server.work(admission.acquire("caller"));
    await server.serve(1);
    await slow;
    expect(entered(admission, 5)).toHaveLength(2);
  });

  it("admits a caller's small burst after slow responses, but no crowd", async () => {
    const admission = open({ alwaysInside: 8, alwaysOfCaller: 5, ...slowClock() });
    for (let i = 0; i < 20; i++) {
      const slot = admission.acquire("one");
      slot?.countDuration();
      await slot?.work(async () => slow(400));
    }
    const burst = Array.from({ length: 20 }, () => admission.acquire("one"));
    expect(burst.filter((slot) => slot !== null)).toHaveLength(5);
    const others = Array.from({ length: 100 }, (_, caller) => admission.acquire(`other ${caller}`));
    expect(others.filter((slot) => slot !== null)).toHaveLength(3);
    for (const slot of burst) slot?.release();
    expect(admission.acquire("one")).not.toBeNull();
  });

  it("frees a caller's slot when its work ends", async () => {
    const admission = open({ alwaysInside: 1, alwaysOfCaller: 1 });
    for (let i = 0; i < 100; i++) await admission.acquire(`caller ${i}`)?.work(async () => undefined);
    expect(admission.inside).toBe(0);
    expect(admission.acquire("caller 0")).not.toBeNull();
  });

  it("rethrows a failure and frees its slot", async () => {
    const admission = open({ alwaysInside: 1 });
    await expect(admission.acquire("caller")?.work(() => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(admission.inside).toBe(0);
  });

  it("ignores durations of requests not marked for measurement", async () => {
    let now = 0;
    const admission = open({ clock: () => now });
    await admission.acquire("caller")?.work(async () => {
      now += 1;
    });
    expect(entered(admission, 100)).toHaveLength(10);
  });

  it("keeps a released slot occupied only until its work ends", async () => {
    const server = singleServer(1);
    const admission = open({ clock: server.clock });
    const [working, idle] = entered(admission, 2);
    const answer = working && server.work(working);
    for (const slot of [working, idle]) slot?.release();
    expect(admission.inside).toBe(1);
    await server.serve(1);
    await answer;
    working?.release();
    expect(admission.inside).toBe(0);
  });

  it("releases the slot of a slow body and readmits it when there is room", async () => {
    vi.useFakeTimers();
    try {
      const admission = open({ maxInside: 1, alwaysInside: 1 });
      const slow = admission.acquire("caller");
      slow?.bodyExpected();
      expect(admission.acquire("caller")).toBeNull();
      await vi.advanceTimersByTimeAsync(1_000);
      const other = admission.acquire("caller");
      expect(other).not.toBeNull();
      expect(slow?.bodyArrived()).toBe(false);
      other?.release();
      expect(slow?.bodyArrived()).toBe(true);
      expect(admission.inside).toBe(1);
      slow?.release();
      slow?.release();
      expect(admission.inside).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("never exceeds the bound for any sequence of durations", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 5, maxLength: 40 }), async (times) => {
        let now = 0;
        const admission = open({ maxExpectedMs: 500, maxInside: 64, clock: () => now });
        for (const time of times) {
          const slot = admission.acquire("caller");
          slot?.countDuration();
          await slot?.work(async () => {
            now += time;
          });
        }
        const inside = entered(admission, 2_000).length;
        expect(admission.inside).toBe(inside);
        expect(inside).toBeLessThanOrEqual(Math.max(2, Math.min(64, Math.ceil(500 / Math.min(...times)))));
      }),
      { numRuns: 50 },
    );
  });
});
