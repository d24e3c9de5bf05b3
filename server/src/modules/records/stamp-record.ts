import { type ChainState, RECORD_STAMPS_MAX, type Stamp } from "@geulgyeol/contract";
import { count, desc, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { claimRecord } from "./claim-record.ts";
import { writingStamps } from "./tables.ts";
import { toStamp } from "./to-stamp.ts";

interface StampRequest extends ChainState {
  readonly recordId: string;
  readonly characters: number;
}

/**
 * Stamps a state of the user's record with the current time; a repeated state gets its first stamp. Throws `NOT_FOUND`,
 * `RECORD_OUT_OF_ORDER` for a state that is older than or contradicts the last, and `TOO_MANY_STAMPS`.
 */
export async function stampRecord(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { recordId, entries, hash, characters }: StampRequest,
): Promise<Stamp> {
  return db.transaction(async (tx) => {
    await claimRecord(tx, { recordId, userId, now });
    const [last] = await tx
      .select()
      .from(writingStamps)
      .where(eq(writingStamps.recordId, recordId))
      .orderBy(desc(writingStamps.entries))
      .limit(1);
    if (last?.entries === entries && last.hash === hash) return toStamp(last);
    if (last !== undefined && last.entries >= entries) throw new AppError("RECORD_OUT_OF_ORDER");
    const [kept] = await tx.select({ n: count() }).from(writingStamps).where(eq(writingStamps.recordId, recordId));
    if ((kept?.n ?? 0) >= RECORD_STAMPS_MAX) throw new AppError("TOO_MANY_STAMPS");
    const row = { recordId, entries, hash, characters, stampedAt: now };
    await tx.insert(writingStamps).values(row);
    return toStamp(row);
  });
}
