import { RECORD_AFTER_CLOSE_DAYS } from "@geulgyeol/contract";
import { lt, or } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { recordShares } from "../tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes records whose links expired or were closed 30 days ago. Returns their number. */
export async function sweepRecordShares({ db, now }: { db: Queryable; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - RECORD_AFTER_CLOSE_DAYS * DAY_MS);
  const gone = await db
    .delete(recordShares)
    .where(or(lt(recordShares.expiresAt, before), lt(recordShares.closedAt, before)))
    .returning({ id: recordShares.id });
  return gone.length;
}
