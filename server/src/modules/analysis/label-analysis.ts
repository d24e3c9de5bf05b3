import type { DocumentType } from "@geulgyeol/contract";
import { viewWorded, type WordedReport } from "@geulgyeol/wording/report";
import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";
import { analyses, type StoredReport } from "./tables.ts";

/** The owner's labels of an analysis; absent ones stay unchanged. A null title restores the one from file or text. */
export interface AnalysisLabel {
  readonly title?: string | null | undefined;
  readonly isFavourite?: boolean | undefined;
  /** The type of human texts that the evidence compares with; null for all. The judgement stays. */
  readonly documentType?: DocumentType | null | undefined;
}

/** Throws `NOT_FOUND` for an analysis that is deleted, missing or somebody else's. Returns its new state. */
export async function labelAnalysis(
  db: Queryable,
  userId: string,
  id: string,
  { title, isFavourite, documentType }: AnalysisLabel,
): Promise<AnalysisRow> {
  const own = and(eq(analyses.id, id), eq(analyses.userId, userId), isNull(analyses.deletedAt));
  const read = async () => foundIn(await db.select().from(analyses).where(own));
  const set = {
    ...(title !== undefined && { title }),
    ...(isFavourite !== undefined && { isFavourite }),
    ...(documentType !== undefined && { documentType, report: reportOfType(await read(), documentType) }),
  };
  if (Object.keys(set).length === 0) return read();
  return foundIn(await db.update(analyses).set(set).where(own).returning());
}

function foundIn([row]: readonly AnalysisRow[]): AnalysisRow {
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

/** The stored report with the explanation for another document type; unchanged where no views were stored. */
function reportOfType({ report, views }: AnalysisRow, documentType: DocumentType | null): StoredReport {
  if (views === null) return report;
  const { facts, ...worded } = report;
  const view = (documentType && views[documentType]) ?? views.any;
  return {
    ...(viewWorded(worded as WordedReport, views, documentType ?? undefined) as StoredReport),
    ...(facts && { facts: { ...facts, ...view.facts } }),
  };
}
