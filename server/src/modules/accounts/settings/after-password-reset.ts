import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../../db/connection.ts";
import { identities, users } from "../tables.ts";
import { dropResetLinks } from "./change-password.ts";

/**
 * Who has set a new password by a letter has proved the mailbox. If nobody had before, whoever made the account may have
 * been somebody else: what they linked to it goes, so that no way in is left to them.
 */
export async function afterPasswordReset(
  db: Database,
  user: { readonly id: string; readonly emailVerified: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await dropResetLinks(tx, user.id);
    if (user.emailVerified) return;
    await tx.delete(identities).where(and(eq(identities.userId, user.id), ne(identities.providerId, "credential")));
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  });
}
