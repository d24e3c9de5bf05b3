import { eq, like, or } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/connection.ts";
import { users, verifications } from "../tables.ts";

/** What a module does about its own rows of a user before the user's row goes; the rest follows by the foreign keys. */
export type LetGo = (tx: Transaction, userId: string) => Promise<void>;

/** Deletes the account and everything that belongs to it, in one transaction: all of it goes, or nothing does. */
export async function deleteAccount(
  { db, letGo }: { db: Database; letGo: readonly LetGo[] },
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    for (const prepare of letGo) await prepare(tx, userId);
    await tx
      .delete(verifications)
      .where(or(eq(verifications.value, userId), like(verifications.identifier, `change-email:${userId}:%`)));
    await tx.delete(users).where(eq(users.id, userId));
  });
}
