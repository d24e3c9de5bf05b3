import { and, eq, gt, isNotNull, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { analyses } from "../analysis/tables.ts";
import { deleteBatches } from "./delete-batches.ts";
import { eraseResults } from "./erase-results.ts";
import { batches, batchTexts } from "./tables.ts";

const MINUTE_MS = 60 * 1000;
/** A judgement and its row are stored within seconds of each other. */
const SETTLED_MS = 10 * MINUTE_MS;
const LOOKED_BACK_MS = 2 * 24 * 60 * MINUTE_MS;

/** Deletes the batches whose day has come, and what a crash has left without its row. Returns the number of batches. */
export async function sweepBatches({ db, now }: { db: Database; now: Date }): Promise<number> {
  const { id, ownerId } = batches;
  const due = await db.select({ id, ownerId }).from(batches).where(lte(batches.deletesAt, now));
  for (const batch of due) await deleteBatches(db, batch.ownerId, [batch.id]);
  await eraseLeftResults({ db, now });
  // A result that was deleted from the history, or by its retention, leaves no finding.
  await db
    .update(batchTexts)
    .set({ finding: null })
    .where(and(isNull(batchTexts.analysisId), isNotNull(batchTexts.finding)));
  return due.length;
}

/** Results of texts that were deleted while a server judged them and died before it could delete them. */
async function eraseLeftResults({ db, now }: { db: Database; now: Date }): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  // A text that still waits will find its result by its key.
  const kept = db
    .select({ one: sql`1` })
    .from(batchTexts)
    .where(
      or(
        eq(batchTexts.analysisId, analyses.id),
        and(eq(batchTexts.batchId, analyses.batchId), eq(batchTexts.state, "waiting")),
      ),
    );
  const left = await db
    .select({ id: analyses.id, userId: analyses.userId })
    .from(analyses)
    .where(
      and(
        isNotNull(analyses.batchId),
        lt(analyses.createdAt, since(SETTLED_MS)),
        gt(analyses.createdAt, since(LOOKED_BACK_MS)),
        notExists(kept),
      ),
    );
  for (const { id, userId } of left) await db.transaction((tx) => eraseResults(tx, userId, [id]));
}
