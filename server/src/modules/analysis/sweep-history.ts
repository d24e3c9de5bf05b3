import { FREE_HISTORY_VISIBLE, HISTORY_AFTER_PRO_DAYS, REVISION_WINDOW_MS } from "@geulgyeol/contract";
import { and, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { ownersKeeping, proEndedBefore } from "../accounts/index.ts";
import { deletedBefore } from "./rules.ts";
import { analyses } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Older analyses are deleted. With retention off they stay for a day, in which a revised text is free. */
const KEPT_MS = { off: REVISION_WINDOW_MS, "30-days": 30 * DAY_MS } as const;

/**
 * Permanently deletes analyses that exceed their owner's retention, that were deleted a day ago, or that the free plan
 * hides 90 days after Pro ended. Returns their number.
 */
export async function sweepHistory({ db, now }: { db: Database; now: Date }): Promise<number> {
  let count = 0;
  for (const choice of ["off", "30-days"] as const) {
    const before = new Date(now.getTime() - KEPT_MS[choice]);
    const gone = await db
      .delete(analyses)
      .where(and(inArray(analyses.userId, ownersKeeping(db, choice)), lt(analyses.createdAt, before)))
      .returning({ id: analyses.id });
    count += gone.length;
  }
  const deleted = await db
    .delete(analyses)
    .where(lte(analyses.deletedAt, deletedBefore(now)))
    .returning({ id: analyses.id });
  return count + deleted.length + (await sweepAfterPro({ db, now }));
}

/** Analyses already hidden when made on the free plan are kept; only those that Pro showed are deleted. */
async function sweepAfterPro({ db, now }: { db: Database; now: Date }): Promise<number> {
  const ended = proEndedBefore(db, new Date(now.getTime() - HISTORY_AFTER_PRO_DAYS * DAY_MS)).as("ended");
  const lastShown = db
    .select({ sequence: analyses.sequence })
    .from(analyses)
    .where(and(eq(analyses.userId, ended.userId), isNull(analyses.deletedAt), isNull(analyses.batchId)))
    .orderBy(desc(analyses.sequence))
    .offset(FREE_HISTORY_VISIBLE - 1)
    .limit(1);
  const shown = db
    .select({ userId: ended.userId, end: ended.end, last: sql<number>`(${lastShown})`.as("last_shown") })
    .from(ended)
    .as("shown");
  const hidden = db
    .select({ id: analyses.id })
    .from(analyses)
    .innerJoin(shown, eq(shown.userId, analyses.userId))
    .where(and(lt(analyses.sequence, shown.last), lt(analyses.createdAt, shown.end)));
  const gone = await db.delete(analyses).where(inArray(analyses.id, hidden)).returning({ id: analyses.id });
  return gone.length;
}
