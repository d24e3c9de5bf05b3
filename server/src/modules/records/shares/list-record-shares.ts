import { RECORD_SHARES_PER_USER, type RecordShare } from "@geulgyeol/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { recordShares } from "../tables.ts";
import { SHARE_COLUMNS } from "./columns.ts";
import { toRecordShare } from "./rules.ts";

/** The user's links, newest first, with those that ended in the last days. */
export async function listRecordShares(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  recordId?: string,
): Promise<RecordShare[]> {
  const rows = await db
    .select(SHARE_COLUMNS)
    .from(recordShares)
    .where(
      and(eq(recordShares.userId, userId), recordId === undefined ? undefined : eq(recordShares.recordId, recordId)),
    )
    .orderBy(desc(recordShares.createdAt), desc(recordShares.id))
    .limit(2 * RECORD_SHARES_PER_USER);
  return rows.map((row) => toRecordShare(row, now));
}
