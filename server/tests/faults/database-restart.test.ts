import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type ErrorCode, ErrorEnvelope } from "@geulgyeol/contract";
import { expect, it } from "vitest";
import { openPostgres } from "../../src/db/connection.ts";
import { giftCredits } from "../../src/modules/credits/index.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { type PrivatePostgres, postgresPrograms, startPrivatePostgres } from "../../src/testing/private-postgres.ts";
import { runOn } from "../../src/testing/run-on-postgres.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { freePort } from "../load/free-port.ts";
import { startNode } from "../load/node-process.ts";
import { signUpAt, type Visitor } from "../load/visitor.ts";
import { readAccountTotals } from "./read-account-totals.ts";

const BREAKS = process.env.TEST_LONG ? 20 : 4;
const CALLERS = 8;
const RECOVERY_MS = 30_000;
/** Codes that do not blame the request. */
const MAY_BE_REFUSED: ReadonlySet<ErrorCode> = new Set(["DATABASE_UNAVAILABLE", "SERVER_BUSY", "RATE_LIMITED"]);

const programs = postgresPrograms();
if (programs === null) console.warn("Skipped: restarts of PostgreSQL need its programs initdb and pg_ctl.");

it.skipIf(programs === null)(
  "survives PostgreSQL restarts and ended sessions under load without losing credits",
  async () => {
    if (programs === null) return;
    const cluster = await startPrivatePostgres(programs, await freePort());
    const node = await startNode(await freePort(), {
      DATABASE_URL: cluster.url,
      DATA_DIR: temporaryFolder(),
      ANALYSIS_WORKERS: "1",
      TRUST_PROXY: "1",
      LOG_LEVEL: "fatal",
    });
    try {
      const visitors: Visitor[] = [];
      for (let count = 0; count < CALLERS; count++) visitors.push(await signUpAt(node.address));
      const before = openPostgres(cluster.url);
      for (const { userId } of visitors) await giftCredits({ db: before.db, now: new Date() }, userId, 1_000);
      await before.close();

      let isOver = false;
      const calling = Promise.all(
        visitors.map((visitor, index) => callUntil(node.address, `10.0.0.${index}`, visitor, () => isOver)),
      );
      for (let count = 0; count < BREAKS; count++) {
        await pause(1_500);
        await breakSessions(cluster, count);
        await expect.poll(() => isReady(node.address), { timeout: RECOVERY_MS, interval: 100 }).toBe(true);
      }
      await pause(1_500);
      isOver = true;
      const answered = await calling;

      const after = openPostgres(cluster.url);
      for (const [index, { userId }] of visitors.entries()) {
        const totals = await readAccountTotals(after.db, userId);
        expect(totals.analyses).toEqual(expect.arrayContaining([...(answered[index] ?? [])]));
        expect(totals.charged).toBe(totals.analyses.length);
        expect(totals.spent).toBe(totals.charged);
        expect(totals.unpaid).toBe(0);
        expect(totals.balance).toBe(totals.ledger);
      }
      await after.close();
      expect(answered.flat().length).toBeGreaterThan(CALLERS);
      expect(await node.stop()).toBe(0);
    } finally {
      await node.kill();
      await cluster.close();
    }
  },
  120_000 + BREAKS * 40_000,
);

async function breakSessions(cluster: PrivatePostgres, count: number): Promise<void> {
  if (count % 3 === 0) await cluster.restart("fast");
  else if (count % 3 === 1) await cluster.restart("immediate");
  else
    await runOn(
      cluster.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'geulgyeol'",
    );
}

const isReady = async (address: string) => (await fetch(`${address}/api/health`)).status === 200;

/** Analyses texts and renames the results until `isOver`, and returns the ids of the answered analyses. */
async function callUntil(address: string, from: string, { cookie }: Visitor, isOver: () => boolean): Promise<string[]> {
  const headers = { cookie, "x-forwarded-for": from, "content-type": "application/json" };
  const ask = async (method: string, path: string, body: object, more: object = {}) => {
    const request = { method, body: JSON.stringify(body), headers: { ...headers, ...more } };
    const answer = await fetch(`${address}${path}`, request);
    const said: unknown = await answer.json();
    if (answer.ok) return (said as { data: { analysisId?: string } }).data;
    const { error } = ErrorEnvelope.parse(said);
    if (!MAY_BE_REFUSED.has(error.code)) throw new Error(`${method} ${path}: ${answer.status} ${error.code}`);
    return null;
  };
  const judged: string[] = [];
  for (let turn = 0; !isOver(); turn++) {
    if (turn % 20 === 0) {
      const key = { "idempotency-key": randomUUID() };
      const text = koreanText(Math.floor(Math.random() * 2 ** 31));
      const result = await ask("POST", "/api/analyze", { text }, key);
      if (result?.analysisId !== undefined) judged.push(result.analysisId);
    } else if (judged.length > 0) {
      await ask("PATCH", "/api/history/analysis", { id: judged.at(-1), title: `제목 ${turn}` });
    }
    await pause(60);
  }
  return judged;
}
