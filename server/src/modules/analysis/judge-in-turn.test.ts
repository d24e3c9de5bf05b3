import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { AnalysisLine, type AnalysisResult } from "@geulgyeol/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import type { DatabaseConnection } from "../../db/connection.ts";
import { createMetrics } from "../../observability/create-metrics.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { openEmbeddedCopy } from "../../testing/test-database.ts";
import { proPeriods } from "../accounts/tables.ts";
import { giftCredits } from "../credits/index.ts";

const ANALYSE = "/api/analyze";
const LINES = { accept: "application/x-ndjson, application/json" };
/** Of one thread. */
const SLOTS = 2;

let connection: DatabaseConnection;
let test: TestApp;
let metrics: ReturnType<typeof createMetrics>;
let judged: string[];
let failing: string | null;
/** Lets the text that has been held longest be judged. */
let held: (() => void)[];

beforeEach(async () => {
  connection = await openEmbeddedCopy();
  [judged, held, failing] = [[], [], null];
});
afterEach(async () => {
  for (const release of held) release();
  await test.app.close();
  await connection.close();
});

async function open(limits: { analysesWaitingPerUser?: number; analysisWaitMs?: number } = {}): Promise<void> {
  metrics = createMetrics({ versions: scriptedDetector, engineLoad: () => ({ working: 0, waiting: 0 }) });
  test = await openTestApp(connection, {
    metrics,
    engineThreads: 1,
    limits: { analysesPerMinute: 10_000, analysesWaitingPerUser: 20, ...limits },
    analyse: async (text, options) => {
      judged.push(text);
      await new Promise<void>((resolve) => held.push(resolve));
      if (text === failing) throw new AppError("ANALYSIS_FAILED");
      return test.script.analyse(text, options);
    },
  });
}

