import type { Stamp } from "@geulgyeol/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { writingRecords, writingStamps } from "./tables.ts";
import { toStamp } from "./to-stamp.ts";

/** Everything noted for this record in ascending order; nothing if it belongs to somebody else. */
export async function readOwnStamps(db: Queryable, userId: string, recordId: string): Promise<Stamp[]> {
  const { entries, hash, characters, stampedAt } = writingStamps;
  const rows = await db
    .select({ entries, hash, characters, stampedAt })
    .from(writingStamps)
    .innerJoin(writingRecords, eq(writingRecords.id, writingStamps.recordId))
    .where(and(eq(writingRecords.id, recordId), eq(writingRecords.userId, userId)))
    .orderBy(asc(entries));
  return rows.map(toStamp);
}
