import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findVisibleTexts } from "../analysis/index.ts";
import type { BatchRow } from "./rules.ts";
import { batches, batchTexts } from "./tables.ts";

/** Whose text it is, with the text; null while its file is not read, and after its result was deleted. */
export interface BatchContent {
  readonly id: string;
  readonly pupilNumber: number | null;
  readonly pupilName: string;
  readonly title: string | null;
  readonly fileName: string | null;
  readonly text: string | null;
}

/** The texts of each of these batches in the order of the roster; whose batches they are was checked before. */
export async function readBatchContents(
  db: Queryable,
  batchIds: readonly string[],
): Promise<Map<string, BatchContent[]>> {
  const rows = await db
    .select({
      batchId: batchTexts.batchId,
      id: batchTexts.id,
      pupilNumber: batchTexts.pupilNumber,
      pupilName: batchTexts.pupilName,
      title: batchTexts.title,
      fileName: batchTexts.fileName,
      text: batchTexts.text,
      analysisId: batchTexts.analysisId,
    })
    .from(batchTexts)
    .where(inArray(batchTexts.batchId, [...batchIds]))
    .orderBy(sql`${batchTexts.pupilNumber} asc nulls last`, asc(batchTexts.position));
  // A result deleted from the history is hidden here as well.
  const judged = await findVisibleTexts(
    db,
    rows.flatMap(({ analysisId }) => analysisId ?? []),
  );
  const found = new Map<string, BatchContent[]>();
  for (const { batchId, analysisId, text, ...whose } of rows) {
    const content = { ...whose, text: text ?? judged.get(analysisId ?? "") ?? null };
    const known = found.get(batchId);
    if (known === undefined) found.set(batchId, [content]);
    else known.push(content);
  }
  return found;
}

/** Batches that an account made before a moment, newest first; not those of other modules. @param most of them at most */
export function listEarlierBatches(
  db: Queryable,
  { ownerId, before }: { readonly ownerId: string; readonly before: Date },
  most: number,
): Promise<BatchRow[]> {
  return db
    .select()
    .from(batches)
    .where(and(eq(batches.ownerId, ownerId), eq(batches.isManaged, false), lt(batches.createdAt, before)))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(most);
}
