import type { BatchText } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { type BatchTextContent, contentColumns } from "./add-batch-texts.ts";
import { eraseResults } from "./erase-results.ts";
import { findText } from "./queries.ts";
import { toBatchText } from "./rules.ts";
import { batchTexts } from "./tables.ts";

interface Replacement {
  readonly id: string;
  readonly content: BatchTextContent;
  /** Unchanged if absent. */
  readonly fileName?: string | null | undefined;
  readonly handedInAt?: Date | null | undefined;
}

/**
 * Gives a text of a batch another content; whose it is was checked before. The result of the earlier content is deleted
 * for good, and it counts as not looked at. Throws `NOT_FOUND`.
 */
export async function replaceBatchText(
  { db, now }: { db: Database; now: Date },
  { ownerId, batchId }: { readonly ownerId: string; readonly batchId: string },
  { id, content, fileName, handedInAt }: Replacement,
): Promise<BatchText> {
  return db.transaction(async (tx) => {
    const own = and(eq(batchTexts.batchId, batchId), eq(batchTexts.id, id));
    const [before] = await tx.select({ analysisId: batchTexts.analysisId }).from(batchTexts).where(own).for("update");
    if (before === undefined) throw new AppError("NOT_FOUND");
    const set = {
      ...contentColumns(content),
      reviewed: "none" as const,
      ...(fileName !== undefined && { fileName }),
      ...(handedInAt !== undefined && { handedInAt }),
    };
    await tx.update(batchTexts).set(set).where(own);
    if (before.analysisId !== null) await eraseResults(tx, ownerId, [before.analysisId]);
    return toBatchText(await findText(tx, batchId, id), now);
  });
}
