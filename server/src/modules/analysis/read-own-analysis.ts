import { FREE_HISTORY_VISIBLE } from "@geulgyeol/contract";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { readPlan } from "../accounts/index.ts";
import type { AnalysisRow } from "./queries.ts";
import { analyses } from "./tables.ts";

/**
 * One of the user's own analyses, as stored. Throws `PRO_REQUIRED` for one that the free plan no longer shows, and
 * `NOT_FOUND` for one that is deleted, missing or somebody else's.
 */
export async function readOwnAnalysis(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  id: string,
): Promise<AnalysisRow> {
  const visible = and(eq(analyses.userId, userId), isNull(analyses.deletedAt));
  const [found] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), visible));
  if (found === undefined) throw new AppError("NOT_FOUND");
  if ((await readPlan(db, userId, now)).kind === "pro") return found;
  const newer = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(visible, isNull(analyses.batchId), gt(analyses.sequence, found.sequence)))
    .limit(FREE_HISTORY_VISIBLE)
    .as("newer");
  const [row] = await db.select({ n: count() }).from(newer);
  if ((row?.n ?? 0) >= FREE_HISTORY_VISIBLE) throw new AppError("PRO_REQUIRED");
  return found;
}
