import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Queryable } from "../../db/connection.ts";
import { deleteAnalyses, restoreAnalyses } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";
import { historyBacklog, historyEntries } from "./tables.ts";

/**
 * Deletes analyses, including hidden ones. Returns those that existed and belonged to the user; throws `NOT_FOUND` if
 * there were none.
 */
export async function deleteEntries(
  { db, now }: { db: Database; now: Date },
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const gone = await deleteAnalyses({ db: tx, now }, userId, ids);
    if (gone.length === 0) throw new AppError("NOT_FOUND");
    await tx.delete(historyEntries).where(inArray(historyEntries.analysisId, gone));
    return gone;
  });
}

/** Restores deleted analyses with title and star. Returns which; throws `NOT_FOUND` if none can be restored. */
export async function restoreEntries(
  { db, now }: { db: Database; now: Date },
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const back = await restoreAnalyses({ db: tx, now }, userId, ids);
    if (back.length === 0) throw new AppError("NOT_FOUND");
    for (const analysis of back) await upsertHistoryEntry(tx, analysis);
    return back.map(({ id }) => id);
  });
}

/** Deletes what the history and its search keep of these analyses of a user, which are deleted for good. */
export async function forgetAnalyses(db: Queryable, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // In the order in which the search data are written, so that neither waits for the other forever.
  await db
    .delete(historyEntries)
    .where(and(eq(historyEntries.userId, userId), inArray(historyEntries.analysisId, [...ids])));
  await db
    .delete(historyBacklog)
    .where(and(eq(historyBacklog.userId, userId), inArray(historyBacklog.analysisId, [...ids])));
}
