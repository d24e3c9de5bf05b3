import type { Notification } from "@geulgyeol/contract";
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Database, Queryable } from "../../db/connection.ts";
import { communityComments, communityNotifications, communityPosts, communityProfiles } from "./tables.ts";

export interface NotificationsWanted {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Moderation is always notified; other users' content only if it is still visible. */
const isNotified: SQL | undefined = or(
  inArray(communityNotifications.kind, ["hidden", "restored"]),
  and(isNotNull(communityComments.id), isNull(communityComments.hiddenAt), isNull(communityPosts.hiddenAt)),
);

/** A page of the user's notifications, newest first, and how many of all are unread. */
export async function listNotifications(
  db: Database,
  userId: string,
  { cursor, limit }: NotificationsWanted,
): Promise<{ notifications: Notification[]; unread: number; nextCursor: string | null }> {
  const older = cursor === undefined ? undefined : lt(communityNotifications.sequence, Number(cursor));
  const rows = await db
    .select({
      news: communityNotifications,
      title: communityPosts.title,
      from: communityProfiles.nickname,
    })
    .from(communityNotifications)
    .innerJoin(communityPosts, eq(communityPosts.id, communityNotifications.postId))
    .leftJoin(communityComments, eq(communityComments.id, communityNotifications.commentId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, communityComments.authorId))
    .where(and(eq(communityNotifications.userId, userId), isNotified, older))
    .orderBy(desc(communityNotifications.sequence))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map(({ news, title, from }) => ({
      id: String(news.sequence),
      kind: news.kind,
      post: { id: news.postId, title },
      commentId: news.commentId,
      from: news.kind === "comment" || news.kind === "reply" ? from : null,
      reason: news.reason,
      at: news.createdAt.toISOString(),
      isRead: news.readAt !== null,
    })),
    unread: await countUnread(db, userId),
    nextCursor: rows.length > limit && last !== undefined ? String(last.news.sequence) : null,
  };
}

/** Marks the user's notifications as read; ids of other users have no effect. */
export async function readNotifications(
  { db, now }: { db: Database; now: Date },
  userId: string,
  ids: "all" | readonly string[],
): Promise<{ unread: number }> {
  const own = and(eq(communityNotifications.userId, userId), isNull(communityNotifications.readAt));
  const which = ids === "all" ? undefined : inArray(communityNotifications.sequence, ids.map(Number));
  if (ids.length > 0) await db.update(communityNotifications).set({ readAt: now }).where(and(own, which));
  return { unread: await countUnread(db, userId) };
}

async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(communityNotifications)
    .innerJoin(communityPosts, eq(communityPosts.id, communityNotifications.postId))
    .leftJoin(communityComments, eq(communityComments.id, communityNotifications.commentId))
    .where(and(eq(communityNotifications.userId, userId), isNull(communityNotifications.readAt), isNotified));
  return row?.unread ?? 0;
}
