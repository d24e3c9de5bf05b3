import { SHARES_PER_USER, type Share } from "@geulgyeol/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findVisible } from "../analysis/index.ts";
import { toShare } from "./rules.ts";
import { shares } from "./tables.ts";

/** The user's links, newest first, at most as many as may be open; those of deleted analyses, which do not open, are left out. */
export async function listShares(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  analysisId?: string,
): Promise<Share[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), analysisId === undefined ? undefined : eq(shares.analysisId, analysisId)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(SHARES_PER_USER);
  const analyses = await findVisible(db, [...new Set(rows.map((row) => row.analysisId))]);
  return rows.flatMap((row) => {
    const analysis = analyses.get(row.analysisId);
    return analysis === undefined ? [] : [toShare(row, analysis, now)];
  });
}
