import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { lockUsersForShare } from "../accounts/index.ts";
import { findViewer } from "./find-viewer.ts";
import { maySee } from "./rules.ts";
import { communityLikes, communityPosts } from "./tables.ts";

/**
 * Adds or removes the user's like of a post. The post is locked, so that its count always equals the number of likes.
 * Throws `NOT_FOUND`.
 */
export async function likePost(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { postId, liked }: { readonly postId: string; readonly liked: boolean },
): Promise<{ liked: boolean; likeCount: number }> {
  return db.transaction(async (tx) => {
    await lockUsersForShare(tx, [userId]);
    const [post] = await tx.select().from(communityPosts).where(eq(communityPosts.id, postId)).for("no key update");
    const reader = await findViewer(tx, { id: userId });
    if (reader === null) throw new AppError("LOGIN_REQUIRED");
    if (post === undefined || !maySee(post, reader)) throw new AppError("NOT_FOUND");
    const own = and(eq(communityLikes.userId, userId), eq(communityLikes.postId, postId));
    const changed = liked
      ? await tx
          .insert(communityLikes)
          .values({ userId, postId, createdAt: now })
          .onConflictDoNothing()
          .returning({ postId: communityLikes.postId })
      : await tx.delete(communityLikes).where(own).returning({ postId: communityLikes.postId });
    if (changed.length === 0) return { liked, likeCount: post.likeCount };
    const likeCount = post.likeCount + (liked ? 1 : -1);
    await tx
      .update(communityPosts)
      .set({ likeCount: sql`${communityPosts.likeCount} + ${liked ? 1 : -1}` })
      .where(eq(communityPosts.id, postId));
    return { liked, likeCount };
  });
}
