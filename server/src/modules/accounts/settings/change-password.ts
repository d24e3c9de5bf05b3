import { and, eq, like, ne } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/connection.ts";
import { identities, sessions, verifications } from "../tables.ts";
import { type Access, beginAccessReview } from "./access-review.ts";
import { checkNewPassword, checkPassword, type PasswordHash } from "./password.ts";

/**
 * Sets a new password; all sessions but `sessionId` and pending reset links end. Returns the other ways into the
 * account for review. Throws `WRONG_PASSWORD`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_TOO_COMMON`.
 */
export async function changePassword(
  { db, passwords, now }: { db: Database; passwords: PasswordHash; now: Date },
  { userId, sessionId }: { userId: string; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Access> {
  checkNewPassword(newPassword);
  await checkPassword({ db, passwords }, userId, currentPassword);
  const password = await passwords.hash(newPassword);
  return db.transaction(async (tx) => {
    await tx
      .update(identities)
      .set({ password })
      .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await dropResetLinks(tx, userId);
    return beginAccessReview({ db: tx, now }, userId);
  });
}

/** Unused password reset links of this user. */
export async function dropResetLinks(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, "reset-password:%")));
}
