import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { writingRequests } from "./tables.ts";

/** Deletes requests whose day of deletion has come, with everything that was handed in. Returns their number. */
export async function sweepRequests({ db, now }: { db: Queryable; now: Date }): Promise<number> {
  const { dueAt, keptDays, id } = writingRequests;
  const gone = await db
    .delete(writingRequests)
    .where(sql`${dueAt} + make_interval(days => ${keptDays}) <= ${now.toISOString()}::timestamptz`)
    .returning({ id });
  return gone.length;
}
