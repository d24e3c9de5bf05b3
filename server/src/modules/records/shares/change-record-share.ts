import type { RecordShare } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { linkEnd } from "../../../http/secret-link.ts";
import { recordShares } from "../tables.ts";
import { SHARE_COLUMNS } from "./columns.ts";
import { toRecordShare } from "./rules.ts";

interface Change {
  readonly id: string;
  /** Days from now until it expires; null for never. */
  readonly days?: number | null | undefined;
  readonly isClosed?: boolean | undefined;
}

/** Changes the expiry of the user's own link, closes it or opens it again. Throws `NOT_FOUND`. */
export async function changeRecordShare(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  { id, days, isClosed }: Change,
): Promise<RecordShare> {
  const own = and(eq(recordShares.id, id), eq(recordShares.userId, userId));
  const change = {
    ...(days !== undefined && { expiresAt: linkEnd(now, days) }),
    ...(isClosed !== undefined && { closedAt: isClosed ? now : null }),
  };
  const [row] =
    Object.keys(change).length === 0
      ? await db.select(SHARE_COLUMNS).from(recordShares).where(own)
      : await db.update(recordShares).set(change).where(own).returning(SHARE_COLUMNS);
  if (row === undefined) throw new AppError("NOT_FOUND");
  return toRecordShare(row, now);
}
