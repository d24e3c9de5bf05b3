import { min } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { findAnalysesBefore } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";
import { historyEntries } from "./tables.ts";

/** Each holds a text and its report. */
const AT_ONCE = 20;

/**
 * Puts analyses into the history that were stored before there was one, from the newest back; the oldest entry tells how far
 * it has come. Returns how many there were.
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
