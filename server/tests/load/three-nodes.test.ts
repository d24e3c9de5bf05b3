import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type DatabaseConnection, openPostgres } from "../../src/db/connection.ts";
import { giftCredits } from "../../src/modules/credits/index.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { databaseAt, runOn } from "../../src/testing/run-on-postgres.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { freePort } from "./free-port.ts";
import { findNginx, type Nginx, startNginx } from "./nginx.ts";
import { type NodeProcess, startNode } from "./node-process.ts";
import {
  analyseAt,
  analyseUntil,
  remainingAt,
  signInAt,
  signOutAt,
  signUpAt,
  TEXT_LENGTH,
  type Visitor,
} from "./visitor.ts";

const postgres = inject("postgresTemplate");
const redisUrl = inject("redisUrl");
const nginxProgram = findNginx();
const canRun = postgres !== null && redisUrl !== null && nginxProgram !== null;
const CLIENTS = 4;
const MOST_REQUESTS_PER_SECOND = 10_000;
const VISITORS_PER_CLIENT = 5;
const GIFT = 5_000;
/** How long the load runs before and after a node is killed. */
const LOAD_MS = process.env.TEST_LONG ? 20_000 : 3_000;
const START_TIMEOUT_MS = 240_000;

/** Three processes of the normal build on one PostgreSQL and one Redis, behind nginx as deployed. */
describe.skipIf(!canRun)("three nodes behind nginx", { timeout: START_TIMEOUT_MS }, () => {
  const database = `geulgyeol_test_${randomUUID().replaceAll("-", "")}`;
  let connection: DatabaseConnection;
  const nodes: NodeProcess[] = [];
  let nginx: Nginx;
  let clients: Visitor[][];
  const start = (port: number) => {
    if (postgres === null || redisUrl === null) throw new Error("no services");
    return startNode(port, {
      DATABASE_URL: databaseAt(postgres.url, database),
      REDIS_URL: redisUrl,
      DATA_DIR: temporaryFolder(),
      AUTH_SECRET: "one secret for every node, long enough",
      TRUST_PROXY: "1",
      ANALYSIS_WORKERS: "1",
      LOG_LEVEL: "warn",
    });
  };

  beforeAll(async () => {
    if (postgres === null || nginxProgram === null) return;
    await runOn(postgres.url, `create database ${database} template ${postgres.database}`);
    connection = openPostgres(databaseAt(postgres.url, database));
    for (let count = 0; count < 3; count++) nodes.push(await start(await freePort()));
    nginx = await startNginx(
      nginxProgram,
      temporaryFolder(),
      nodes.map(({ port }) => port),
      MOST_REQUESTS_PER_SECOND,
    );
    clients = Array.from({ length: CLIENTS }, () => []);
    for (let count = 0; count < CLIENTS * VISITORS_PER_CLIENT; count++) {
      const visitor = await signUpAt(nginx.address);
      await giftCredits({ db: connection.db, now: new Date() }, visitor.userId, GIFT);
      clients[count % CLIENTS]?.push(visitor);
    }
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(nodes.map((node) => node.kill()));
    await connection?.close();
    if (postgres !== null) await runOn(postgres.url, `drop database if exists ${database} with (force)`);
  }, START_TIMEOUT_MS);

  it("shares sign-up, analysis and remaining credits between nodes", async () => {
    const [first, second, third] = nodes.map(({ address }) => address) as [string, string, string];
    const visitor = await signUpAt(first);
    let isDone = false;
    const report = await analyseUntil(second, [visitor], () => {
      const was = isDone;
      isDone = true;
      return was;
    });
    expect(report).toEqual({ answered: 1, failed: [] });
    expect(await remainingAt(third, visitor)).toBe(2);
  });

  it("returns one charged answer for a repeated key or text on every node", async () => {
    const visitor = await signUpAt(nodes[0]?.address ?? "");
    const request = { headers: { "idempotency-key": randomUUID() }, text: koreanText(randomInt(2 ** 31), TEXT_LENGTH) };
    const ask = (given: { headers?: Record<string, string>; text: string }) =>
      Promise.all(nodes.map(({ address }) => analyseAt(address, visitor, given)));
    const answers = await ask(request);
    expect(new Set(answers.map(({ analysisId }) => analysisId)).size).toBe(1);
    expect(answers.map(({ charged }) => charged).sort()).toEqual([0, 0, 1]);
    const [again] = await ask(request);
    expect(again).toEqual({ analysisId: answers[0]?.analysisId, charged: 0 });
    // The cache of identical analyses is the account's own history, which all nodes share.
    const same = await ask({ text: request.text });
    expect(same).toEqual(nodes.map(() => ({ analysisId: answers[0]?.analysisId, charged: 0 })));
    expect(await remainingAt(nodes[2]?.address ?? "", visitor)).toBe(2);
  });

  it("applies sign-in and sign-out on every node", async () => {
    const [first, second, third] = nodes.map(({ address }) => address) as [string, string, string];
    const { email } = await signUpAt(first);
    const visitor = await signInAt(second, email);
    expect(await remainingAt(third, visitor)).toBe(3);
    await signOutAt(third, visitor);
    for (const address of [first, second, third]) await expect(remainingAt(address, visitor)).rejects.toThrow("401");
  });

  it("loses no credit and fails only in-flight requests when a node is killed", async () => {
    const before = await spent(connection);
    let killedAt = Number.POSITIVE_INFINITY;
    let isOver = false;
    const load = Promise.all(clients.map((visitors) => analyseUntil(nginx.address, visitors, () => isOver)));
    await wait(LOAD_MS);
    const victim = nodes[1] as NodeProcess;
    killedAt = performance.now();
    await victim.kill();
    await wait(LOAD_MS);
    isOver = true;
    const reports = await load;

    const failed = reports.flatMap((report) => report.failed);
    // Each client has one request under way, so no more than that can break, and only in the moment of the kill.
    expect(failed.length, JSON.stringify(failed)).toBeLessThanOrEqual(CLIENTS);
    for (const { at } of failed) expect(at).toBeGreaterThanOrEqual(killedAt);
    const answered = reports.reduce((sum, report) => sum + report.answered, 0);
    expect(answered).toBeGreaterThan(CLIENTS);
    const after = await spent(connection);
    expect(after.credits - before.credits).toBe(answered);
    expect(after.analyses - before.analyses).toBe(answered);
    console.info(`killed under load: ${answered} answered, ${failed.length} broken off and repeated`);
    nodes[1] = await start(victim.port);
  });

  it("fails no request during a rolling restart under load", async () => {
    let isOver = false;
    const load = Promise.all(clients.map((visitors) => analyseUntil(nginx.address, visitors, () => isOver)));
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index] as NodeProcess;
      await nginx.route(nodes.filter((other) => other !== node).map(({ port }) => port));
      expect(await node.stop()).toBe(0);
      nodes[index] = await start(node.port);
      await nginx.route(nodes.map(({ port }) => port));
    }
    isOver = true;
    const reports = await load;
    expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
    const answered = reports.reduce((sum, report) => sum + report.answered, 0);
    expect(answered).toBeGreaterThan(CLIENTS);
    console.info(`rolling restart: ${answered} answered, none failed`);
  });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function spent({ db }: DatabaseConnection): Promise<{ credits: number; analyses: number }> {
  const { rows } = (await db.execute(sql`
    select (select coalesce(-sum(amount), 0) from credit_entries where reason = 'analysis') as credits,
           (select count(*) from analyses) as analyses`)) as unknown as {
    rows: { credits: string; analyses: string }[];
  };
  return { credits: Number(rows[0]?.credits), analyses: Number(rows[0]?.analyses) };
}
