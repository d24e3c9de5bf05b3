import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../../src/db/connection.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../src/testing/test-app.ts";
import { openEmbeddedCopy } from "../../src/testing/test-database.ts";
import { freePort } from "./free-port.ts";

const SIGN_IN = "/api/auth/sign-in/email";
const WRONG_PASSWORDS = 10;
/** Memory for counters, beyond what the empty server takes; the flood needs four times as much. */
const ROOM_BYTES = 256 * 1024;
const FLOOD = 8_000;

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) console.warn("Skipped: a flooded Redis needs its program redis-server.");
/** As the Compose file has it. */
const policy = /--maxmemory-policy", "([a-z-]+)"/.exec(
  readFileSync(join(import.meta.dirname, "../../../deploy/compose.yaml"), "utf8"),
)?.[1];

describe.skipIf(!hasRedis)("rate limits with a full Redis", () => {
  let server: ChildProcess;
  let redis: Redis;
  let connection: DatabaseConnection;
  let test: TestApp;
  beforeAll(async () => {
    const port = await freePort();
    const options = { port, bind: "127.0.0.1", save: "", dir: temporaryFolder(), "maxmemory-policy": policy };
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    server = spawn("redis-server", words, { stdio: "ignore" });
    redis = new Redis(port, "127.0.0.1", { retryStrategy: () => 50 }).on("error", () => undefined);
    await new Promise<void>((resolve) => redis.once("ready", () => resolve()));
    await redis.config("SET", "maxmemory", String((await usedBytes()) + ROOM_BYTES));
    connection = await openEmbeddedCopy();
    test = await openTestApp(connection, { redis });
  });
  afterAll(async () => {
    await test?.app.close();
    await connection?.close();
    redis?.disconnect();
    server?.kill("SIGKILL");
  });
  const usedBytes = async () => Number(/used_memory:(\d+)/.exec(await redis.info("memory"))?.[1]);
  const guess = (email: string, from: string) => test.post(SIGN_IN, { email, password: "wrong password" }, { from });
  const guessOften = async (email: string, from: string) => {
    for (let i = 0; i < WRONG_PASSWORDS; i++) expectRefusal(await guess(email, from), "INVALID_CREDENTIALS");
  };

  it("keeps limiting known password guessers and still counts new ones", async () => {
    const guesser = ["victim@example.com", "192.0.2.1"] as const;
    await guessOften(...guesser);
    expectRefusal(await guess(...guesser), "RATE_LIMITED");

    // One-hour counters of new callers, as requests would leave them.
    const strangers = redis.pipeline();
    for (let n = 0; n < FLOOD; n++) {
      strangers.set(`geulgyeol:limit:letters-mailbox:${String(n).padStart(22, "x")}`, 1, "PX", 3_600_000);
    }
    await strangers.exec();
    await expect(redis.set("one more", "x".repeat(ROOM_BYTES))).rejects.toThrow(/^OOM/);

    expectRefusal(await guess(...guesser), "RATE_LIMITED");
    const late = ["late@example.com", "192.0.2.2"] as const;
    await guessOften(...late);
    expectRefusal(await guess(...late), "RATE_LIMITED");
    expect(test.logLines.join("")).toContain("this server counts for itself");
  });

  it("bounds the size of rate limit keys and stores no address in them", async () => {
    await redis.config("SET", "maxmemory", "0");
    await redis.flushall("SYNC");
    for (let n = 0; n < 200; n++) {
      await guess(`${n}${"a".repeat(230)}@example.com`, `10.2.0.${n}`);
    }
    const keys = await redis.keys("*");
    expect(keys.length).toBeGreaterThanOrEqual(600);
    const sizes = await Promise.all(keys.map(async (key) => (await redis.memory("USAGE", key)) ?? 0));
    expect(Math.max(...sizes)).toBeLessThan(200);
    expect(keys.join()).not.toContain("example.com");
  });
});
