import { eq } from "drizzle-orm";
import type { Database } from "../db/connection.ts";
import type { StoredReport } from "../modules/analysis/index.ts";
import { analyses } from "../modules/analysis/tables.ts";
import { historyEntries } from "../modules/history/tables.ts";

/** The report as engine 1.3 wrote it: without the three outcomes, certainty, trial, false alarm, rates and kinds of passages. */
export function asOlderReport(report: StoredReport): StoredReport {
  const { classProbabilities: _classes, certainty: _certainty, falseAlarm: _alarm, isTrial: _trial, ...older } = report;
  return {
    ...older,
    segments: older.segments.map(({ kind: _kind, ...segment }) => segment),
    evidence: older.evidence.map(({ humanRate: _human, aiRate: _ai, ...sign }) => sign),
  };
}

/** Rewrites a stored analysis and its history entry to those of engine 1.3. */
export async function storeAsOlderResult(db: Database, analysisId: string): Promise<void> {
  const [row] = await db.select().from(analyses).where(eq(analyses.id, analysisId));
  if (row === undefined) throw new Error("There is no such analysis.");
  await db
    .update(analyses)
    .set({ report: asOlderReport(row.report) })
    .where(eq(analyses.id, analysisId));
  await db.update(historyEntries).set({ certainty: null }).where(eq(historyEntries.analysisId, analysisId));
}
