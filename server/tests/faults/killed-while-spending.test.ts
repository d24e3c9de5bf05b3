import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, it } from "vitest";
import { openEmbedded, openPostgres } from "../../src/db/connection.ts";
import { copyEmbeddedTemplate } from "../../src/db/embedded-template.ts";
import { bundledProcess } from "../../src/testing/bundled-process.ts";
import { databaseAt, runOn } from "../../src/testing/run-on-postgres.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { insertUser } from "../../src/testing/test-database.ts";
import type { AccountTotals } from "./read-account-totals.ts";

const ROUNDS = process.env.TEST_LONG ? 200 : 5;
const ROUND_TIMEOUT_MS = 150_000;

/** Kills a process after it spent for 10 to 200 ms. Returns the totals at its start and the ids of its answered analyses. */
async function spendAndDie(
  place: string,
  userId: string,
  round: number,
): Promise<{ totals: AccountTotals; answered: string[] }> {
  const child = spawn(process.execPath, [bundledProcess("spender").file, place, userId], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += data));
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once("exit", (_code, signal) => done(signal)));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === 2) setTimeout(() => child.kill("SIGKILL"), 10 + ((round * 67) % 190));
  }
  expect(await ended, complaint).toBe("SIGKILL");
  const [first = "", ...answered] = lines;
  return { totals: JSON.parse(first) as AccountTotals, answered: answered.filter((line) => line.length === 36) };
}

/** Every answered analysis is stored and paid once, and the balance equals the sum of the ledger. */
async function survive(place: string, userId: string): Promise<void> {
  const answered: string[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const { totals, answered: news } = await spendAndDie(place, userId, round);
    expect(new Set(totals.analyses)).toEqual(new Set([...totals.analyses, ...answered]));
    expect(totals.spent).toBe(totals.charged);
    expect(totals.charged).toBe(totals.analyses.length);
    expect(totals.unpaid).toBe(0);
    expect(totals.balance).toBe(totals.ledger);
    answered.push(...news);
  }
  expect(answered.length).toBeGreaterThan(ROUNDS);
}

it(
  "neither loses nor doubles credits when killed while spending (PGlite)",
  async () => {
    const folder = join(temporaryFolder(), "database");
    await copyEmbeddedTemplate(folder);
    const connection = await openEmbedded(folder);
    const userId = await insertUser(connection.db);
    await connection.close();
    await survive(folder, userId);
  },
  (ROUNDS + 1) * ROUND_TIMEOUT_MS,
);

const postgres = inject("postgresTemplate");
it.skipIf(postgres === null)(
  "neither loses nor doubles credits when killed while spending (PostgreSQL)",
  async () => {
    if (postgres === null) return;
    const database = `geulgyeol_test_${randomUUID().replaceAll("-", "")}`;
    await runOn(postgres.url, `create database ${database} template ${postgres.database}`);
    const place = databaseAt(postgres.url, database);
    const connection = openPostgres(place);
    const userId = await insertUser(connection.db);
    await connection.close();
    await survive(place, userId);
    await runOn(postgres.url, `drop database ${database} with (force)`);
  },
  (ROUNDS + 1) * ROUND_TIMEOUT_MS,
);
