import { min } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { findAnalysesBefore } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";
import { historyEntries } from "./tables.ts";

/** Batch size, since each has a text and its report. */
const AT_ONCE = 20;

/**
 * Adds analyses from before the history existed, newest first; the oldest entry shows the progress. Returns their
 * number.
 */
export async function fillHistory(db: Database): Promise<number> {
  let count = 0;
  for (;;) {
    const [row] = await db.select({ oldest: min(historyEntries.sequence) }).from(historyEntries);
    const some = await findAnalysesBefore(db, row?.oldest ?? null, AT_ONCE);
    if (some.length === 0) return count;
    await db.transaction(async (tx) => {
      for (const analysis of some) await upsertHistoryEntry(tx, analysis);
    });
    count += some.length;
  }
}
