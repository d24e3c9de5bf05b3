import { sql } from "drizzle-orm";
import type { Database, DatabaseConnection } from "../src/db/connection.ts";
import { bigramKeys, foldText, ownerKeys } from "../src/modules/history/search-keys.ts";

/** Texts that the rows use in turn. */
const TEXTS = 20_000;
const MONTHS = 24;
const OTHERS = 9_000;
const END = new Date("2026-12-01T00:00:00Z");

/** Words of different frequency for searches, none of which is part of another word. */
const WORDS = {
  everywhere: "니다",
  common: "텃밭",
  rare: "갸륵",
  fewer: "쁘띠",
  commonPhrase: "동네 텃밭이 생겼습니다",
  rarePhrase: "갸륵한 마음으로 살았습니다",
  apart: "륵한생겼텃밭",
} as const;

interface Bench {
  /** The user of many rows, and one of a hundred. */
  readonly one: string;
  readonly few: string;
  readonly words: typeof WORDS;
  /** When the newest row was made. */
  readonly end: Date;
}

/**
 * Fills an empty, migrated database with analyses of generated Korean texts of some 120 characters, spread over two
 * years, and with their history entries. The reports are empty, since lists do not read them.
 */
export async function fillBench(
  { db, executeSql }: Pick<DatabaseConnection, "db" | "executeSql"> & { address: string },
  { rows, own }: { rows: number; own: number },
): Promise<Bench> {
  const [one, few] = ["user-0", "user-1"];
  await executeSql("set statement_timeout = 0");
  await fillTexts(db);
  const indexes = (await executeSql(
    `select indexname, indexdef from pg_indexes where tablename in ('analyses', 'history_entries', 'history_texts')
     and indexname not like '%_pkey'`,
  )) as { rows: { indexname: string; indexdef: string }[] };
  for (const { indexname } of indexes.rows) await executeSql(`drop index ${indexname}`);
  await executeSql(`insert into users (id, name, email) select 'user-' || n, 'bench', 'user-' || n || '@example.com'
    from generate_series(0, ${OTHERS}) n`);
  await executeSql(`insert into pro_periods (id, user_id, starts_at, ends_at)
    select id, id, '2020-01-01', '2030-01-01' from users where id in ('${one}', '${few}')`);
  await executeSql(`alter table analyses disable trigger all; alter table history_entries disable trigger all;
    alter table history_texts disable trigger all`);
  // In order of creation, so that the users' rows are interleaved as in reality.
  const AT_ONCE = 50_000;
  for (let from = 0; from < rows; from += AT_ONCE) {
    const to = Math.min(rows, from + AT_ONCE) - 1;
    await executeSql(`create unlogged table bench_rows as
      select n as sequence, 'analysis-' || n as id, (abs(hashint8(n)::bigint) % ${TEXTS})::int as text_id,
        case when n % ${Math.round(rows / own)} = 0 then '${one}'
          when n % ${Math.round(rows / 100)} = 1 then '${few}'
          else 'user-' || (2 + n * 31 % ${OTHERS - 1}) end as user_id,
        timestamptz '${END.toISOString()}' - (${rows} - n) * interval '${(MONTHS * 30 * 24 * 3_600) / rows} seconds' as created_at,
        (array['human', 'human', 'ai', 'mixed', 'ai'])[1 + draw % 5] as verdict,
        case when draw / 5 % 50 = 7 then 'ensemble' when draw / 5 % 25 = 3 then 'wordLevel' else 'basic' end as kind,
        draw / 250 % 1000 = 5 as is_favourite
      from (select n, abs(hashint8(n + 7000000000)::bigint) as draw from generate_series(${from}::bigint, ${to}::bigint) n) rows`);
    await executeSql(`insert into analyses (id, sequence, user_id, kind, text, text_hash, char_count, trigger, source, verdict,
        ai_probability, report, engine_version, model_version, processing_time_ms, charged, created_at, is_favourite)
      overriding system value
      select r.id, sequence, user_id, kind, t.text, md5(r.id), length(t.text), 'manual', '{"kind":"paste"}', verdict, 0.5, '{}',
        'bench', 'bench', 100, 1, created_at, is_favourite from bench_rows r join bench_texts t on t.id = text_id
      order by sequence`);
    await executeSql(`insert into history_entries select r.id, user_id, sequence, created_at, left(t.text, 40), kind, 'paste',
        length(t.text), verdict, 0.5, 0.4, 0.6, false, is_favourite, 'bench', 'bench', array[30,500,20,100,40,900]
      from bench_rows r join bench_texts t on t.id = text_id order by sequence`);
    await executeSql(`insert into history_texts (analysis_id, user_id, sequence, created_at, keys)
      select r.id, user_id, sequence, created_at, t.keys || ${ownerKeysOf("YYYY-MM")} || ${ownerKeysOf("YYYY")}
      from bench_rows r join bench_texts t on t.id = text_id order by sequence`);
    await executeSql("drop table bench_rows");
  }
  await executeSql("set maintenance_work_mem = '1GB'");
  for (const { indexdef } of indexes.rows) await executeSql(indexdef);
  await executeSql("reset statement_timeout");
  await executeSql("vacuum analyze analyses");
  await executeSql("vacuum analyze history_entries");
  await executeSql("vacuum analyze history_texts");
  await checkKeys(db);
  return { one, few, words: WORDS, end: END };
}

