import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { users } from "./tables.ts";

/** Makes the user a moderator or not, in the caller's transaction. False when nothing had to change. */
export async function setModerator(tx: Transaction, userId: string, isModerator: boolean): Promise<boolean> {
  const other = and(eq(users.id, userId), ne(users.isModerator, isModerator));
  const changed = await tx.update(users).set({ isModerator }).where(other).returning({ id: users.id });
  return changed.length > 0;
}
