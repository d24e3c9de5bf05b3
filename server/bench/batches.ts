import { cpus, loadavg } from "node:os";
import {
  type BatchFilters,
  listBatches as listBatchesEndpoint,
  listHistory as listHistoryEndpoint,
} from "@geulgyeol/contract";
import type { DatabaseConnection } from "../src/db/connection.ts";
import { listBatches } from "../src/modules/batches/list-batches.ts";
import { readBatch } from "../src/modules/batches/read-batch.ts";
import { takeTexts } from "../src/modules/batches/take-texts.ts";
import { listHistory } from "../src/modules/history/list-history.ts";
import { onBenchDatabase } from "./bench-database.ts";
import { measureCall } from "./measure-call.ts";

/**
 * Time to list, open and filter batches: 10,000 of 40 texts each, 1,000 of them one user's, without HTTP. Uses a database
 * of its own.
 *
 * `DATABASE_URL=postgres://… npx tsx server/bench/batches.ts [batches] [rounds]`
 */
const BATCHES = Number(process.argv[2] ?? 10_000);
const ROUNDS = Number(process.argv[3] ?? 100);
const TEXTS = 40;
const OWN = BATCHES / 10;
const LIMIT_MS = 50;
const END = new Date("2026-12-01T00:00:00Z");
const ONE = "user-0";

await onBenchDatabase(measure);

