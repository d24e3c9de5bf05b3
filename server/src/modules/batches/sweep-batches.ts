import { and, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { findOfBatches } from "../analysis/index.ts";
import { deleteBatches } from "./delete-batches.ts";
import { eraseResults } from "./erase-results.ts";
import { batches, batchTexts } from "./tables.ts";

const MINUTE_MS = 60 * 1000;
/** A judgement and its row are stored within seconds of each other. */
const SETTLED_MS = 10 * MINUTE_MS;
const LOOKED_BACK_MS = 24 * 60 * MINUTE_MS;

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
  const before = (ms: number) => new Date(now.getTime() - ms);
  const stored = await findOfBatches(db, { from: before(LOOKED_BACK_MS), to: before(SETTLED_MS) });
  if (stored.length === 0) return;
  const batchIds = [...new Set(stored.flatMap(({ batchId }) => batchId ?? []))];
  const { analysisId, batchId, state } = batchTexts;
  const texts = await db.select({ analysisId, batchId, state }).from(batchTexts).where(inArray(batchId, batchIds));
  const kept = new Set(texts.map((text) => text.analysisId));
  // A text that still waits will find its result by its key.
  const waiting = new Set(texts.filter((text) => text.state === "waiting").map((text) => text.batchId));
  for (const { id, userId, batchId: of } of stored) {
    if (!kept.has(id) && !waiting.has(of ?? "")) await db.transaction((tx) => eraseResults(tx, userId, [id]));
  }
}
