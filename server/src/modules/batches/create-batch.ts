import { randomUUID } from "node:crypto";
import { BATCHES_PER_USER, type Batch, type DocumentType, refusalOf } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { countOwn, readPlan } from "../accounts/index.ts";
import { NO_TEXTS, toBatch } from "./rules.ts";
import { batches } from "./tables.ts";

interface NewBatch {
  readonly name: string;
  readonly question?: string;
  readonly documentType?: DocumentType | null;
  readonly deletesAt?: Date | null;
  /** See the column. Such batches have the limits of the module that makes them. */
  readonly isManaged?: boolean;
}

/** Makes an empty batch of this owner. Throws `PRO_REQUIRED` and `TOO_MANY_BATCHES`. */
export async function createBatch(
  { db, now }: { db: Queryable; now: Date },
  ownerId: string,
  { name, question = "", documentType = null, deletesAt = null, isManaged = false }: NewBatch,
): Promise<Batch> {
  const refusal = refusalOf("analyseSeveralFiles", (await readPlan(db, ownerId, now)).kind);
  if (refusal !== null) throw new AppError(refusal);
  const row = { id: randomUUID(), ownerId, name: name.normalize("NFC"), question, documentType, deletesAt, isManaged };
  return db.transaction(async (tx) => {
    if (!isManaged) await refuseTooMany(tx, ownerId);
    const [made] = await tx
      .insert(batches)
      .values({ ...row, createdAt: now })
      .returning();
    if (made === undefined) throw new Error("An insert without a condition returns its row.");
    return toBatch(made, NO_TEXTS);
  });
}

async function refuseTooMany(tx: Transaction, ownerId: string): Promise<void> {
  const listed = and(eq(batches.ownerId, ownerId), eq(batches.isManaged, false));
  if ((await countOwn(tx, ownerId, batches, listed)) >= BATCHES_PER_USER) throw new AppError("TOO_MANY_BATCHES");
}