async function rich(): Promise<string> {
  const cookie = await test.newSession();
  const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
  const [startsAt, endsAt] = [-1, 1].map((days) => new Date(test.clock.getTime() + days * 86_400_000));
  if (startsAt === undefined || endsAt === undefined) throw new Error("no period");
  await connection.db
    .insert(proPeriods)
    .values({ id: randomUUID(), userId: id, startsAt, endsAt, monthlyCredits: 300 });
  await giftCredits({ db: connection.db, now: test.clock }, id, 100);
  return cookie;
}
const remaining = async (cookie: string) =>
  (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining;
const send = (cookie: string, seed: number, more: object = {}, headers: Record<string, string> = {}) =>
  test.post(ANALYSE, { text: koreanText(seed), ...more }, { cookie, headers });
const waiting = async () => Number(/geulgyeol_waiting_analyses (\d+)/.exec(await metrics.render())?.[1]);
const untilWaiting = (count: number) => expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(count);

/** Judges one text after the other until all of these were answered. */
async function judgeAll<Answer>(answers: readonly Promise<Answer>[]): Promise<Answer[]> {
  const timer = setInterval(() => held.shift()?.(), 5);
  try {
    return await Promise.all(answers);
  } finally {
    clearInterval(timer);
  }
}

it("answers everything that one user sends at once, up to the limit", async () => {
  await open({ analysesWaitingPerUser: 4 });
  const cookie = await rich();
  const answers = [];
  for (let seed = 0; seed < SLOTS + 4; seed++) {
    answers.push(send(cookie, seed));
    if (seed < SLOTS) await expect.poll(() => judged.length, { interval: 5 }).toBe(seed + 1);
  }
  await untilWaiting(4);
  const refused = await send(cookie, 99);
  expectRefusal(refused, "TOO_MANY_WAITING");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  for (const answer of await judgeAll(answers)) expect(answer.statusCode).toBe(200);
});

it("judges manual requests first, then automatic ones, then batches", async () => {
  await open();
  const [teacher, typing, reader] = [await rich(), await rich(), await rich()];
  // Every fourth turn goes to the longest wait; these take it.
  await judgeAll([send(teacher, 11), send(teacher, 12)]);
  const answers = [send(teacher, 1), send(teacher, 2)];
  await expect.poll(() => judged.length, { interval: 5 }).toBe(4);
  answers.push(send(teacher, 3, { batch: "files" }));
  await untilWaiting(1);
  answers.push(send(typing, 4, { trigger: "auto" }));
  await untilWaiting(2);
  answers.push(send(reader, 5));
  await untilWaiting(3);
  // The text of the batch leaves one slot free.
  for (let count = 5; count <= 6; count++) {
    held.shift()?.();
    await expect.poll(() => judged.length, { interval: 5 }).toBe(count);
  }
  await judgeAll(answers);
  expect(judged.slice(4)).toEqual([5, 4, 3].map((seed) => koreanText(seed)));
  expect(await metrics.render()).toContain('geulgyeol_analysis_wait_seconds_count{rank="batch"} 1');
});

it("refuses after the longest wait, judges and charges nothing, and a retry with the same key is judged", async () => {
  await open({ analysisWaitMs: 300 });
  const [busy, late] = [await rich(), await rich()];
  const answers = [send(busy, 1), send(busy, 2)];
  await expect.poll(() => judged.length, { interval: 5 }).toBe(SLOTS);
  const before = await remaining(late);
  const key = { "idempotency-key": "one-text" };
  const refused = await send(late, 3, {}, key);
  expectRefusal(refused, "SERVER_BUSY");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await judgeAll(answers);
  expect(judged).toHaveLength(SLOTS);
  expect(await remaining(late)).toBe(before);
  const [retried] = await judgeAll([send(late, 3, {}, key)]);
  expect(retried?.statusCode).toBe(200);
  expect(await remaining(late)).toBe(before - 1);
});

it("charges once when the same key waits twice", async () => {
  await open();
  const cookie = await rich();
  const before = await remaining(cookie);
  const answers = [1, 2, 3, 3].map((seed) => send(cookie, seed, {}, { "idempotency-key": `key-${seed}` }));
  const ids = (await judgeAll(answers)).map((answer) => (answer.json().data as AnalysisResult).analysisId);
  expect(ids[2]).toBe(ids[3]);
  expect(before - (await remaining(cookie))).toBe(3);
});

it("leaves the queue when the caller disconnects, and charges nothing", async () => {
  await open();
  const [busy, leaving] = [await rich(), await rich()];
  const before = await remaining(leaving);
  const answers = [send(busy, 1), send(busy, 2)];
  await expect.poll(() => judged.length, { interval: 5 }).toBe(SLOTS);
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = test.app.server.address() as AddressInfo;
  const headers = { cookie: leaving, "content-type": "application/json" };
  const leaver = httpRequest({ port, host: "127.0.0.1", path: ANALYSE, method: "POST", headers });
  leaver.on("error", () => undefined);
  leaver.end(JSON.stringify({ text: koreanText(3) }));
  await untilWaiting(1);
  leaver.destroy();
  await untilWaiting(0);
  await judgeAll(answers);
  expect(judged).toHaveLength(SLOTS);
  expect(await remaining(leaving)).toBe(before);
});

it("streams the place to a caller who accepts lines, and plain JSON to others", async () => {
  await open();
  const [busy, asking] = [await rich(), await rich()];
  const answers = [send(busy, 1), send(busy, 2)];
  await expect.poll(() => judged.length, { interval: 5 }).toBe(SLOTS);
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = test.app.server.address() as AddressInfo;
  const ask = (seed: number, headers: Record<string, string>) => {
    const body = JSON.stringify({ text: koreanText(seed) });
    const all = { cookie: asking, "content-type": "application/json", ...headers };
    return fetch(`http://127.0.0.1:${port}${ANALYSE}`, { method: "POST", headers: all, body });
  };
  const plain = ask(3, {});
  await untilWaiting(1);
  const answer = await ask(4, LINES);
  expect(answer.headers.get("content-type")).toContain("application/x-ndjson");
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = answer.text();
  await judgeAll<unknown>([...answers, plain]);
  await judgeAll([text]);
  const lines = (await text)
    .trim()
    .split("\n")
    .map((line) => AnalysisLine.parse(JSON.parse(line)));
  expect(lines[0]).toMatchObject({ type: "waiting", ahead: 1 });
  expect(lines.slice(-2).map(({ type }) => type)).toEqual(["started", "done"]);
  const json = await plain;
  expect(json.headers.get("content-type")).toContain("application/json");
  expect((await json.json()) as object).toMatchObject({ success: true });
  // Without a wait the answer is JSON, and so can be compressed.
  const [quick] = await judgeAll([ask(5, LINES)]);
  expect(quick?.headers.get("content-type")).toContain("application/json");
});

it("ends a stream with the error, without logging a refusal as a fault", async () => {
  await open({ analysisWaitMs: 2_600 });
  const [busy, asking] = [await rich(), await rich()];
  failing = koreanText(4);
  const answers = [send(busy, 1), send(busy, 2)];
  await expect.poll(() => judged.length, { interval: 5 }).toBe(SLOTS);
  const late = await send(asking, 3, {}, LINES);
  const lines = (answer: typeof late) =>
    answer.body
      .trim()
      .split("\n")
      .map((line) => AnalysisLine.parse(JSON.parse(line)));
  expect(lines(late).at(-1)).toMatchObject({
    type: "failed",
    error: { code: "SERVER_BUSY" },
    retryAfterSeconds: expect.any(Number),
  });
  expect(test.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  const broken = send(asking, 4, {}, LINES);
  await pause(2_000);
  await judgeAll([...answers, broken]);
  expect(lines(await broken).at(-1)).toMatchObject({ type: "failed", error: { code: "ANALYSIS_FAILED" } });
});
