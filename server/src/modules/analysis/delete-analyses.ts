import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";
import { deletedBefore } from "./rules.ts";
import { analyses } from "./tables.ts";

/** Hides analyses; `sweepHistory` deletes them permanently. Returns the ids of those that belonged to the user. */
export async function deleteAnalyses(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .update(analyses)
    .set({ deletedAt: now })
    .where(and(eq(analyses.userId, userId), inArray(analyses.id, [...ids]), isNull(analyses.deletedAt)))
    .returning({ id: analyses.id });
  return rows.map(({ id }) => id);
}

/** Restores analyses that the user deleted, if possible. Returns the restored ones. */
export async function restoreAnalyses(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  ids: readonly string[],
): Promise<AnalysisRow[]> {
  return db
    .update(analyses)
    .set({ deletedAt: null })
    .where(and(eq(analyses.userId, userId), inArray(analyses.id, [...ids]), gt(analyses.deletedAt, deletedBefore(now))))
    .returning();
}

/** Deletes analyses of this user at once and for good, with everything that refers to them. */
export async function eraseAnalyses(db: Queryable, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(analyses).where(and(eq(analyses.userId, userId), inArray(analyses.id, [...ids])));
}
