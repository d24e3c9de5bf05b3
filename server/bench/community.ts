import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { POSTS_PER_PAGE } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import type { Database, DatabaseConnection } from "../src/db/connection.ts";
import { listPosts, type PostsWanted } from "../src/modules/community/list-posts.ts";
import { keysOf, toSearchText } from "../src/modules/community/search-words.ts";
import { onBenchDatabase } from "./bench-database.ts";

/**
 * Time of the community's lists and searches with 100,000 posts on PostgreSQL, without HTTP. Uses a database of its
 * own.
 *
 * `DATABASE_URL=postgres://… npx tsx server/bench/community.ts [posts] [rounds]`; `--plans` also prints the plans.
 */
const numbers = process.argv.slice(2).filter((one) => /^\d+$/.test(one));
const posts = Number(numbers[0] ?? 100_000);
const rounds = Number(numbers[1] ?? 50);
const LIMIT_MS = 50;
const TEXTS = 5_000;

/** A linear congruential generator (Numerical Recipes' constants). */
const numbersFrom = (seed: number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};
const drawn = numbersFrom(7);
const SYLLABLES = Array.from({ length: 700 }, () => String.fromCharCode(0xac00 + drawn(11_172)));

await onBenchDatabase(async (connection) => {
  await fill(connection);
  await measure(connection);
});

async function fill({ db, executeSql }: DatabaseConnection): Promise<void> {
  await executeSql("set statement_timeout = 0");
  await executeSql(`insert into users (id, name, email) select 'user-' || n, 'bench', 'user-' || n || '@example.com'
    from generate_series(0, 999) n`);
  await executeSql(
    `insert into community_profiles select 'user-' || n, '글쓴이' || n, now() from generate_series(0, 999) n`,
  );
  await executeSql("create unlogged table bench_texts (id int, title text, body text, search text, pairs text[])");
  for (let from = 0; from < TEXTS; from += 500) {
    const values = Array.from({ length: 500 }, (_, at) => {
      const [title, body] = textOf(from + at);
      const search = toSearchText(`${title}\n${body}`);
      return sql`(${from + at}::int, ${title}, ${body}, ${search}, ${sql.param(keysOf(search))}::text[])`;
    });
    await db.execute(sql`insert into bench_texts values ${sql.join(values, sql`, `)}`);
  }
  await executeSql("alter table community_posts disable trigger all");
  // Built at once, the index is as after a reindex; filling it post by post takes hours.
  const { rows } = await executeSql("select indexdef from pg_indexes where indexname = 'community_posts_search'");
  const [index] = rows as { indexdef: string }[];
  await executeSql("drop index community_posts_search");
  await executeSql(`insert into community_posts (id, author_id, category, title, body, search_text, search_pairs, like_count,
      comment_count, view_count, created_at)
    select 'post-' || n, 'user-' || n % 1000, (array['question', 'tip', 'result', 'free'])[1 + n % 4], t.title, t.body, t.search,
      t.pairs, abs(hashint8(n)) % 50, abs(hashint8(n + 1000000)) % 30, 10, timestamptz '2026-11-01' - (${posts} - n) * interval '5 minutes'
    from generate_series(1, ${posts}) n join bench_texts t on t.id = abs(hashint8(n + 7)) % ${TEXTS} order by n`);
  await executeSql("set maintenance_work_mem = '1GB'");
  await executeSql(index?.indexdef ?? "");
  await executeSql("vacuum analyze community_posts");
  await executeSql("reset statement_timeout");
}

/** Words of uneven frequency; one word is in every fiftieth text, one in a single one. */
function textOf(id: number): [string, string] {
  const below = numbersFrom(id + 1);
  const syllable = () => SYLLABLES[Math.min(below(700), below(700), below(700))] ?? "가";
  const word = () => Array.from({ length: 2 + below(3) }, syllable).join("");
  const sentence = () => `${word()} ${word()}에서 ${word()}을 ${word()}했습니다.`;
  const body = Array.from({ length: 18 }, sentence);
  if (id % 50 === 0) body.splice(3, 0, "우리 동네 텃밭이 생겼습니다.");
  if (id === 4_711) body.push("갸륵한 마음으로 살았습니다.");
  return [sentence().slice(0, 40), body.join(" ")];
}

