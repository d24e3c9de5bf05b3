import { randomUUID } from "node:crypto";
import { AnalyseRequest } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { type Database, openEmbedded, openPostgres } from "../db/connection.ts";
import { analyseText } from "../modules/analysis/index.ts";
import { giftCredits } from "../modules/credits/index.ts";
import { putEntry } from "../modules/history/index.ts";
import { koreanText } from "../testing/korean-text.ts";
import { scriptedAnalyse } from "../testing/scripted-analyse.ts";
import { scriptedDetector } from "../testing/scripted-detector.ts";
import type { Books } from "./books.ts";

/**
 * A process that its parent kills: it opens the database (a folder, or an address of PostgreSQL), tells what stands in the
 * books of one user, then spends that user's credits on analyses, several at once, and tells each that was answered.
 */
const [place = "", userId = ""] = process.argv.slice(2);
const AT_ONCE = 4;

const connection = await (place.startsWith("postgres") ? openPostgres(place) : openEmbedded(place));
const { db } = connection;
console.log(JSON.stringify(await readBooks(db)));
await giftCredits({ db, now: new Date() }, userId, 1_000);
const { analyse } = scriptedAnalyse();
const parts = { db, analyse, versions: scriptedDetector, keep: putEntry, now: () => new Date() };
await Promise.all(Array.from({ length: AT_ONCE }, spendForEver));

async function spendForEver(): Promise<never> {
  for (;;) {
    const request = AnalyseRequest.parse({ text: koreanText(Math.floor(Math.random() * 2 ** 31)) });
    const input = { userId, kind: "basic" as const, request, requestKey: randomUUID() };
    const { analysisId, credits } = await analyseText(parts, input);
    if (credits.charged !== 1) throw new Error(`charged ${credits.charged}`);
    console.log(analysisId);
  }
}

async function readBooks(database: Database): Promise<Books> {
  const read = async (query: ReturnType<typeof sql>) => {
    const answer = (await database.execute(query)) as unknown as { rows: { value: unknown }[] };
    return answer.rows.map(({ value }) => value);
  };
  const one = async (query: ReturnType<typeof sql>) => Number((await read(query))[0] ?? 0);
  return {
    analyses: (await read(sql`select id as value from analyses where user_id = ${userId}`)) as string[],
    charged: await one(sql`select sum(charged) as value from analyses where user_id = ${userId}`),
    spent: await one(
      sql`select -sum(amount) as value from credit_entries where user_id = ${userId} and reason = 'analysis'`,
    ),
    unpaid: await one(sql`
      select count(*) as value from analyses where user_id = ${userId}
      and not exists (select 1 from credit_entries where reference = analyses.id and reason = 'analysis')`),
    ledger: await one(sql`select sum(amount) as value from credit_entries where user_id = ${userId}`),
    balance: await one(sql`select allowance + bonus as value from credit_accounts where user_id = ${userId}`),
  };
}
