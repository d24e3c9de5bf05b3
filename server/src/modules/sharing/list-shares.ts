import { SHARES_PER_USER, type Share } from "@geulgyeol/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findVisible } from "../analysis/index.ts";
import { type Outline, outlineOf, toShare } from "./rules.ts";
import { shares } from "./tables.ts";

/** Lines about analyses without their texts and reports, which for a hundred may take a hundred megabytes. */
export type FindOutlines = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, Outline>>;

/** The user's links, newest first, up to the maximum number of active ones; without those of deleted analyses. */
export async function listShares(
  { db, now, findOutlines }: { db: Queryable; now: Date; findOutlines: FindOutlines },
  userId: string,
  analysisId?: string,
): Promise<Share[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), analysisId === undefined ? undefined : eq(shares.analysisId, analysisId)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(SHARES_PER_USER);
  const outlines = await findOutlines(db, [...new Set(rows.map((row) => row.analysisId))]);
  // Deleted, or older than the history and not yet in it: few, and read whole.
  const missing = [...new Set(rows.map((row) => row.analysisId))].filter((id) => !outlines.has(id));
  const others = await findVisible(db, missing);
  return rows.flatMap((row) => {
    const analysis = others.get(row.analysisId);
    const outline = outlines.get(row.analysisId) ?? (analysis && outlineOf(analysis));
    return outline === undefined ? [] : [toShare(row, outline, now)];
  });
}
