import { inArray } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { deleteAnalyses, restoreAnalyses } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";
import { historyEntries } from "./tables.ts";

/**
 * Deletes analyses, also ones that the plan hides. Returns those that were there and the user's own; throws `NOT_FOUND` when
 * none was.
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

/** Brings deleted analyses back as they were, title and star too. Returns which; throws `NOT_FOUND` when none can be. */
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
