import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { AnalyseRequest, type AnalysisKind } from "@geulgyeol/contract";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector } from "@geulgyeol/wording/report";
import type { DatabaseConnection } from "../src/db/connection.ts";
import { createLogger } from "../src/http/request-log.ts";
import { setMailboxSecret } from "../src/modules/accounts/index.ts";
import { users } from "../src/modules/accounts/tables.ts";
import { analyseText, prepareStoring, serializeAnalysis } from "../src/modules/analysis/index.ts";
import { giftCredits } from "../src/modules/credits/index.ts";
import { createSearchIndexer, historyListing } from "../src/modules/history/index.ts";
import { engineModelFile } from "../src/runtime-paths.ts";
import { koreanText } from "../src/testing/korean-text.ts";
import { onBenchDatabase } from "./bench-database.ts";

/**
 * Processor time, rows and bytes of one analysis on PostgreSQL, for docs/capacity-plan.md. Made-up texts compress worse
 * and have more bigrams than real ones.
 *
 * `DATABASE_URL=postgres://… npx tsx server/bench/growth.ts [analyses of each kind]`
 */
const each = Number(process.argv[2] ?? 200);
const KINDS: readonly (readonly [AnalysisKind, number])[] = [
  ["basic", 500],
  ["basic", 2_000],
  ["wordLevel", 2_000],
  ["ensemble", 2_000],
];
/** Analyses per user, as many as after some months. */
const OF_ONE_USER = 50;

setMailboxSecret("only for the bench");
const detector = wordDetector(createDetector(readFileSync(engineModelFile)));
await onBenchDatabase(async (connection) => {
  console.log(
    `${new Date().toISOString()} · Node ${process.versions.node} · ${cpus().length} × ${cpus()[0]?.model ?? "?"} · ` +
      `${each} analyses of each kind · load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(
    "| kind | characters | engine, ms | storing: node, ms | storing: database, ms | rows | table bytes | index bytes |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const [kind, characters] of KINDS) await measure(connection, kind, characters);
  await printTableSizes(connection);
});

async function measure(connection: DatabaseConnection, kind: AnalysisKind, characters: number): Promise<void> {
  const { db, executeSql } = connection;
  const [{ pid }] = (await executeSql("select pg_backend_pid() as pid")).rows as [{ pid: number }];
  const before = await sizes(connection);
  let engineMs = 0;
  const indexer = createSearchIndexer({ db, log: createLogger("silent"), isBusy: () => false });
  const parts = {
    db,
    versions: { engineVersion: "bench", modelVersion: "bench" },
    storing: prepareStoring(historyListing(indexer)),
    now: () => new Date(),
    analyse: async (text: string, options: Parameters<typeof detector.analyse>[1]) => {
      const start = ownMs();
      const analysis = serializeAnalysis(detector.analyse(text, options));
      engineMs += ownMs() - start;
      return { analysis, processingTimeMs: 1 };
    },
  };
  let [own, backend] = [0, 0];
  let userId = "";
  for (let at = 0; at < each; at++) {
    if (at % OF_ONE_USER === 0) {
      userId = randomUUID();
      await db.insert(users).values({ id: userId, name: "bench", email: `${userId}@example.com` });
      await giftCredits({ db, now: new Date() }, userId, 1_000);
    }
    const request = AnalyseRequest.parse({ text: koreanText(Math.floor(Math.random() * 2 ** 31), characters) });
    const [ownBefore, backendBefore] = [ownMs(), backendMs(pid)];
    await analyseText(parts, { userId, kind, request, requestKey: randomUUID() });
    own += ownMs() - ownBefore;
    backend += backendMs(pid) - backendBefore;
  }
  await indexer.idle();
  const after = await sizes(connection);
  const per = (value: number) => Math.round(value / each);
  const ms = (value: number) => (value / each).toFixed(1);
  console.log(
    `| ${kind} | ${characters} | ${ms(engineMs)} | ${ms(own - engineMs)} | ${ms(backend)} | ${((after.rows - before.rows) / each).toFixed(1)} ` +
      `| ${per(after.table - before.table)} | ${per(after.index - before.index)} |`,
  );
}

async function sizes({ executeSql }: DatabaseConnection): Promise<{ rows: number; table: number; index: number }> {
  await executeSql("analyze");
  const { rows } = await executeSql(`select sum(reltuples) filter (where relname not like 'pg_%') as rows,
    sum(pg_table_size(oid)) as table, sum(pg_indexes_size(oid)) as index from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const [found] = rows as { rows: string; table: string; index: string }[];
  return { rows: Number(found?.rows), table: Number(found?.table), index: Number(found?.index) };
}

async function printTableSizes({ executeSql }: DatabaseConnection): Promise<void> {
  const { rows } =
    await executeSql(`select relname as name, pg_table_size(oid) as table, pg_indexes_size(oid) as index from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 6`);
  console.log("\n| table | bytes per analysis | of indexes |\n|---|---|---|");
  const all = each * KINDS.length;
  for (const row of rows as { name: string; table: string; index: string }[]) {
    console.log(`| ${row.name} | ${Math.round(Number(row.table) / all)} | ${Math.round(Number(row.index) / all)} |`);
  }
}

function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Processor time of the database process (Linux, same machine); 0 if it cannot be read. */
function backendMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}
