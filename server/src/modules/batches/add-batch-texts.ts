import { randomUUID } from "node:crypto";
import {
  type AnalysisSource,
  BATCH_TEXTS_MAX,
  type BatchText,
  countCharacters,
  type ErrorCode,
} from "@geulgyeol/contract";
import { and, count, eq, inArray, max } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { findTexts } from "./queries.ts";
import { toBatchText } from "./rules.ts";
import { batches, batchTexts } from "./tables.ts";

/** What a file gave: its text, or why none; null while it is being read. */
export type BatchTextContent =
  | { readonly text: string; readonly source: AnalysisSource }
  | { readonly failure: ErrorCode }
  | null;

export interface NewBatchText {
  readonly pupilNumber?: number | null;
  readonly pupilName?: string;
  readonly fileName?: string | null;
  readonly title?: string | null;
  readonly content: BatchTextContent;
  readonly handedInAt?: Date | null;
}

/** Adds texts to a batch; whose it is was checked before. Returns them in the given order. Throws `TOO_MANY_BATCH_TEXTS`. */
export async function addBatchTexts(
  { db, now }: { db: Database; now: Date },
  batchId: string,
  added: readonly NewBatchText[],
): Promise<BatchText[]> {
  return db.transaction(async (tx) => {
    // Two windows that add at the same time get different positions.
    const locked = await tx.select({ id: batches.id }).from(batches).where(eq(batches.id, batchId)).for("update");
    if (locked.length === 0) throw new AppError("NOT_FOUND");
    const [own] = await tx
      .select({ n: count(), last: max(batchTexts.position) })
      .from(batchTexts)
      .where(eq(batchTexts.batchId, batchId));
    if ((own?.n ?? 0) + added.length > BATCH_TEXTS_MAX) throw new AppError("TOO_MANY_BATCH_TEXTS");
    const first = (own?.last ?? -1) + 1;
    const rows = added.map(({ content, ...one }, at) => ({
      ...one,
      id: randomUUID(),
      batchId,
      position: first + at,
      createdAt: now,
      ...contentColumns(content),
    }));
    await tx.insert(batchTexts).values(rows);
    const ids = rows.map(({ id }) => id);
    const listed = await findTexts(tx, and(eq(batchTexts.batchId, batchId), inArray(batchTexts.id, ids)));
    return listed.sort((a, b) => a.position - b.position).map((row) => toBatchText(row, now));
  });
}

/** The columns that change with the content of a text. Every content has a key of its own. */
export function contentColumns(content: BatchTextContent) {
  const unread = {
    state: "unread" as const,
    failure: null,
    text: null,
    source: null,
    charCount: null,
    analysisId: null,
    finding: null,
    contentKey: randomUUID(),
    tries: 0,
    notBefore: null,
    takenUntil: null,
  };
  if (content === null) return unread;
  if ("failure" in content) return { ...unread, state: "failed" as const, failure: content.failure };
  const { text, source } = content;
  return { ...unread, state: "waiting" as const, text, source, charCount: countCharacters(text) };
}
