import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { batches, batchTexts } from "./tables.ts";

export interface JudgedBatch {
  readonly id: string;
  readonly ownerId: string;
  /** When its last text was taken to be judged. */
  readonly turnAt: Date;
  readonly judged: number;
  readonly failed: number;
}

/** The batches of these owners whose last text was taken after `since`, and of which none waits any more; not those of other modules. */
export async function findJudgedBatches(
  db: Queryable,
  { ownerIds, since }: { ownerIds: readonly string[]; since: Date },
): Promise<JudgedBatch[]> {
  if (ownerIds.length === 0) return [];
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
    .where(and(gt(batches.turnAt, since), inArray(batches.ownerId, [...ownerIds]), eq(batches.isManaged, false)))
    .groupBy(batches.id)
    .having(eq(inState("waiting", "unread"), 0));
  return rows.flatMap(({ turnAt, ...row }) => (turnAt === null ? [] : [{ ...row, turnAt }]));
}
