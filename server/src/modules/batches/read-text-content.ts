import { eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { findTexts } from "../analysis/index.ts";
import { batches, batchTexts } from "./tables.ts";

/** What a text says: kept with the batch until it is judged, then with its result. Empty if neither is there. */
export async function readTextContent(db: Queryable, id: string): Promise<string> {
  const [found] = await db
    .select({ text: batchTexts.text, analysisId: batchTexts.analysisId })
    .from(batchTexts)
    .where(eq(batchTexts.id, id));
  if (found?.text != null) return found.text;
  if (found?.analysisId == null) return "";
  return (await findTexts(db, [found.analysisId]))[0]?.text ?? "";
}

/** Texts of batches, or some of one batch, with the ids of their results; locked until the transaction ends. */
export async function lockTexts(
  db: Queryable,
  of: { readonly batchIds: readonly string[] } | { readonly ids: readonly string[] },
): Promise<{ id: string; analysisId: string | null }[]> {
  const chosen = "ids" in of ? inArray(batchTexts.id, [...of.ids]) : inArray(batchTexts.batchId, [...of.batchIds]);
  return db
    .select({ id: batchTexts.id, analysisId: batchTexts.analysisId })
    .from(batchTexts)
    .where(chosen)
    .for("update");
}

/** Before an account is deleted: texts are locked before their batches, as by the judging, so that neither waits for the other forever. */
export async function lockTextsOf(tx: Transaction, userId: string): Promise<void> {
  const own = await tx.select({ id: batches.id }).from(batches).where(eq(batches.ownerId, userId));
  if (own.length > 0) await lockTexts(tx, { batchIds: own.map(({ id }) => id) });
}
