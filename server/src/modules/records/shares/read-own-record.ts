import type { RecordShare } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { readOwnStamps } from "../read-own-stamps.ts";
import type { RecordReader } from "../record-reader.ts";
import type { RecordSummary } from "../summarise-record.ts";
import { recordShares } from "../tables.ts";
import { isOpen, stampsShown, toRecordShare } from "./rules.ts";

/** The user's own open link, and what its record says. Throws `NOT_FOUND` for any other, and `SERVER_BUSY`. */
export async function readOwnRecord(
  { db, now, recordReader }: { db: Queryable; now: Date; recordReader: RecordReader },
  userId: string,
  shareId: string,
): Promise<{ share: RecordShare; summary: RecordSummary }> {
  const own = and(eq(recordShares.id, shareId), eq(recordShares.userId, userId));
  const [row] = await db.select().from(recordShares).where(own);
  if (row === undefined || !isOpen(row, now)) throw new AppError("NOT_FOUND");
  const stamps = stampsShown(row, await readOwnStamps(db, userId, row.recordId));
  const summary = await recordReader.summarise({ bytes: row.record, stamps }, { key: userId });
  return { share: toRecordShare(row, now), summary };
}
