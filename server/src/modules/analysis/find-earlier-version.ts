import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";
import { analyses } from "./tables.ts";

/** The previous version of the same draft, among free revisions of one paid analysis; null for the first one. */
export async function findEarlierVersion(
  db: Queryable,
  { userId, id, revisionOf, sequence }: Pick<AnalysisRow, "userId" | "id" | "revisionOf" | "sequence">,
): Promise<{ readonly id: string; readonly createdAt: Date } | null> {
  const root = revisionOf ?? id;
  const [found] = await db
    .select({ id: analyses.id, createdAt: analyses.createdAt })
    .from(analyses)
    .where(
      and(
        eq(analyses.userId, userId),
        or(eq(analyses.id, root), eq(analyses.revisionOf, root)),
        lt(analyses.sequence, sequence),
        isNull(analyses.deletedAt),
      ),
    )
    .orderBy(desc(analyses.sequence))
    .limit(1);
  return found ?? null;
}
