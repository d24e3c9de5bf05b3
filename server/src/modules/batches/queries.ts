import type { Batch } from "@geulgyeol/contract";
import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { selectVisible } from "../analysis/index.ts";
import { type BatchRow, type ListedText, NO_TEXTS, type TextCounts, toBatch } from "./rules.ts";
import { batches, batchTexts } from "./tables.ts";

const { text: _content, ...LISTED } = getTableColumns(batchTexts);

/** A batch of this owner. Throws `NOT_FOUND`. @param lock keeps it from changing until the transaction ends */
export async function findOwnBatch(db: Queryable, ownerId: string, id: string, lock = false): Promise<BatchRow> {
  const query = db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.ownerId, ownerId)));
  const [row] = await (lock ? query.for("update") : query);
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

/** The same, unless another module answers for the batch. Throws `NOT_FOUND`. */
export async function findListedBatch(db: Queryable, ownerId: string, id: string): Promise<BatchRow> {
  const row = await findOwnBatch(db, ownerId, id);
  if (row.isManaged) throw new AppError("NOT_FOUND");
  return row;
}

/** Batch of a text of this owner, unless another module answers for it. Throws `NOT_FOUND`. */
export async function findBatchOfText(db: Queryable, ownerId: string, textId: string): Promise<BatchRow> {
  const [row] = await db
    .select({ batch: batches })
    .from(batchTexts)
    .innerJoin(batches, eq(batches.id, batchTexts.batchId))
    .where(and(eq(batchTexts.id, textId), eq(batches.ownerId, ownerId), eq(batches.isManaged, false)));
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row.batch;
}

/** The texts of some batches in the order of the roster, without their contents. */
export async function findTexts(db: Queryable, condition: SQL | undefined): Promise<ListedText[]> {
  // A result deleted from the history is hidden here as well.
  const visible = selectVisible(db);
  const hasText = sql<boolean>`${isNotNull(batchTexts.text)}`;
  const hasResult = sql<boolean>`${isNotNull(visible.id)}`;
  return db
    .select({ ...LISTED, hasText, hasResult })
    .from(batchTexts)
    .leftJoin(visible, eq(visible.id, batchTexts.analysisId))
    .where(condition)
    .orderBy(sql`${batchTexts.pupilNumber} asc nulls last`, asc(batchTexts.position));
}

/** A text of a batch. Throws `NOT_FOUND`. */
export async function findText(db: Queryable, batchId: string, id: string): Promise<ListedText> {
  const [row] = await findTexts(db, and(eq(batchTexts.batchId, batchId), eq(batchTexts.id, id)));
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

/** These batches with the numbers of their texts, in the same order. */
export async function withCounts(db: Queryable, rows: readonly BatchRow[]): Promise<Batch[]> {
  if (rows.length === 0) return [];
  const { batchId, state, reviewed } = batchTexts;
  const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const counted = await db
    .select({
      batchId,
      all: sql<number>`count(*)`.mapWith(Number),
      unread: number(eq(state, "unread")),
      waiting: number(eq(state, "waiting")),
      judged: number(eq(state, "judged")),
      failed: number(eq(state, "failed")),
      reviewed: number(sql`${reviewed} <> 'none'`),
    })
    .from(batchTexts)
    .where(
      inArray(
        batchId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(batchId);
  const of = new Map<string, TextCounts>(counted.map(({ batchId: id, ...counts }) => [id, counts]));
  return rows.map((row) => toBatch(row, of.get(row.id) ?? NO_TEXTS));
}

export async function withCount(db: Queryable, row: BatchRow): Promise<Batch> {
  const [batch = toBatch(row, NO_TEXTS)] = await withCounts(db, [row]);
  return batch;
}
