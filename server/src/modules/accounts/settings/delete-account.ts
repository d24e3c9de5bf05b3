import { eq, like, or } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import type { OnAccountDeletion } from "../../../module.ts";
import { users, verifications } from "../tables.ts";

/** Deletes the account and everything that belongs to it, in one transaction. */
export async function deleteAccount(
  { db, onAccountDeletion }: { db: Queryable; onAccountDeletion: readonly OnAccountDeletion[] },
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    for (const hook of onAccountDeletion) await hook(tx, userId);
    await tx
      .delete(verifications)
      .where(or(eq(verifications.value, userId), like(verifications.identifier, `change-email:${userId}:%`)));
    await tx.delete(users).where(eq(users.id, userId));
  });
}
