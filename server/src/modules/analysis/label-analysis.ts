import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";
import { analyses } from "./tables.ts";

/** The owner's labels of an analysis; absent ones stay unchanged. A null title restores the one from the text. */
export interface AnalysisLabel {
  readonly title?: string | null | undefined;
  readonly isFavourite?: boolean | undefined;
}

/** Throws `NOT_FOUND` for an analysis that is deleted, missing or somebody else's. Returns its new state. */
export async function labelAnalysis(
  db: Queryable,
  userId: string,
  id: string,
  { title, isFavourite }: AnalysisLabel,
): Promise<AnalysisRow> {
  const own = and(eq(analyses.id, id), eq(analyses.userId, userId), isNull(analyses.deletedAt));
  const set = { ...(title !== undefined && { title }), ...(isFavourite !== undefined && { isFavourite }) };
  const rows =
    Object.keys(set).length === 0
      ? await db.select().from(analyses).where(own)
      : await db.update(analyses).set(set).where(own).returning();
  const [row] = rows;
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}
