import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { sessions, users } from "./tables.ts";

/**
 * Blocks an account, in the caller's transaction: its sessions end at once and it gets no new ones. False if it was
 * already blocked.
 */
export async function blockUser(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const open = and(eq(users.id, userId), isNull(users.blockedAt));
  const blocked = await tx.update(users).set({ blockedAt: now }).where(open).returning({ id: users.id });
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  return blocked.length > 0;
}

/** Unblocks the account; its user must sign in again. False if it was not blocked. */
export async function unblockUser(tx: Transaction, userId: string): Promise<boolean> {
  const shut = and(eq(users.id, userId), isNotNull(users.blockedAt));
  const opened = await tx.update(users).set({ blockedAt: null }).where(shut).returning({ id: users.id });
  return opened.length > 0;
}
