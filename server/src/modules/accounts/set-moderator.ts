import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { users } from "./tables.ts";

/** Grants or revokes the moderator role, in the caller's transaction. False if nothing changed. */
export async function setModerator(tx: Transaction, userId: string, isModerator: boolean): Promise<boolean> {
  const other = and(eq(users.id, userId), ne(users.isModerator, isModerator));
  const changed = await tx.update(users).set({ isModerator }).where(other).returning({ id: users.id });
  return changed.length > 0;
}
