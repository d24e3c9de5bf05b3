import { and, eq, isNotNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { communityComments, communityNotifications, communityPosts, communityReports } from "./tables.ts";

/**
 * Deletes the user's own comment. With replies below it, an empty placeholder stays; a placeholder is deleted with its
 * last reply. Throws `NOT_FOUND`, also for somebody else's comment.
 */
export async function deleteComment(
  { db, now }: { db: Database; now: Date },
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(communityComments.id, id), eq(communityComments.authorId, userId));
    const [found] = await tx.select({ postId: communityComments.postId }).from(communityComments).where(own);
    if (found === undefined) throw new AppError("NOT_FOUND");
    await lockPost(tx, found.postId);
    const [comment] = await tx.select({ id: communityComments.id }).from(communityComments).where(own);
    if (comment === undefined) throw new AppError("NOT_FOUND");
    await clearComment(tx, id, now);
    await deleteEmptyComments(tx, found.postId);
    await recountComments(tx, found.postId);
  });
}

/** Code that changes the comments of a post locks the post, so that its count stays right. */
export async function lockPost(tx: Transaction, postId: string): Promise<void> {
  await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.id, postId))
    .for("no key update");
}

const GONE = { authorId: null, body: null, hiddenAt: null, hiddenReason: null, editedAt: null } as const;

async function clearComment(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(communityComments)
    .set({ ...GONE, deletedAt: now })
    .where(eq(communityComments.id, id));
  await tx.delete(communityReports).where(eq(communityReports.commentId, id));
  await tx.delete(communityNotifications).where(eq(communityNotifications.commentId, id));
}

/** Deletes placeholders without replies. */
export async function deleteEmptyComments(tx: Transaction, postId: string): Promise<void> {
  const reply = alias(communityComments, "reply");
  const ofPost = and(eq(communityComments.postId, postId), isNotNull(communityComments.deletedAt));
  const isReply = and(ofPost, isNotNull(communityComments.parentId));
  await tx.delete(communityComments).where(isReply);
  const replies = tx.select({ one: sql`1` }).from(reply).where(eq(reply.parentId, communityComments.id));
  await tx.delete(communityComments).where(and(ofPost, notExists(replies)));
}

/** Sets a post's count to its visible comments. */
export async function recountComments(tx: Transaction, postId: string): Promise<void> {
  const shown = tx
    .select({ n: sql`count(*)::int` })
    .from(communityComments)
    .where(
      sql`${communityComments.postId} = ${postId} and ${communityComments.deletedAt} is null and ${communityComments.hiddenAt} is null`,
    );
  await tx
    .update(communityPosts)
    .set({ commentCount: sql`(${shown})` })
    .where(eq(communityPosts.id, postId));
}
