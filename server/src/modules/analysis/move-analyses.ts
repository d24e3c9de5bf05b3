import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";
import { analyses, analysisRequests } from "./tables.ts";

/** Gives analyses of one account to another, with their requests. What was paid for them stays as it is. Returns them. */
export async function moveAnalyses(
  db: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
  ids: readonly string[],
): Promise<AnalysisRow[]> {
  if (ids.length === 0) return [];
  const requests = and(eq(analysisRequests.userId, from), inArray(analysisRequests.analysisId, [...ids]));
  await db.update(analysisRequests).set({ userId: to }).where(requests);
  return db
    .update(analyses)
    .set({ userId: to })
    .where(and(eq(analyses.userId, from), inArray(analyses.id, [...ids])))
    .returning();
}
