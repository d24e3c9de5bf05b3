import { and, desc, eq, gt, isNull, lt, max, min } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { findAnalysesBefore, findTexts } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";
import { indexNew } from "./index-analyses.ts";
import { historyEntries, historyTexts } from "./tables.ts";

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

/**
 * Indexes entries without search data, which an ended process or a migration left, newest first, with sequences above
 * `after`. Returns the newest sequence at its start.
 */
export async function fillSearch(db: Database, after: number): Promise<number> {
  const [row] = await db.select({ newest: max(historyEntries.sequence) }).from(historyEntries);
  const newest = row?.newest ?? 0;
  let before = newest + 1;
  for (;;) {
    const missing = await db
      .select({ entry: historyEntries })
      .from(historyEntries)
      .leftJoin(historyTexts, eq(historyTexts.analysisId, historyEntries.analysisId))
      .where(
        and(isNull(historyTexts.analysisId), gt(historyEntries.sequence, after), lt(historyEntries.sequence, before)),
      )
      .orderBy(desc(historyEntries.sequence))
      .limit(AT_ONCE);
    const last = missing.at(-1);
    if (last === undefined) return newest;
    const ids = missing.map(({ entry }) => entry.analysisId);
    const texts = new Map((await findTexts(db, ids)).map(({ id, text }) => [id, text]));
    await indexNew(
      db,
      missing.map(({ entry }) => ({ ...entry, text: texts.get(entry.analysisId) ?? "" })),
    );
    before = last.entry.sequence;
  }
}
