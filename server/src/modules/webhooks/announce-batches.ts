import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { batches, batchTexts } from "../batches/tables.ts";
import { newDelivery } from "./own-webhooks.ts";
import { announcedBatches, webhookEvents, webhooks } from "./tables.ts";

/** Batches that were judged longer ago are not announced any more. */
const LOOKED_BACK_MS = 2 * 24 * 60 * 60 * 1000;

interface Ended {
  readonly id: string;
  readonly ownerId: string;
  readonly turnAt: Date;
  readonly judged: number;
  readonly failed: number;
}

/**
 * Writes an event for every batch whose texts are all judged, to each webhook of its owner. A batch to which texts are added
 * later is announced again. Of several servers one writes it. Returns the number of announced batches.
 */
export async function announceBatches({ db, now }: { db: Database; now: Date }): Promise<number> {
  let announced = 0;
  for (const ended of await findEnded(db, now)) if (await announce(db, ended, now)) announced++;
  return announced;
}

async function findEnded(db: Database, now: Date): Promise<Ended[]> {
  const inState = (...states: (typeof batchTexts.$inferSelect)["state"][]) =>
    sql<number>`(count(*) filter (where ${inArray(batchTexts.state, states)}))::int`;
  const rows = await db
    .select({
      id: batches.id,
      ownerId: batches.ownerId,
      turnAt: batches.turnAt,
      judged: inState("judged"),
      failed: inState("failed"),
    })
    .from(batches)
    .innerJoin(batchTexts, eq(batchTexts.batchId, batches.id))
    .leftJoin(announcedBatches, eq(announcedBatches.batchId, batches.id))
    .where(
      and(
        gt(batches.turnAt, new Date(now.getTime() - LOOKED_BACK_MS)),
        or(isNull(announcedBatches.turnAt), lt(announcedBatches.turnAt, batches.turnAt)),
        inArray(
          batches.ownerId,
          db.select({ userId: webhooks.userId }).from(webhooks).where(isNull(webhooks.disabledAt)),
        ),
      ),
    )
    .groupBy(batches.id)
    .having(eq(inState("waiting", "unread"), 0));
  return rows.flatMap(({ turnAt, ...row }) => (turnAt === null ? [] : [{ ...row, turnAt }]));
}

async function announce(db: Database, { id, ownerId, turnAt, judged, failed }: Ended, now: Date): Promise<boolean> {
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
    const event = {
      type: "batch.judged",
      timestamp: now.toISOString(),
      data: { batchId: id, judged, failed },
    } as const;
    if (to.length > 0) await tx.insert(webhookEvents).values(to.map((one) => newDelivery(one.id, event, now)));
    return true;
  });
}
