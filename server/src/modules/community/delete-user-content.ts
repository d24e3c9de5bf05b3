import { asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { deleteEmptyComments, recountComments } from "./delete-comment.ts";
import {
  communityComments,
  communityLikes,
  communityNotifications,
  communityPosts,
  communityReports,
} from "./tables.ts";

/**
 * Deletes a user's content as if by hand: posts with their comments, comments with replies become placeholders, and
 * likes are removed.
 */
export async function deleteUserContent(tx: Transaction, userId: string): Promise<void> {
  const commented = await lockPosts(tx, userId);
  await tx.delete(communityPosts).where(eq(communityPosts.authorId, userId));
  // Counts are reduced by the rows actually deleted, since a like may have been added meanwhile.
  const unliked = await tx
    .delete(communityLikes)
    .where(eq(communityLikes.userId, userId))
    .returning({ id: communityLikes.postId });
  if (unliked.length > 0) {
    const ids = unliked.map(({ id }) => id);
    await tx
      .update(communityPosts)
      .set({ likeCount: sql`${communityPosts.likeCount} - 1` })
      .where(inArray(communityPosts.id, ids));
  }
  const own = tx
    .select({ id: communityComments.id })
    .from(communityComments)
    .where(eq(communityComments.authorId, userId));
  await tx.delete(communityReports).where(inArray(communityReports.commentId, own));
  await tx.delete(communityNotifications).where(inArray(communityNotifications.commentId, own));
  await tx
    .update(communityComments)
    .set({ authorId: null, body: null, hiddenAt: null, hiddenReason: null, editedAt: null, deletedAt: sql`now()` })
    .where(eq(communityComments.authorId, userId));
  for (const postId of commented) {
    await deleteEmptyComments(tx, postId);
    await recountComments(tx, postId);
  }
}

/**
 * Locks every post that the user wrote, liked or commented on, in a fixed order, so that concurrent deletions cannot
 * deadlock. Returns those that the user commented on.
 */
async function lockPosts(tx: Transaction, userId: string): Promise<string[]> {
  const own = tx.select({ id: communityPosts.id }).from(communityPosts).where(eq(communityPosts.authorId, userId));
  const liked = tx.select({ id: communityLikes.postId }).from(communityLikes).where(eq(communityLikes.userId, userId));
  const commented = await tx
    .selectDistinct({ id: communityComments.postId })
    .from(communityComments)
    .where(eq(communityComments.authorId, userId));
  const ids = commented.map(({ id }) => id);
  await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(or(inArray(communityPosts.id, own), inArray(communityPosts.id, liked), inArray(communityPosts.id, ids)))
    .orderBy(asc(communityPosts.id))
    .for("no key update");
  return ids;
}
