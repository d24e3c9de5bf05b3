import type { Batch, BatchText } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findListedBatch, findTexts } from "./queries.ts";
import { countTexts, toBatch, toBatchText } from "./rules.ts";
import { batchTexts } from "./tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly now: Date;
}

/** One of the owner's batches with its texts. Throws `NOT_FOUND`. */
export async function readBatch(
  parts: Parts,
  ownerId: string,
  id: string,
): Promise<{ batch: Batch; texts: BatchText[] }> {
  const row = await findListedBatch(parts.db, ownerId, id);
  const texts = await findTexts(parts.db, eq(batchTexts.batchId, id));
  return { batch: toBatch(row, countTexts(texts)), texts: texts.map((text) => toBatchText(text, parts.now)) };
}

/** The texts of a batch, in the order of the roster; those without a number in the order in which they came. */
export async function listBatchTexts({ db, now }: Parts, batchId: string): Promise<BatchText[]> {
  const rows = await findTexts(db, eq(batchTexts.batchId, batchId));
  return rows.map((row) => toBatchText(row, now));
}
