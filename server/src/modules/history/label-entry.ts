import type { Database } from "../../db/connection.ts";
import { labelAnalysis, titleOf } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";

/** Renames an analysis or marks it as a favourite; absent fields stay unchanged. Throws `NOT_FOUND`. */
export async function labelEntry(
  db: Database,
  userId: string,
  { id, ...label }: { id: string; title?: string | null | undefined; isFavourite?: boolean | undefined },
): Promise<{ title: string; isFavourite: boolean }> {
  return db.transaction(async (tx) => {
    const labelled = await labelAnalysis(tx, userId, id, label);
    await upsertHistoryEntry(tx, labelled);
    return { title: titleOf(labelled), isFavourite: labelled.isFavourite };
  });
}
