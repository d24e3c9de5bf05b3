import { createHash, randomUUID } from "node:crypto";
import { RECORD_SHARES_PER_USER, type RecordShare, textForFingerprint } from "@geulgyeol/contract";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Transaction } from "../../../db/connection.ts";
import { linkEnd, newToken } from "../../../http/secret-link.ts";
import { countOwn } from "../../accounts/index.ts";
import { acceptRecord } from "../accept-record.ts";
import { claimRecord } from "../claim-record.ts";
import type { RecordBody } from "../read-record-body.ts";
import { recordShares } from "../tables.ts";
import { COMPARED_TEXT_MAX, toRecordShare } from "./rules.ts";

/**
 * Stores the record with a link for readers. Another user's record is `RECORD_INVALID`. Throws also `RECORD_TOO_LARGE`,
 * `TOO_MANY_RECORD_SHARES` from 50 open links on, and `TOO_MANY_STAMPS`.
 */
export async function createRecordShare(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { record, title, writer, showsText, showsReplay, days }: RecordBody<"createRecordShare">,
): Promise<RecordShare> {
  const { bytes, figures, text } = await acceptRecord(db, userId, { record, shown: { showsText, showsReplay } });
  const { recordId } = record;
  const row = {
    id: randomUUID(),
    token: newToken(),
    userId,
    recordId,
    title,
    writer,
    showsText,
    showsReplay,
    record: bytes,
    entries: figures.entries,
    characters: figures.characters,
    typedPercent: figures.typedPercent,
    text,
    textHash: text === null || text.length > COMPARED_TEXT_MAX ? null : hashForMatch(text),
    createdAt: now,
    expiresAt: linkEnd(now, days),
    closedAt: null,
    views: 0,
    lastViewedAt: null,
  };
  await db.transaction(async (tx) => {
    await checkRoom({ db: tx, now }, userId);
    // So that nobody else can show a copy of this record as one of their own.
    await claimRecord(tx, { recordId, userId, now }).catch((error: unknown) => {
      throw error instanceof AppError && error.code === "NOT_FOUND" ? new AppError("RECORD_INVALID") : error;
    });
    await tx.insert(recordShares).values(row);
  });
  return toRecordShare(row, now);
}

async function checkRoom({ db, now }: { db: Transaction; now: Date }, userId: string): Promise<void> {
  const isLive = and(
    isNull(recordShares.closedAt),
    or(isNull(recordShares.expiresAt), gt(recordShares.expiresAt, now)),
  );
  const open = await countOwn(db, userId, recordShares, and(eq(recordShares.userId, userId), isLive));
  if (open >= RECORD_SHARES_PER_USER) throw new AppError("TOO_MANY_RECORD_SHARES");
}

/** SHA-256 of the letters of a text, so that a copy with other spaces and line breaks counts as the same text. */
export function hashForMatch(text: string): string {
  return createHash("sha256").update(textForFingerprint(text)).digest("hex");
}
