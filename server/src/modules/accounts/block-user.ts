import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { sessions, users } from "./tables.ts";

/** Shuts an account, in the caller's transaction: its sessions end at once and it gets no new one. False when it was shut. */
export async function blockUser(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const open = and(eq(users.id, userId), isNull(users.blockedAt));
  const blocked = await tx.update(users).set({ blockedAt: now }).where(open).returning({ id: users.id });
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  return blocked.length > 0;
}

/** Opens the account again; its user signs in anew. False when it was open. */
export async function unblockUser(tx: Transaction, userId: string): Promise<boolean> {
  const shut = and(eq(users.id, userId), isNotNull(users.blockedAt));
  const opened = await tx.update(users).set({ blockedAt: null }).where(shut).returning({ id: users.id });
  return opened.length > 0;
}
