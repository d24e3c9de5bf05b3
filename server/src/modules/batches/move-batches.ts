import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { moveAnalyses } from "../analysis/index.ts";
import { forgetAnalyses, upsertHistoryEntry } from "../history/index.ts";
import { moveReportCodes } from "../reports/index.ts";
import { revokeSharesOf } from "../sharing/index.ts";
import { batches, batchTexts } from "./tables.ts";

/**
 * Gives batches with their texts and results to another account, which pays from then on. Links to the results end. A
 * text that is being judged gets another key, so that it is judged again at the expense of its new owner.
 */
export async function moveBatches(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const texts = inArray(batchTexts.batchId, [...ids]);
  const rows = await tx.select().from(batchTexts).where(texts).for("update");
  await tx
    .update(batches)
    .set({ ownerId: to, stoppedBy: null, retryAt: null })
    .where(and(eq(batches.ownerId, from), inArray(batches.id, [...ids])));
  const isTaken = and(eq(batchTexts.state, "waiting"), isNotNull(batchTexts.takenUntil));
  await tx.update(batchTexts).set({ takenUntil: null, contentKey: randomUUID() }).where(and(texts, isTaken));
  const analysisIds = rows.flatMap(({ analysisId }) => analysisId ?? []);
  await revokeSharesOf(tx, analysisIds);
  await moveReportCodes(tx, { from, to }, analysisIds);
  await forgetAnalyses(tx, from, analysisIds);
  for (const analysis of await moveAnalyses(tx, { from, to }, analysisIds)) {
    if (analysis.deletedAt === null) await upsertHistoryEntry(tx, analysis);
  }
}
