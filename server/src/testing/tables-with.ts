import { sql } from "drizzle-orm";
import type { Database } from "../db/connection.ts";

/** Every table of the database in which a row contains these words, by name. */
export async function tablesWith(db: Database, words: string): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = (await db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${words}%`} limit 1`,
    )) as unknown as { rows: unknown[] };
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}
