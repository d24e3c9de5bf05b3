import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/connection.ts";
import { apiKeys, users } from "../tables.ts";
import { type Access, beginAccessReview, listAccess } from "./access-review.ts";
import { dropResetLinks } from "./change-password.ts";
import { removeProviders } from "./unlink-method.ts";

/**
 * A password reset by e-mail proves the mailbox. If it was not proved before, keys and providers are removed, since a
 * stranger may have added them; otherwise the owner reviews them. Returns the remaining ways into the account.
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
