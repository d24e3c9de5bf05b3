import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../db/connection.ts";
import { eraseResults } from "./erase-results.ts";
import { batches, batchTexts } from "./tables.ts";

/**
 * Deletes batches of this owner with their texts, the results and everything made of them, at once and for good. Returns
 * those that existed.
 */
export async function deleteBatches(db: Database, ownerId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    const own = and(eq(batches.ownerId, ownerId), inArray(batches.id, [...ids]));
    const found = await tx.select({ id: batches.id }).from(batches).where(own);
    const gone = found.map(({ id }) => id);
    if (gone.length === 0) return [];
    const texts = inArray(batchTexts.batchId, gone);
    // Texts before batches, like the judging, so that neither waits for the other forever.
    await tx.select({ id: batchTexts.id }).from(batchTexts).where(texts).for("update");
    await tx.select({ id: batches.id }).from(batches).where(own).for("update");
    await eraseResultsOf(tx, ownerId, texts);
    await tx.delete(batches).where(own);
    return gone;
  });
}

/** Deletes texts of a batch in the same way; whose it is was checked before. Returns those that existed. */
export async function deleteBatchTexts(
  db: Database,
  { ownerId, batchId }: { readonly ownerId: string; readonly batchId: string },
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    const chosen = and(eq(batchTexts.batchId, batchId), inArray(batchTexts.id, [...ids]));
    await eraseResultsOf(tx, ownerId, chosen);
    const gone = await tx.delete(batchTexts).where(chosen).returning({ id: batchTexts.id });
    return gone.map(({ id }) => id);
  });
}

async function eraseResultsOf(tx: Transaction, ownerId: string, chosen: SQL | undefined): Promise<void> {
  const rows = await tx.select({ analysisId: batchTexts.analysisId }).from(batchTexts).where(chosen).for("update");
  await eraseResults(
    tx,
    ownerId,
    rows.flatMap(({ analysisId }) => analysisId ?? []),
  );
}
