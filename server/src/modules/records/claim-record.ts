import { RECORDS_PER_USER } from "@geulgyeol/contract";
import { count, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { writingRecords } from "./tables.ts";

/**
 * Creates the record for this user, or checks its owner; its row stays locked until the transaction ends. Throws
 * `NOT_FOUND` for another user's record, and `TOO_MANY_STAMPS`.
 */
export async function claimRecord(
  tx: Transaction,
  { recordId, userId, now }: { recordId: string; userId: string; now: Date },
): Promise<void> {
  const find = () => tx.select().from(writingRecords).where(eq(writingRecords.id, recordId)).for("update");
  let [record] = await find();
  if (record === undefined) {
    const [own] = await tx.select({ n: count() }).from(writingRecords).where(eq(writingRecords.userId, userId));
    if ((own?.n ?? 0) >= RECORDS_PER_USER) throw new AppError("TOO_MANY_STAMPS");
    await tx.insert(writingRecords).values({ id: recordId, userId, createdAt: now }).onConflictDoNothing();
    [record] = await find();
  }
  if (record?.userId !== userId) throw new AppError("NOT_FOUND");
}
