import { randomUUID } from "node:crypto";
import type { BATCH_REVIEWS, BatchText } from "@geulgyeol/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findText } from "./queries.ts";
import { toBatchText } from "./rules.ts";
import { batchTexts } from "./tables.ts";

interface TextChanges {
  readonly id: string;
  readonly pupilNumber?: number | null | undefined;
  readonly pupilName?: string | undefined;
  readonly title?: string | null | undefined;
  readonly reviewed?: (typeof BATCH_REVIEWS)[number] | undefined;
  /** A failed text whose content is kept waits again. */
  readonly judgeAgain?: true | undefined;
}

/** Changes a text of a batch; whose it is was checked before. Absent fields stay. Throws `NOT_FOUND`. */
export async function changeBatchText(
  { db, now }: { db: Queryable; now: Date },
  batchId: string,
  { id, judgeAgain, ...changes }: TextChanges,
): Promise<BatchText> {
  const own = and(eq(batchTexts.batchId, batchId), eq(batchTexts.id, id));
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length > 0) await db.update(batchTexts).set(set).where(own);
  if (judgeAgain) {
    await db
      .update(batchTexts)
      .set({ state: "waiting", failure: null, tries: 0, notBefore: null, takenUntil: null, contentKey: randomUUID() })
      .where(and(own, eq(batchTexts.state, "failed"), isNotNull(batchTexts.text)));
  }
  return toBatchText(await findText(db, batchId, id), now);
}

/** Sets what the owner has done with a text. Throws `NOT_FOUND`. */
export function reviewBatchText(
  parts: { db: Queryable; now: Date },
  batchId: string,
  { id, reviewed }: Required<Pick<TextChanges, "id" | "reviewed">>,
): Promise<BatchText> {
  return changeBatchText(parts, batchId, { id, reviewed });
}
