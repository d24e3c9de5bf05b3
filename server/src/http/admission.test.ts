import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAdmission } from "./admission.ts";

/** One server that answers a request every `serviceMs`, on a clock that only moves when it works. */
function singleServer(serviceMs: number) {
  let now = 0;
  const line: (() => void)[] = [];
  return {
    clock: () => now,
    work: () => new Promise<void>((done) => line.push(done)),
    async serve(count: number) {
      for (let i = 0; i < count; i++) {
        now += serviceMs;
        line.shift()?.();
        await new Promise(setImmediate);
      }
    },
    get waiting() {
      return line.length;
    },
  };
}

describe("admission", () => {
  it("lets nobody wait longer than the bound once it knows how long an answer takes", async () => {
    const server = singleServer(100);
    const admission = createAdmission({ maxExpectedMs: 1_000, alwaysInside: 2, clock: server.clock });
    const first = admission.run(server.work);
    await server.serve(1);
    await first;

    const answers = Array.from({ length: 50 }, () => admission.run(server.work));
    const settled = Promise.allSettled(answers);
    expect(admission.inside).toBe(10);
    await server.serve(10);
    const results = await settled;
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const result of results.slice(10)) {
      expect(result).toMatchObject({ reason: { code: "SERVER_BUSY", retryAfterSeconds: 2 } });
    }
  });

  it("opens again after one very slow answer", async () => {
    const server = singleServer(60_000);
    const admission = createAdmission({ maxExpectedMs: 1_000, alwaysInside: 2, clock: server.clock });
    const slow = admission.run(server.work);
    await server.serve(1);
    await slow;
    await expect(
      admission.run(async () => {
        return "in";
      }),
    ).resolves.toBe("in");
  });

  it("hands a failure on and forgets the one that failed", async () => {
    const admission = createAdmission({ maxExpectedMs: 1_000, alwaysInside: 1 });
    await expect(admission.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(admission.inside).toBe(0);
  });

  it("never holds more than the bound allows, whatever the times are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 5, maxLength: 40 }), async (times) => {
        let now = 0;
        const admission = createAdmission({ maxExpectedMs: 500, alwaysInside: 2, clock: () => now });
        for (const time of times) {
          await admission.run(async () => {
            now += time;
          });
        }
        const never = new Promise<void>(() => undefined);
        let refused = 0;
        for (let i = 0; i < 2_000; i++) void admission.run(() => never).catch(() => refused++);
        await new Promise(setImmediate);
        const fastest = Math.min(...times);
        expect(admission.inside).toBeLessThanOrEqual(Math.max(2, Math.ceil(500 / fastest)));
        expect(refused).toBe(2_000 - admission.inside);
      }),
      { numRuns: 50 },
    );
  });
});
