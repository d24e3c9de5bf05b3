import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { shares } from "./tables.ts";

/** Revokes the user's own link. Throws `NOT_FOUND`. */
export async function revokeShare(db: Queryable, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(shares)
    .where(and(eq(shares.id, id), eq(shares.userId, userId)))
    .returning({ id: shares.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}

/** Revokes every link to these analyses. */
export async function revokeSharesOf(db: Queryable, analysisIds: readonly string[]): Promise<void> {
  if (analysisIds.length === 0) return;
  await db.delete(shares).where(inArray(shares.analysisId, [...analysisIds]));
}