/** `ownerKeys` in SQL. */
function ownerKeysOf(period: "YYYY-MM" | "YYYY"): string {
  const key = (fact: string) => {
    const time = `to_char(created_at at time zone 'utc', '${period}')`;
    const digest = `sha256(convert_to(user_id || E'\\n' || ${time} || E'\\n' || ${fact}, 'utf8'))`;
    const hash = `('x' || encode(substring(${digest}, 1, 4), 'hex'))::bit(32)::int`;
    return `(select case when hash between 0 and 65535 then hash - 65536 else hash end from (select ${hash} as hash) key)`;
  };
  const always = [key("''"), key("'verdict ' || verdict"), key("'kind ' || kind")].join(" || ");
  return `${always} || case when is_favourite then array[${key("'favourite'")}] else '{}' end`;
}

/** The SQL above must create the same keys as the server. */
async function checkKeys(db: Database): Promise<void> {
  const { rows } = (await db.execute(
    sql`select keys from history_texts where analysis_id = 'analysis-50'`,
  )) as unknown as { rows: { keys: number[] }[] };
  const { rows: entries } = (await db.execute(
    sql`select created_at, verdict, kind, is_favourite, user_id from history_entries where analysis_id = 'analysis-50'`,
  )) as unknown as {
    rows: { created_at: Date; verdict: "ai"; kind: "basic"; is_favourite: boolean; user_id: string }[];
  };
  const [entry] = entries;
  if (entry === undefined) throw new Error("no rows");
  const facts = { verdict: entry.verdict, kind: entry.kind, isFavourite: entry.is_favourite };
  const month = new Date(entry.created_at).toISOString().slice(0, 7);
  for (const key of [month, month.slice(0, 4)].flatMap((period) => ownerKeys(entry.user_id, period, facts))) {
    if (!rows[0]?.keys.includes(key)) throw new Error("The bench makes other keys than the server.");
  }
}

async function fillTexts(db: Database): Promise<void> {
  await db.execute(sql`create unlogged table bench_texts (id int primary key, text text, keys int[])`);
  const below = randomNumbers(7);
  const syllables = Array.from({ length: 700 }, () => String.fromCharCode(0xac00 + below(11_172)));
  // The lower of two uniform draws: some syllables are common, most are rare, as in any language.
  const syllable = () => syllables[Math.min(below(700), below(700), below(700))] ?? "가";
  const lexicon = Array.from({ length: 5_000 }, () => Array.from({ length: 2 + below(3) }, syllable).join(""));
  const word = () => lexicon[Math.min(below(5_000), below(5_000))] ?? "";
  const AT_ONCE = 1_000;
  for (let from = 0; from < TEXTS; from += AT_ONCE) {
    const values = Array.from({ length: AT_ONCE }, (_, at) => {
      const id = from + at;
      const sentences = Array.from({ length: 5 }, () => `${word()} ${word()}에서 ${word()}을 ${word()}했습니다.`);
      if (id % 50 === 0) sentences.splice(2, 0, "우리 동네 텃밭이 생겼습니다.");
      if (id % 50 === 1) sentences.splice(2, 0, "저는 텃밭에 갑니다.");
      if (id === 4_711) sentences.push("갸륵한 마음으로 살았습니다.");
      if (id === 12_347) sentences.push("쁘띠 케이크를 먹었습니다.");
      const text = sentences.join(" ");
      const folded = foldText(text);
      return sql`(${id}::int, ${text}, ${`{${[...bigramKeys(folded)].join()}}`}::int[])`;
    });
    await db.execute(sql`insert into bench_texts values ${sql.join(values, sql`, `)}`);
  }
}

function randomNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
