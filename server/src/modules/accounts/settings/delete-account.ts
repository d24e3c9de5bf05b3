import { eq, like, or } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { isDeadlock } from "../../../db/database-fault.ts";
import type { OnAccountDeletion } from "../../../module.ts";
import { users, verifications } from "../tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly onAccountDeletion: readonly OnAccountDeletion[];
}

/** A deletion reaches tables of all modules: where work in the background locks them in another order, one of the two gives way. */
const ATTEMPTS = 3;

/** Deletes the account and everything that belongs to it, in one transaction; after a deadlock it is tried again. */
export async function deleteAccount(parts: Parts, userId: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await deleteAtOnce(parts, userId);
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function deleteAtOnce({ db, onAccountDeletion }: Parts, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    for (const hook of onAccountDeletion) await hook(tx, userId);
    await tx
      .delete(verifications)
      .where(or(eq(verifications.value, userId), like(verifications.identifier, `change-email:${userId}:%`)));
    await tx.delete(users).where(eq(users.id, userId));
  });
}
