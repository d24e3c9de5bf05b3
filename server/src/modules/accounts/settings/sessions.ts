import type { Session } from "@geulgyeol/contract";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { sessions } from "../tables.ts";
import { describeDevice } from "./describe-device.ts";

interface Owner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Open sessions of the owner, the current one first, then by their last use. */
export async function listSessions(
  { db, now }: { db: Database; now: Date },
  { userId, sessionId }: Owner,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .map((row) => ({
      id: row.id,
      isCurrent: row.id === sessionId,
      ...describeDevice(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.updatedAt.toISOString(),
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Somebody else's session answers like a missing one. Throws `NOT_FOUND`. */
export async function endSession(db: Database, userId: string, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("NOT_FOUND");
}

/** Returns the number of ended sessions. */
export async function endOtherSessions(db: Database, { userId, sessionId }: Owner): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}
