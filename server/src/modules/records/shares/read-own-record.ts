import type { RecordShare, SharedRecordPage } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { recordShares } from "../tables.ts";
import { readSharedRecord } from "./read-shared-record.ts";
import { toRecordShare } from "./rules.ts";

/** The user's own open link, and what a reader of it sees. Throws `NOT_FOUND` for any other. */
export async function readOwnRecord(
  parts: { db: Queryable; now: Date },
  userId: string,
  shareId: string,
): Promise<{ share: RecordShare; page: SharedRecordPage }> {
  const { db, now } = parts;
  const own = and(eq(recordShares.id, shareId), eq(recordShares.userId, userId));
  const [row] = await db.select().from(recordShares).where(own);
  if (row === undefined) throw new AppError("NOT_FOUND");
  const { json } = await readSharedRecord(parts, row.token);
  return { share: toRecordShare(row, now), page: JSON.parse(json) as SharedRecordPage };
}
