import { cpus, loadavg } from "node:os";
import { type HistoryFilters, listHistory as listHistoryEndpoint } from "@geulgyeol/contract";
import type { Database, DatabaseConnection } from "../src/db/connection.ts";
import { listHistory } from "../src/modules/history/list-history.ts";
import { summariseHistory } from "../src/modules/history/summarise-history.ts";
import { onBenchDatabase } from "./bench-database.ts";
import { fillBench } from "./history-rows.ts";
import { measureCall } from "./measure-call.ts";

/**
 * Time of the history's lists and searches with a million rows, 100,000 of them one user's, without HTTP. Uses a
 * database of its own.
 *
 * `DATABASE_URL=postgres://… npx tsx server/bench/history.ts [rows] [rows of the one user] [rounds]`
 */
const rows = Number(process.argv[2] ?? 1_000_000);
const own = Number(process.argv[3] ?? rows / 10);
const rounds = Number(process.argv[4] ?? 100);
const LIMIT_MS = 50;

await onBenchDatabase(measure);

async function measure({ db, executeSql }: DatabaseConnection, address: string): Promise<void> {
  const began = Date.now();
  const filled = await fillBench({ db, executeSql, address }, { rows, own });
  const { rows: sizes } = await executeSql(
    "select version() as version, pg_size_pretty(pg_database_size(current_database())) as size",
  );
  const [about] = sizes as { version: string; size: string }[];
  const [cpu] = cpus();
  console.log(
    `${new Date().toISOString()} · ${cpus().length} × ${cpu?.model ?? "?"} · ${about?.version.split(" on ")[0]}`,
  );
  console.log(
    `${rows} rows, ${own} of one user, ${about?.size}, filled in ${Math.round((Date.now() - began) / 1_000)} s; load ${loadavg()[0]?.toFixed(1)}`,
  );

  const [{ pid: backend }] = (await executeSql("select pg_backend_pid() as pid")).rows as [{ pid: number }];
  const calls = callsOf(db, filled);
  const table = [];
  for (const [call, run] of Object.entries(calls)) {
    table.push(await measureCall(call, async () => (await run()).entries, { backend, rounds }));
  }
  console.table(table);
  const slow = table.filter(({ p95Ms }) => p95Ms >= LIMIT_MS);
  console.log(
    slow.length === 0
      ? `All under ${LIMIT_MS} ms at p95.`
      : `Not under ${LIMIT_MS} ms: ${slow.map(({ call }) => call)}`,
  );
  console.log(JSON.stringify({ bench: "history", rows, own, rounds, table }));
  const explained = [
    "list: in the middle",
    "filter: verdict and kind",
    "search: 2 syllables, rare",
    "search: 2 syllables, common",
  ];
  for (const call of explained) await explain({ db, executeSql }, call, calls[call] as Call);
}

type Call = () => Promise<{ entries: unknown[] }>;

function callsOf(db: Database, { one, few, words, end }: Awaited<ReturnType<typeof fillBench>>) {
  const versions = { engineVersion: "bench", modelVersion: "bench" };
  const ask = (userId: string, filters: Record<string, string | number>) =>
    listHistory({ db, now: end, versions }, userId, listHistoryEndpoint.request.parse(filters) as HistoryFilters);
  const middle = `${end.getTime() - 400 * 24 * 3_600_000}-999999999999999`;
  const calls: Record<string, Call> = {
    "list: first page": () => ask(one, {}),
    "list: in the middle": () => ask(one, { cursor: middle }),
    "list: a user of 100 rows": () => ask(few, {}),
    "filter: verdict": () => ask(one, { verdict: "mixed" }),
    "filter: kind, 1 in 50": () => ask(one, { kind: "ensemble" }),
    "filter: verdict and kind": () => ask(one, { verdict: "mixed", kind: "ensemble" }),
    "filter: favourites, 1 in 1,000": () => ask(one, { favourite: "true" }),
    "filter: favourites of one verdict": () => ask(one, { favourite: "true", verdict: "ai" }),
    "filter: days of one month": () => ask(one, { from: "2025-06-01", to: "2025-06-30" }),
    "filter: no row has it": () =>
      ask(one, { verdict: "mixed", favourite: "true", kind: "wordLevel", to: "2024-12-31" }),
    summary: async () => ({ entries: [await summariseHistory({ db, now: end }, one)] }),
    "search: 2 syllables, in most": () => ask(one, { query: words.everywhere }),
    "search: 2 syllables, common": () => ask(one, { query: words.common }),
    "search: 2 syllables, rare": () => ask(one, { query: words.rare }),
    "search: 2 syllables, nowhere": () => ask(one, { query: "뷁쀍" }),
    "search: 2 syllables, as rare, once more": () => ask(one, { query: words.fewer }),
    "search: long, common": () => ask(one, { query: words.commonPhrase }),
    "search: long, rare": () => ask(one, { query: words.rarePhrase }),
    "search: long, its bigrams apart": () => ask(one, { query: words.apart }),
    "search: common, in the middle": () => ask(one, { query: words.common, cursor: middle }),
    "search: common and a verdict": () => ask(one, { query: words.common, verdict: "mixed" }),
    "search: common, favourites": () => ask(one, { query: words.everywhere, favourite: "true" }),
    "search: common, a month long ago": () => ask(one, { query: words.common, from: "2025-02-01", to: "2025-02-28" }),
    "search: a user of 100 rows, in most": () => ask(few, { query: words.everywhere }),
    "search: a user of 100 rows, rare": () => ask(few, { query: words.rare }),
  };
  return calls;
}

/** Plans of the statements that a call sends. */
async function explain(
  { db, executeSql }: Pick<DatabaseConnection, "db" | "executeSql">,
  call: string,
  run: Call,
): Promise<void> {
  const client = (db as unknown as { $client: { query: (...given: unknown[]) => Promise<unknown> } }).$client;
  const { query } = client;
  const sent: { text: string; values: unknown[] }[] = [];
  client.query = (...given) => {
    const [config, values] = given as [{ text: string }, unknown[]];
    sent.push({ text: config.text, values });
    return query.apply(client, given);
  };
  await run();
  client.query = query;
  console.log(`\n## ${call}`);
  for (const { text, values } of sent) {
    const { rows: lines } = await executeSql(`explain (analyze, buffers, costs off) ${text}`, values);
    console.log((lines as { "QUERY PLAN": string }[]).map((line) => shorten(line["QUERY PLAN"])).join("\n"), "\n");
  }
}

function shorten(line: string): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
