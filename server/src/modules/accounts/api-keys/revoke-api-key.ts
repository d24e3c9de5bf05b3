import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { apiKeys } from "../tables.ts";

/** Revokes the key at once. Somebody else's key answers like a missing one. Throws `NOT_FOUND`. */
export async function revokeApiKey(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  id: string,
): Promise<void> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (revoked.length === 0) throw new AppError("NOT_FOUND");
}
