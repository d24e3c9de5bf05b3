import { min } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { findUnkept } from "../analysis/index.ts";
import { putEntry } from "./put-entry.ts";
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
    const some = await findUnkept(db, row?.oldest ?? null, AT_ONCE);
    if (some.length === 0) return count;
    await db.transaction(async (tx) => {
      for (const analysis of some) await putEntry(tx, analysis);
    });
    count += some.length;
  }
}
