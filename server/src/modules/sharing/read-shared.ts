import type { SharedResult } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { findVisible } from "../analysis/index.ts";
import { isExpired, isToken, toSharedResult } from "./rules.ts";
import { shares } from "./tables.ts";

/**
 * What a link shows; counts the view unless its owner looks. Throws the same `NOT_FOUND` for a link that never was, has
 * ended, was revoked, or whose analysis is deleted.
 * @param readerId who is signed in, if anybody.
 */
export async function readShared(
  { db, now }: { db: Queryable; now: Date },
  token: string,
  readerId: string | null,
): Promise<SharedResult> {
  const [share] = isToken(token) ? await db.select().from(shares).where(eq(shares.token, token)) : [];
  if (share === undefined || isExpired(share, now)) throw new AppError("NOT_FOUND");
  const analysis = (await findVisible(db, [share.analysisId])).get(share.analysisId);
  if (analysis === undefined) throw new AppError("NOT_FOUND");
  if (readerId !== share.userId) {
    await db
      .update(shares)
      .set({ views: sql`${shares.views} + 1` })
      .where(eq(shares.id, share.id));
  }
  return toSharedResult(analysis, share);
}
