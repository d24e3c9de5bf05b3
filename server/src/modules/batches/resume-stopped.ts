import { and, gt, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { grantedAfter } from "../credits/index.ts";
import { batches } from "./tables.ts";

/**
 * Lets stopped batches go on whose owner has got credits since the last text was tried: a pack, a month, a day, or from an
 * operator, whose program is another one. Without that they are tried again after a pause. The beginning of a plan is seen
 * by its allowance.
 */
export async function resumeStopped({ db, now }: { db: Queryable; now: Date }): Promise<void> {
  const { ownerId, retryAt, turnAt } = batches;
  await db
    .update(batches)
    .set({ stoppedBy: null, retryAt: null })
    .where(and(isNotNull(batches.stoppedBy), gt(retryAt, now), grantedAfter(ownerId, turnAt)));
}
