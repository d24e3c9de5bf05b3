import type { ProviderId } from "@geulgyeol/contract";
import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Queryable } from "../../../db/connection.ts";
import { removePicture } from "../keep-picture.ts";
import { identities, users } from "../tables.ts";

/**
 * Removes a provider from the sign-in methods. The user's row is locked, so that concurrent requests never remove the
 * last method. Throws `NOT_FOUND` or `LAST_SIGN_IN_METHOD`.
 */
export async function unlinkMethod(db: Database, userId: string, method: ProviderId): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const all = await tx.select().from(identities).where(eq(identities.userId, userId));
    const unlinked = all.filter(({ providerId }) => providerId === method);
    if (unlinked.length === 0) throw new AppError("NOT_FOUND");
    if (unlinked.length === all.length) throw new AppError("LAST_SIGN_IN_METHOD");
    await removeProviders(tx, userId, [method]);
  });
}

/** Unlinks providers, and removes the picture that came from them. */
export async function removeProviders(tx: Queryable, userId: string, providers: readonly ProviderId[]): Promise<void> {
  if (providers.length === 0) return;
  await tx.delete(identities).where(and(eq(identities.userId, userId), inArray(identities.providerId, [...providers])));
  await removePicture(tx, userId, providers);
}
