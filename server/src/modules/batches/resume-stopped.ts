import { and, gt, isNotNull, or } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { grantedAfter, hasMonthToEnter } from "../credits/index.ts";
import { batches } from "./tables.ts";

/**
 * Lets stopped batches go on whose owner has got credits since the last text was tried: a pack, a month, a day, or from an
 * operator, whose program is another one. A new plan counts before anybody has asked for its credits. Without that they
 * are tried again after a pause.
 */
export async function resumeStopped({ db, now }: { db: Queryable; now: Date }): Promise<void> {
  const { ownerId, retryAt, turnAt } = batches;
  const hasMore = or(grantedAfter(ownerId, turnAt), hasMonthToEnter(ownerId, now));
  await db
    .update(batches)
    .set({ stoppedBy: null, retryAt: null })
    .where(and(isNotNull(batches.stoppedBy), gt(retryAt, now), hasMore));
}
