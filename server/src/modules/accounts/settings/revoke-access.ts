import { and, eq, isNull, ne } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { apiKeys, identities, sessions, users } from "../tables.ts";
import { type Access, endAccessReview, listAccess } from "./access-review.ts";
import { removeProviders } from "./unlink-method.ts";

/**
 * Removes all ways into the account except its password and the current session. Returns the removed ones. Throws
 * `LAST_SIGN_IN_METHOD` for an account without a password.
 */
export async function revokeAccess(
  { db, now }: { db: Database; now: Date },
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Access> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [password] = await tx
      .select({ id: identities.id })
      .from(identities)
      .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
    if (password === undefined) throw new AppError("LAST_SIGN_IN_METHOD");
    const gone = await listAccess({ db: tx, now }, userId);
    await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
    await removeProviders(tx, userId, gone.providers);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await endAccessReview(tx, userId);
    return gone;
  });
}
