import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { recordShares } from "../tables.ts";

/** Deletes the user's own link with its copy of the record. Throws `NOT_FOUND`. */
export async function deleteRecordShare(db: Queryable, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(recordShares)
    .where(and(eq(recordShares.id, id), eq(recordShares.userId, userId)))
    .returning({ id: recordShares.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}
