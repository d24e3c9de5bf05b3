import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { analyse } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { koreanText } from "../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";

const ANALYSE = analyse.path;
/** One text is judged, another's result could be stored, and four wait. */
const LIMITS = { analysesWaiting: 4, analysesPerMinute: 10_000 };
const ADMITTED = 6;
const CROWD = 30;

describe("load shedding of analyses", () => {
  let connection: DatabaseConnection;
  let test: TestApp;
  let cookies: string[];
  let lookUps = 0;
  let release: () => void;
  beforeAll(async () => {
    connection = await openEmbeddedCopy();
    const open = new Promise<void>((resolve) => {
      release = resolve;
    });
    test = await openTestApp(connection, {
      limits: LIMITS,
      engineThreads: 1,
      analyse: async (...given) => {
        await open;
        return test.script.analyse(...given);
      },
    });
    cookies = await Promise.all(Array.from({ length: CROWD }, () => test.newSession()));
    const { findCachedSession } = test.app;
    Object.assign(test.app, {
      findCachedSession: (given: string | undefined) => {
        lookUps++;
        return findCachedSession(given);
      },
    });
  });
  afterAll(() => test?.app.close());
  afterAll(() => connection?.close());
  const post = (caller: number) =>
    test.post(ANALYSE, { text: koreanText(caller) }, { cookie: cookies[caller] as string });

  it("rejects excess requests before session lookup and body, and answers admitted ones", async () => {
    const inside: Promise<number>[] = [];
    const refused = [];
    for (let caller = 0; caller < ADMITTED; caller++) {
      const answer = post(caller);
      inside.push(answer.then(({ statusCode }) => statusCode));
      // So that none of them is turned away while others are identified.
      await pause(100);
    }
    const started = performance.now();
    for (let caller = ADMITTED; caller < CROWD; caller++) refused.push(post(caller));
    const first = await Promise.race(refused);
    expectRefusal(first, "SERVER_BUSY");
    expect(first.headers["retry-after"]).toBe("2");
    expect(performance.now() - started).toBeGreaterThanOrEqual(200);
    for (const answer of await Promise.all(refused)) expect(answer.statusCode).toBe(503);
    expect(lookUps).toBe(ADMITTED);
    const cookie = cookies.at(-1) as string;
    // The body is not read: this one is long and invalid JSON.
    const broken = { cookie, headers: { "content-type": "application/json" }, payload: "[".repeat(500_000) };
    expectRefusal(await test.call("POST", ANALYSE, broken), "SERVER_BUSY");
    // The rest of the server goes on.
    expect((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining).toBe(3);
    release();
    expect(await Promise.all(inside)).toEqual(Array(ADMITTED).fill(200));
    expect((await post(CROWD - 1)).statusCode).toBe(200);
  });

  it("logs once a second how many requests were rejected", async () => {
    await pause(1_100);
    const lines = test.logLines.map((line) => JSON.parse(line));
    const warnings = lines.filter(({ msg }) => msg.startsWith("rejected while overloaded"));
    expect(warnings.length).toBeGreaterThanOrEqual(1);
    expect(warnings.length).toBeLessThanOrEqual(3);
    expect(warnings.reduce((sum, { count }) => sum + count, 0)).toBe(CROWD - ADMITTED + 1);
    expect(lines.filter(({ status }) => status === 503)).toHaveLength(0);
  });

  it("keeps no place for refused and aborted requests", async () => {
    const before = lookUps;
    const cookie = cookies[0] as string;
    for (let i = 0; i < 10; i++) expectRefusal(await test.post(ANALYSE, { text: 1 }, { cookie }), "INVALID_REQUEST");
    for (let i = 0; i < 10; i++) expectRefusal(await test.post(ANALYSE, {}), "LOGIN_REQUIRED");
    await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    for (let i = 0; i < 10; i++) {
      const socket = connect(port, "127.0.0.1");
      const head = `POST ${ANALYSE} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`;
      socket.write(`${head}content-length: 100\r\n\r\n{"text":`);
      const known = lookUps;
      while (lookUps === known) await pause(5);
      socket.destroy();
      await pause(20);
    }
    expect(lookUps).toBe(before + 30);
    expect((await post(1)).statusCode).toBe(200);
  });
});
