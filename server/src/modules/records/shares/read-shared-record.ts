import type { SharedRecordPage } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { jsonWith } from "../../../http/json-with.ts";
import { isToken } from "../../../http/secret-link.ts";
import { unpackRecord } from "../pack-record.ts";
import { readOwnStamps } from "../read-own-stamps.ts";
import { recordShares } from "../tables.ts";
import { isOpen, stampsShown } from "./rules.ts";

/** A shared record, as JSON of `SharedRecordPage` in UTF-8, and whose it is. */
export interface SharedRecordAnswer {
  readonly shareId: string;
  readonly userId: string;
  readonly json: Buffer;
}

/** Throws the same `NOT_FOUND` for a link that is unknown, expired, closed or deleted. */
export async function readSharedRecord(
  { db, now }: { db: Queryable; now: Date },
  token: string,
): Promise<SharedRecordAnswer> {
  const [share] = isToken(token) ? await db.select().from(recordShares).where(eq(recordShares.token, token)) : [];
  if (share === undefined || !isOpen(share, now)) throw new AppError("NOT_FOUND");
  const stamps = await readOwnStamps(db, share.userId, share.recordId);
  const rest: Omit<SharedRecordPage, "record"> = {
    title: share.title,
    writer: share.writer,
    showsText: share.showsText,
    showsReplay: share.showsReplay,
    sharedAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt?.toISOString() ?? null,
    stamps: stampsShown(share, stamps),
  };
  const json = jsonWith(rest, "record", await unpackRecord(share.record));
  return { shareId: share.id, userId: share.userId, json };
}

export async function countRecordView({ db, now }: { db: Queryable; now: Date }, shareId: string): Promise<void> {
  await db
    .update(recordShares)
    .set({ views: sql`${recordShares.views} + 1`, lastViewedAt: now })
    .where(eq(recordShares.id, shareId));
}
