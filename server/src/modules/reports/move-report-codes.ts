import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { reportCodes } from "./tables.ts";

/** Printed reports of analyses that go to another account, so that their codes stay valid. */
export async function moveReportCodes(
  db: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
  analysisIds: readonly string[],
): Promise<void> {
  if (analysisIds.length === 0) return;
  await db
    .update(reportCodes)
    .set({ userId: to })
    .where(and(eq(reportCodes.userId, from), inArray(reportCodes.analysisId, [...analysisIds])));
}
