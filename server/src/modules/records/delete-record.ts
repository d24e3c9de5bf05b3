import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { writingRecords } from "./tables.ts";

/** Deletes the user's own record with its stamps. Throws `NOT_FOUND`. */
export async function deleteRecord(db: Queryable, userId: string, recordId: string): Promise<void> {
  const gone = await db
    .delete(writingRecords)
    .where(and(eq(writingRecords.id, recordId), eq(writingRecords.userId, userId)))
    .returning({ id: writingRecords.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}
