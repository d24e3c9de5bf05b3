import type { SharedResult } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { isExpired, isToken } from "../../http/secret-link.ts";
import { findVisible } from "../analysis/index.ts";
import { toSharedResult } from "./rules.ts";
import { shares } from "./tables.ts";

/**
 * The content of a link; counts the view unless it is the owner's. Throws the same `NOT_FOUND` for a link that is
 * unknown, expired or revoked, or whose analysis is deleted. @param readerId the signed-in user, if any.
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