async function measure({ db, executeSql }: DatabaseConnection): Promise<void> {
  const began = Date.now();
  await fill(executeSql);
  const { rows } = await executeSql(
    "select version() as version, pg_size_pretty(pg_database_size(current_database())) as size",
  );
  const [about] = rows as { version: string; size: string }[];
  console.log(
    `${new Date().toISOString()} · ${cpus().length} × ${cpus()[0]?.model ?? "?"} · ${about?.version.split(" on ")[0]}`,
  );
  console.log(
    `${BATCHES} batches of ${TEXTS}, ${OWN} of one user, ${about?.size}, filled in ${Math.round((Date.now() - began) / 1_000)} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const parts = { db, now: END };
  const ask = (filters: object) =>
    listBatches(db, ONE, listBatchesEndpoint.request.parse(filters) as BatchFilters).then(({ batches }) => batches);
  const versions = { engineVersion: "bench", modelVersion: "bench" };
  const [{ pid: backend }] = (await executeSql("select pg_backend_pid() as pid")).rows as [{ pid: number }];
  let round = 0;
  const calls: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
    "list: first page": () => ask({}),
    "list: in the middle": () => ask({ cursor: `${END.getTime() - (OWN / 2) * 3_600_000}-x` }),
    "filter: a name that 1 in 12 has": () => ask({ query: "반 수행" }),
    "filter: a name that one has": () => ask({ query: `과제 ${OWN / 2}` }),
    "filter: no name has it": () => ask({ query: "뷁쀍" }),
    "open: a batch of 40": async () => (await readBatch(parts, ONE, `batch-${round++ % OWN}`)).texts,
    "history beside them: first page": async () =>
      (await listHistory({ ...parts, versions }, ONE, listHistoryEndpoint.request.parse({}))).entries,
    "take texts to judge, 1,000 waiting": () => takeTexts(parts, 2),
  };
  const table = [];
  for (const [call, run] of Object.entries(calls))
    table.push(await measureCall(call, run, { backend, rounds: ROUNDS }));
  console.table(table);
  const slow = table.filter(({ p95Ms }) => p95Ms >= LIMIT_MS);
  console.log(
    slow.length === 0
      ? `All under ${LIMIT_MS} ms at p95.`
      : `Not under ${LIMIT_MS} ms: ${slow.map(({ call }) => call)}`,
  );
  console.log(JSON.stringify({ bench: "batches", batches: BATCHES, texts: TEXTS, own: OWN, rounds: ROUNDS, table }));
}

/** One user's batches come between those of 300 others, as in reality. */
async function fill(executeSql: DatabaseConnection["executeSql"]): Promise<void> {
  await executeSql("set statement_timeout = 0");
  await executeSql(`insert into users (id, name, email) select 'user-' || n, 'bench', 'user-' || n || '@example.com'
    from generate_series(0, 300) n`);
  await executeSql(`insert into pro_periods (id, user_id, starts_at, ends_at)
    values ('one', '${ONE}', '2020-01-01', '2030-01-01')`);
  await executeSql(`insert into batches (id, owner_id, name, created_at)
    select case when n % 10 = 0 then 'batch-' || n / 10 else 'other-' || n end,
      case when n % 10 = 0 then '${ONE}' else 'user-' || (1 + n % 300) end,
      case when n / 10 % 12 = 3 then (n % 9 + 1) || '반 수행평가 ' || n else '과제 ' || n / 10 end,
      timestamptz '${END.toISOString()}' - (${BATCHES} - n) * interval '6 minutes'
    from generate_series(0, ${BATCHES - 1}) n`);
  // Analyses with a text of 1,200 characters and a report as long as a real one.
  await executeSql(`insert into analyses (id, user_id, kind, text, text_hash, char_count, trigger, source, verdict, ai_probability,
      report, engine_version, model_version, processing_time_ms, charged, created_at, batch_id)
    select b.id || '-' || n, owner_id, 'basic', repeat('우리 동네의 문제를 적었다. ', 80), md5(b.id || n), 1200, 'manual',
      '{"kind":"hwp"}', 'human', 0.2, json_build_object('filler', repeat(md5(b.id || n), 200)), 'bench', 'bench', 100, 1, created_at, b.id
    from batches b, generate_series(0, ${TEXTS - 1}) n`);
  await executeSql(`insert into history_entries (analysis_id, user_id, sequence, created_at, title, kind, source, char_count, verdict,
      ai_probability, lower, upper, is_held, is_favourite, engine_version, model_version, grain, batch_id)
    select id, user_id, sequence, created_at, 'text', 'basic', 'hwp', 1200, verdict, 0.2, 0.1, 0.3, false, false, 'bench', 'bench',
      array[30,500,20,100]::smallint[], batch_id from analyses`);
  await executeSql(`insert into analyses (id, user_id, kind, text, text_hash, char_count, trigger, source, verdict, ai_probability,
      report, engine_version, model_version, processing_time_ms, charged, created_at)
    select 'single-' || n, '${ONE}', 'basic', 'text', md5('s' || n), 1200, 'manual', '{"kind":"paste"}', 'human', 0.2, '{}', 'bench',
      'bench', 100, 1, timestamptz '${END.toISOString()}' - n * interval '1 hour' from generate_series(1, 2000) n`);
  await executeSql(`insert into history_entries (analysis_id, user_id, sequence, created_at, title, kind, source, char_count, verdict,
      ai_probability, lower, upper, is_held, is_favourite, engine_version, model_version, grain)
    select id, user_id, sequence, created_at, 'text', 'basic', 'paste', 1200, verdict, 0.2, 0.1, 0.3, false, false, 'bench', 'bench',
      array[30,500]::smallint[] from analyses where batch_id is null`);
  await executeSql(`insert into batch_texts (id, batch_id, position, pupil_number, pupil_name, file_name, state, char_count,
      analysis_id, finding, created_at, content_key)
    select b.id || '-' || n, b.id, n, n + 1, '이름' || n, n || '_이름_수행평가.hwp', 'judged', 1200, b.id || '-' || n,
      json_build_object('verdict', 'human', 'aiProbability', 0.2, 'interval', json_build_object('lower', 0.1, 'upper', 0.3),
        'certainty', 'strong', 'isHeld', false, 'holdReason', null, 'aiShare', 0, 'aiShareInterval',
        json_build_object('lower', 0, 'upper', 0.1), 'grain', (select json_agg(json_build_object('length', 30 + g, 'aiProbability', 0.21))
        from generate_series(1, 30) g)),
      created_at, 'key' from batches b, generate_series(0, ${TEXTS - 1}) n`);
  await executeSql(`insert into batch_texts (id, batch_id, position, state, text, char_count, created_at, content_key)
    select 'waiting-' || n, 'batch-' || n % 25, 40 + n, 'waiting', 'text', 1200, now(), 'key' from generate_series(0, 999) n`);
  await executeSql("vacuum (analyze)");
}
