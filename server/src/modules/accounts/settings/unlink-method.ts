import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import type { ProviderId } from "../../../ports/identity.ts";
import { identities, users } from "../tables.ts";

/**
 * Takes a provider away from the ways to sign in. The user's row is locked meanwhile, so that two at once never take the
 * last way. Throws `NOT_FOUND` or `LAST_SIGN_IN_METHOD`.
 */
export async function unlinkMethod(db: Database, userId: string, method: ProviderId): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const all = await tx.select().from(identities).where(eq(identities.userId, userId));
    const unlinked = all.filter(({ providerId }) => providerId === method);
    if (unlinked.length === 0) throw new AppError("NOT_FOUND");
    if (unlinked.length === all.length) throw new AppError("LAST_SIGN_IN_METHOD");
    await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.providerId, method)));
  });
}
