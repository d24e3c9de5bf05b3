import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/connection.ts";
import { apiKeys, users } from "../tables.ts";
import { type Access, beginAccessReview, listAccess } from "./access-review.ts";
import { dropResetLinks } from "./change-password.ts";
import { removeProviders } from "./unlink-method.ts";

/**
 * Who has set a new password by a letter has proved the mailbox. If nobody had before, whoever made the account may have
 * been somebody else: what they linked to it and the keys they made go, so that no way in is left to them. Otherwise the
 * owner is asked to look at them. Returns what still opens the account.
 */
export async function afterPasswordReset(
  { db, now }: { db: Database; now: Date },
  user: { readonly id: string; readonly emailVerified: boolean },
): Promise<Access> {
  return db.transaction(async (tx) => {
    await dropResetLinks(tx, user.id);
    if (!user.emailVerified) {
      const { providers } = await listAccess({ db: tx, now }, user.id);
      await removeProviders(tx, user.id, providers);
      await tx
        .update(apiKeys)
        .set({ revokedAt: now })
        .where(and(eq(apiKeys.userId, user.id), isNull(apiKeys.revokedAt)));
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    }
    return beginAccessReview({ db: tx, now }, user.id);
  });
}
