import { and, desc, eq, gt, lte } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { lockUsersForShare, readMember } from "../accounts/index.ts";
import { type PACE, type Standing, standingOf, waitFor } from "./rules.ts";
import { communityProfiles, communityWritings } from "./tables.ts";

export interface Writer {
  readonly id: string;
  readonly nickname: string;
  readonly isModerator: boolean;
  readonly standing: Standing;
  readonly emailVerified: boolean;
}

/**
 * Locks the writer's row until the transaction ends, so that the second of two concurrent requests sees the first, and
 * keeps the users who will be notified (`notified`) from leaving meanwhile. Throws `ACCOUNT_BLOCKED`, `NICKNAME_REQUIRED`.
 */
export async function lockWriter(
  tx: Transaction,
  userId: string,
  now: Date,
  notified: readonly string[] = [],
): Promise<Writer> {
  await lockUsersForShare(tx, [userId, ...notified]);
  const member = await readMember(tx, userId);
  if (member === null) throw new AppError("LOGIN_REQUIRED");
  if (member.isBlocked) throw new AppError("ACCOUNT_BLOCKED");
  const [profile] = await tx
    .select()
    .from(communityProfiles)
    .where(eq(communityProfiles.userId, userId))
    .for("no key update");
  if (profile === undefined) throw new AppError("NICKNAME_REQUIRED");
  const { isModerator, emailVerified } = member;
  return { id: userId, nickname: profile.nickname, isModerator, emailVerified, standing: standingOf(member, now) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts one more post or comment of a writer. Throws `RATE_LIMITED` with the time to wait if it comes too soon. */
export async function countWriting(tx: Transaction, writer: Writer, kind: keyof typeof PACE, now: Date): Promise<void> {
  const own = and(eq(communityWritings.userId, writer.id), eq(communityWritings.kind, kind));
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await tx.delete(communityWritings).where(and(own, lte(communityWritings.createdAt, dayAgo)));
  const written = await tx
    .select({ at: communityWritings.createdAt })
    .from(communityWritings)
    .where(and(own, gt(communityWritings.createdAt, dayAgo)))
    .orderBy(desc(communityWritings.createdAt));
  const times = written.map(({ at }) => at);
  const wait = waitFor(kind, writer.standing, times, now);
  if (wait > 0) throw new AppError("RATE_LIMITED", { retryAfterSeconds: Math.ceil(wait / 1000) });
  await tx.insert(communityWritings).values({ userId: writer.id, kind, createdAt: now });
}
