import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { type BatchRow, type BatchTextRow, TAKEN_MS } from "./rules.ts";
import { batches, batchTexts } from "./tables.ts";

/** A text that this server is to judge, with what its batch says about it. */
export interface TakenText extends Pick<BatchTextRow, "id" | "batchId" | "contentKey" | "source" | "tries"> {
  readonly text: string;
  readonly batch: Pick<BatchRow, "ownerId" | "question" | "documentType">;
}

/**
 * Takes waiting texts for this server, at most `limit`, for as long as a judgement can take: of the batch whose turn is
 * longest ago first, and from its beginning. Paused and stopped batches are left out. What a server that has died
 * took is free again after that time.
 */
export async function takeTexts({ db, now }: { db: Database; now: Date }, limit: number): Promise<TakenText[]> {
  return db.transaction(async (tx) => {
    const moment = sql`${now.toISOString()}::timestamptz`;
    const free = await tx
      .select({ text: batchTexts, batch: batches })
      .from(batchTexts)
      .innerJoin(batches, eq(batches.id, batchTexts.batchId))
      .where(
        and(
          eq(batchTexts.state, "waiting"),
          sql`(${batchTexts.takenUntil} is null or ${batchTexts.takenUntil} <= ${moment})`,
          sql`(${batchTexts.notBefore} is null or ${batchTexts.notBefore} <= ${moment})`,
          sql`${batches.pausedAt} is null`,
          sql`(${batches.retryAt} is null or ${batches.retryAt} <= ${moment})`,
        ),
      )
      .orderBy(sql`${batches.turnAt} asc nulls first`, batches.createdAt, batchTexts.batchId, batchTexts.position)
      .limit(limit)
      .for("update", { of: batchTexts, skipLocked: true });
    if (free.length === 0) return [];
    const takenUntil = new Date(now.getTime() + TAKEN_MS);
    const ids = free.map(({ text }) => text.id);
    await tx.update(batchTexts).set({ takenUntil }).where(inArray(batchTexts.id, ids));
    const turns = [...new Set(free.map(({ batch }) => batch.id))];
    await tx.update(batches).set({ turnAt: now }).where(inArray(batches.id, turns));
    return free.map(({ text, batch }) => ({ ...text, text: text.text ?? "", batch }));
  });
}

/** Gives texts back that this server took and does not judge. */
export async function returnTexts(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(batchTexts)
    .set({ takenUntil: null })
    .where(and(inArray(batchTexts.id, [...ids]), eq(batchTexts.state, "waiting")));
}
