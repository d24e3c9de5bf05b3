import { RECORD_BADGE_CHANGED_MAX, type RecordBadge, SHARED_RECORD_PAGE_PATH } from "@geulgyeol/contract";
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { hashForMatch } from "../shares/create-record-share.ts";
import { recordShares } from "../tables.ts";
import { changedPercent } from "./changed-percent.ts";

/** A badge, and the page of its record for the owner. */
export interface FoundBadge {
  readonly badge: RecordBadge;
  readonly path: string;
}

/** Recorded texts that are compared letter by letter; each takes some milliseconds. */
const COMPARED_MAX = 10;

/**
 * The badge of a text: whether an open link of this user shows a record of the same text, or of one from which it differs
 * by 30% at most. Only links that show their text count, since a text that is not shown cannot be checked. Null for none.
 */
export async function findRecordBadge(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  text: string,
): Promise<FoundBadge | null> {
  const { id, token, textHash, typedPercent } = recordShares;
  const isOpen = and(
    isNull(recordShares.closedAt),
    or(isNull(recordShares.expiresAt), gt(recordShares.expiresAt, now)),
  );
  const open = await db
    .select({ id, token, textHash, typedPercent, length: sql<number>`length(${recordShares.text})` })
    .from(recordShares)
    .where(and(eq(recordShares.userId, userId), isNotNull(recordShares.text), isOpen))
    .orderBy(desc(recordShares.createdAt));
  const hash = hashForMatch(text);
  const same = open.find((share) => share.textHash === hash);
  if (same !== undefined) return found(same, 0);
  const ratio = 1 - RECORD_BADGE_CHANGED_MAX / 100;
  const near = open.filter(({ length }) => length >= text.length * ratio && length <= text.length / ratio);
  const compared = near.slice(0, COMPARED_MAX).map((share) => share.id);
  if (compared.length === 0) return null;
  const rows = await db
    .select({ token, typedPercent, recorded: recordShares.text })
    .from(recordShares)
    .where(inArray(id, compared));
  const changes = rows.map((row) => ({ row, changed: changedPercent(text, row.recorded ?? "") }));
  const [closest] = changes.sort((one, other) => one.changed - other.changed);
  if (closest === undefined || closest.changed > RECORD_BADGE_CHANGED_MAX) return null;
  // Letters may have been left out: all of them are in the record, and yet it is another text.
  return found(closest.row, Math.max(1, closest.changed));
}

function found({ token, typedPercent }: { token: string; typedPercent: number }, changed: number): FoundBadge {
  return { badge: { typedPercent, changedPercent: changed }, path: `${SHARED_RECORD_PAGE_PATH}${token}` };
}
