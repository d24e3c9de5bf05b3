import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { findJudgedBatches, type JudgedBatch } from "../batches/index.ts";
import { newEvent } from "./own-webhooks.ts";
import { announcedBatches, webhookEvents, webhooks } from "./tables.ts";

/** Batches that were judged longer ago are not announced any more. */
const LOOKED_BACK_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Writes an event for every batch whose texts are all judged, to each webhook of its owner. A batch to which texts are added
 * later is announced again. Of several servers one writes it. Returns the number of announced batches.
 */
export async function announceBatches({ db, now }: { db: Database; now: Date }): Promise<number> {
  const owners = await db.selectDistinct({ id: webhooks.userId }).from(webhooks).where(isNull(webhooks.disabledAt));
  const since = new Date(now.getTime() - LOOKED_BACK_MS);
  const judged = await findJudgedBatches(db, { ownerIds: owners.map(({ id }) => id), since });
  if (judged.length === 0) return 0;
  const ids = judged.map(({ id }) => id);
  const marks = await db.select().from(announcedBatches).where(inArray(announcedBatches.batchId, ids));
  const markOf = new Map(marks.map(({ batchId, turnAt }) => [batchId, turnAt]));
  let announced = 0;
  for (const batch of judged) {
    const mark = markOf.get(batch.id);
    if ((mark === undefined || mark < batch.turnAt) && (await announce(db, batch, now))) announced++;
  }
  return announced;
}

async function announce(db: Database, batch: JudgedBatch, now: Date): Promise<boolean> {
  const { id, ownerId, turnAt, judged, failed } = batch;
  return db.transaction(async (tx) => {
    const won = await tx
      .insert(announcedBatches)
      .values({ batchId: id, turnAt })
      .onConflictDoUpdate({
        target: announcedBatches.batchId,
        set: { turnAt },
        setWhere: lt(announcedBatches.turnAt, turnAt),
      })
      .returning({ batchId: announcedBatches.batchId });
    if (won.length === 0) return false;
    const to = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.userId, ownerId), isNull(webhooks.disabledAt)));
    const data = { batchId: id, judged, failed };
    const event = { type: "batch.judged", timestamp: now.toISOString(), data } as const;
    if (to.length > 0) await tx.insert(webhookEvents).values(to.map((one) => newEvent(one.id, event, now)));
    return true;
  });
}
