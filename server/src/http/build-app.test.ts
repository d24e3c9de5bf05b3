import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { alive, ERRORS, health } from "@geulgyeol/contract";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { expectRefusal, openTestApp, type TestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
});
afterAll(() => connection?.close());

async function withApp(
  overrides: Parameters<typeof openTestApp>[1],
  use: (test: TestApp) => Promise<void>,
): Promise<void> {
  const test = await openTestApp(overrides?.connection ?? connection, overrides);
  try {
    await use(test);
  } finally {
    await test.app.close();
  }
}

describe("GET /api/health", () => {
  it("returns ok while the database answers", () =>
    withApp({}, async ({ call }) => {
      const answer = await call("GET", "/api/health");
      expect(answer.statusCode).toBe(200);
      expect(health.response.parse(answer.json().data)).toEqual({ status: "ok", version: "0.1.0" });
    }));

  it("returns SERVER_BUSY without the database, while the liveness check passes", () => {
    const ping = () => Promise.reject(new Error("away"));
    return withApp({ connection: { ...connection, ping } }, async ({ call }) => {
      const answer = await call("GET", "/api/health");
      expectRefusal(answer, "SERVER_BUSY");
      expect(answer.headers["retry-after"]).toBe("5");
      // A restart would not bring the database back.
      const lives = await call("GET", "/api/health/live");
      expect(lives.statusCode).toBe(200);
      expect(alive.response.parse(lives.json().data)).toEqual({ status: "alive" });
    });
  });
});

describe("security headers", () => {
  it("forbids embedding, MIME sniffing and active content for the API", () =>
    withApp({}, async ({ call }) => {
      const { headers } = await call("GET", "/api/health");
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
    }));

  it("adds HSTS and accepts writes only from the public HTTPS origin", () =>
    withApp({ appUrl: "https://geulgyeol.example" }, async ({ call, post }) => {
      const { headers } = await call("GET", "/api/health");
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
      const host = "other.example";
      expectRefusal(
        await post("/api/feedback", {}, { headers: { host, origin: `https://${host}` } }),
        "FORBIDDEN_ORIGIN",
      );
      const own = { headers: { origin: "https://geulgyeol.example" } };
      expectRefusal(await post("/api/feedback", {}, own), "LOGIN_REQUIRED");
    }));
});

describe("rate limit per address", () => {
  it("returns RATE_LIMITED beyond the limit, to that address only", () =>
    withApp({ apiRequestsPerMinute: 3 }, async ({ call }) => {
      for (let i = 0; i < 3; i++) expect((await call("GET", "/api/settings")).statusCode).toBe(200);
      expectRefusal(await call("GET", "/api/settings"), "RATE_LIMITED");
      expect((await call("GET", "/api/settings", { from: "10.1.1.1" })).statusCode).toBe(200);
    }));

  it("counts an IPv6 /64 network as one address", () =>
    withApp({ apiRequestsPerMinute: 1 }, async ({ call }) => {
      await call("GET", "/api/settings", { from: "2001:db8::1" });
      expectRefusal(await call("GET", "/api/settings", { from: "2001:db8::ffff" }), "RATE_LIMITED");
      expect((await call("GET", "/api/settings", { from: "2001:db8:0:1::1" })).statusCode).toBe(200);
    }));

  it("trusts x-forwarded-for only behind a trusted proxy", async () => {
    const forwarded = (address: string) => ({ headers: { "x-forwarded-for": address } });
    await withApp({ apiRequestsPerMinute: 1 }, async ({ call }) => {
      await call("GET", "/api/settings", forwarded("10.0.0.1"));
      expectRefusal(await call("GET", "/api/settings", forwarded("10.0.0.2")), "RATE_LIMITED");
    });
    await withApp({ apiRequestsPerMinute: 1, trustProxy: 1 }, async ({ call }) => {
      await call("GET", "/api/settings", forwarded("10.0.0.1"));
      expect((await call("GET", "/api/settings", forwarded("10.0.0.2"))).statusCode).toBe(200);
    });
  });

  const redisUrl = inject("redisUrl");
  const isShared = async (url: string) => {
    const redis = new Redis(url, { keyPrefix: `${randomUUID()}:` });
    await withApp({ apiRequestsPerMinute: 2, redis }, async (first) => {
      await withApp({ apiRequestsPerMinute: 2, redis }, async (second) => {
        expect((await first.call("GET", "/api/settings")).statusCode).toBe(200);
        expect((await second.call("GET", "/api/settings")).statusCode).toBe(200);
        const refused = await first.call("GET", "/api/settings");
        expectRefusal(refused, "RATE_LIMITED");
        expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      });
    });
    redis.disconnect();
  };
  if (redisUrl !== null) it("shares counters between servers through Redis", () => isShared(redisUrl));

  it("counts locally while Redis is unavailable", async () => {
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => null };
    const redis = new Redis("redis://127.0.0.1:1", options).on("error", () => undefined);
    await withApp({ apiRequestsPerMinute: 2, redis }, async ({ call }) => {
      for (let i = 0; i < 2; i++) expect((await call("GET", "/api/settings")).statusCode).toBe(200);
      expectRefusal(await call("GET", "/api/settings"), "RATE_LIMITED");
      expect((await call("GET", "/api/settings", { from: "192.0.2.7" })).statusCode).toBe(200);
    });
    redis.disconnect();
  });
});

it("rejects a NUL character in a query", () =>
  withApp({}, async ({ call, newSession }) => {
    const cookie = await newSession();
    expectRefusal(await call("DELETE", "/api/account/api-keys?id=%00", { cookie }), "INVALID_UNICODE");
  }));

it("sheds API requests while the event loop lags", () =>
  withApp({ maxEventLoopDelayMs: 50 }, async ({ call, app }) => {
    await app.ready();
    // The lag is sampled once a second; two samples long, nothing else runs.
    for (let round = 0; round < 2; round++) {
      for (const until = Date.now() + 1_100; Date.now() < until; );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answer = await call("GET", "/api/settings");
    expectRefusal(answer, "SERVER_BUSY");
    expect(answer.headers["retry-after"]).toBe("5");
    expectRefusal(await call("GET", "/%61pi/settings"), "SERVER_BUSY");
    expect((await call("GET", "/api/health/live")).statusCode).toBe(200);
    expect((await call("GET", "/dashboard")).statusCode).not.toBe(503);
  }));

it("answers malformed HTTP with the error envelope", () =>
  withApp({}, async ({ app }) => {
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const said = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write("NOT HTTP AT ALL\r\n\r\n"));
      socket.on("data", (data) => {
        text += data.toString();
      });
      socket.on("close", () => resolve(text));
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(said.split("\r\n\r\n")[1] ?? "").error).toMatchObject({
      code: "INVALID_REQUEST",
      message: ERRORS.INVALID_REQUEST.message,
    });
  }));
