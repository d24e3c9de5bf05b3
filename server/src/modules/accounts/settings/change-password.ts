import { and, eq, like, ne } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/connection.ts";
import { identities, sessions, verifications } from "../tables.ts";
import { checkNewPassword, checkPassword, type PasswordHash } from "./password.ts";

/**
 * Sets a new password; every session but `sessionId` ends, and so do links for a reset that are under way. Throws
 * `WRONG_PASSWORD`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_TOO_COMMON`.
 */
export async function changePassword(
  { db, passwords }: { db: Database; passwords: PasswordHash },
  { userId, sessionId }: { userId: string; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  checkNewPassword(newPassword);
  await checkPassword({ db, passwords }, userId, currentPassword);
  const password = await passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    await tx
      .update(identities)
      .set({ password })
      .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await dropResetLinks(tx, userId);
  });
}

/** Links for a reset of the password that this user has asked for and not used. */
export async function dropResetLinks(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, "reset-password:%")));
}
