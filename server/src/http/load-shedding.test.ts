import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { analyse } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { giftCredits } from "../modules/credits/index.ts";
import { koreanText } from "../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";

const ANALYSE = analyse.path;
/** More than are admitted before the first response is measured. */
const CROWD = 30;
/** Requests of one caller that are always admitted. */
const ADMITTED = 5;

describe("load shedding of analyses", () => {
  let connection: DatabaseConnection;
  let test: TestApp;
  let cookie: string;
  let lookUps = 0;
  let release: () => void;
  beforeAll(async () => {
    connection = await openEmbeddedCopy();
    const open = new Promise<void>((resolve) => {
      release = resolve;
    });
    test = await openTestApp(connection, {
      limits: { analysisMs: 400, analysesPerMinute: 10_000 },
      analyse: async (...given) => {
        await open;
        return test.script.analyse(...given);
      },
    });
    cookie = await test.newSession();
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
  const post = (seed: number) => test.post(ANALYSE, { text: koreanText(seed) }, { cookie });

  it("rejects excess requests before session lookup and body, and answers admitted ones", async () => {
    const inside: Promise<number>[] = [];
    const refused = [];
    const started = performance.now();
    for (let seed = 0; seed < CROWD; seed++) {
      const answer = post(seed);
      inside.push(answer.then(({ statusCode }) => statusCode));
      refused.push(answer);
    }
    const first = await Promise.race(refused);
    expectRefusal(first, "SERVER_BUSY");
    expect(first.headers["retry-after"]).toBe("2");
    expect(performance.now() - started).toBeGreaterThanOrEqual(200);
    await pause(1_000);
    expect(lookUps).toBe(ADMITTED);
    // The body is not read: this one is long and invalid JSON.
    const broken = { cookie, headers: { "content-type": "application/json" }, payload: "[".repeat(500_000) };
    expectRefusal(await test.call("POST", ANALYSE, broken), "SERVER_BUSY");
    // The rest of the server goes on.
    expect((await test.call("GET", "/api/user/me", { cookie })).statusCode).toBe(200);
    release();
    const statuses = await Promise.all(inside);
    expect(statuses.filter((status) => status === 503)).toHaveLength(CROWD - ADMITTED);
    // The account has three credits; the other admitted requests lack one.
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining).toBe(0);
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

  it("frees slots after refused and aborted requests", async () => {
    const before = lookUps;
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
    // Waits for the last request's database queries.
    await test.call("GET", "/api/user/me", { cookie });
  });
});

it("serves five concurrent analyses of one user after slow responses", async () => {
  const connection = await openEmbeddedCopy();
  const test = await openTestApp(connection, {
    limits: { analysisMs: 1_000, analysesPerMinute: 10_000 },
    analyse: async (...given) => {
      await pause(400);
      return test.script.analyse(...given);
    },
  });
  const cookie = await test.newSession();
  const user = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
  await giftCredits({ db: connection.db, now: test.clock }, user.id, 20);
  const post = (seed: number) => test.post(ANALYSE, { text: koreanText(seed) }, { cookie });
  for (let seed = 0; seed < 3; seed++) expect((await post(seed)).statusCode).toBe(200);
  const answers = await Promise.all([10, 11, 12, 13, 14].map(post));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  await test.app.close();
  await connection.close();
});