function callsOf(db: Database) {
  const ask = (wanted: Partial<PostsWanted>) =>
    listPosts(db, null, { sort: "new", mine: false, limit: POSTS_PER_PAGE, ...wanted });
  const calls: Record<string, () => ReturnType<typeof ask>> = {
    "new: first page": () => ask({}),
    "new: in the middle": () => ask({ cursor: String(posts / 2) }),
    "new: of one category": () => ask({ category: "tip" }),
    popular: () => ask({ sort: "popular" }),
    "popular: of one category": () => ask({ sort: "popular", category: "tip" }),
    "most discussed": () => ask({ sort: "comments" }),
    "search: in all": () => ask({ query: "했습니다" }),
    "search: one in 50": () => ask({ query: "텃밭" }),
    "search: one in 50, popular": () => ask({ query: "텃밭", sort: "popular" }),
    "search: one in 50, of one category": () => ask({ query: "텃밭", category: "tip" }),
    "search: one in 5,000": () => ask({ query: "갸륵한" }),
    "search: nowhere": () => ask({ query: "뷁쀍" }),
    "search: its pairs apart": () => ask({ query: "텃밭했습" }),
    "search: two words, one of them in all": () => ask({ query: "텃밭 했습니다" }),
    "search: one syllable": () => ask({ query: "텃" }),
    "search: one syllable, nowhere": () => ask({ query: "뷁" }),
    "search: a syllable that is in all": () => ask({ query: "다" }),
  };
  return calls;
}

async function measure({ db, executeSql }: DatabaseConnection): Promise<void> {
  const { rows: about } =
    await executeSql(`select version() as version, pg_size_pretty(pg_database_size(current_database())) as size,
    pg_size_pretty(pg_relation_size('community_posts_search')) as search`);
  const [{ version, size, search }] = about as [{ version: string; size: string; search: string }];
  console.log(
    `${new Date().toISOString()} · ${cpus().length} × ${cpus()[0]?.model ?? "?"} · ${version.split(" on ")[0]}\n` +
      `${posts} posts, ${size}, of it ${search} for the search; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const [{ pid }] = (await executeSql("select pg_backend_pid() as pid")).rows as [{ pid: number }];
  const calls = callsOf(db);
  const lines: string[] = [];
  for (const [call, run] of Object.entries(calls)) {
    const found = (await run()).posts.length;
    const before = cpuMs(pid);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1);
    const cpu = (cpuMs(pid) - before) / rounds;
    lines.push(`| ${call} | ${found} | ${cpu.toFixed(1)} | ${at(0.5)} | ${at(0.95)} |${cpu > LIMIT_MS ? " SLOW" : ""}`);
  }
  console.log("\n| call | found | processor ms, mean | ms, p50 | ms, p95 |\n|---|---|---|---|---|");
  console.log(lines.join("\n"));
  if (process.argv.includes("--plans")) for (const [call, run] of Object.entries(calls)) await explain(call, run);

  async function explain(call: string, run: () => Promise<unknown>): Promise<void> {
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
    const [first] = sent;
    const { rows: plan } = await executeSql(`explain (analyze, buffers, costs off) ${first?.text}`, first?.values);
    console.log(
      `\n## ${call}\n${(plan as { "QUERY PLAN": string }[]).map((line) => line["QUERY PLAN"].slice(0, 180)).join("\n")}`,
    );
  }
}

/** Processor time of this process and of the database's (Linux, same machine; in steps of 10 ms). */
function cpuMs(backend: number): number {
  const { user, system } = process.cpuUsage();
  try {
    const fields = readFileSync(`/proc/${backend}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (user + system) / 1_000 + (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return (user + system) / 1_000;
  }
}
