import { randomUUID } from "node:crypto";
import { type Comment, commentProblem } from "@geulgyeol/contract";
import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { countLinks } from "./count-links.ts";
import { selectComments, toComment } from "./list-comments.ts";
import { countWriting, lockWriter, type Writer } from "./lock-writer.ts";
import { notify } from "./notify.ts";
import { maxLinks, maySee } from "./rules.ts";
import { communityComments, communityPosts } from "./tables.ts";

/**
 * Writes a comment or a reply, counts it and notifies the recipients. Throws `NOT_FOUND`, `POST_HIDDEN`,
 * `REPLY_TOO_DEEP`, and the codes of `checkComment`, `lockWriter` and `countWriting`.
 */
export async function writeComment(
  { db, now }: { db: Database; now: Date },
  userId: string,
  {
    postId,
    parentId,
    body,
  }: { readonly postId: string; readonly parentId?: string | undefined; readonly body: string },
): Promise<Comment> {
  return db.transaction(async (tx) => {
    const writer = await lockWriter(tx, userId, now, await findNotified(tx, postId, parentId));
    checkComment(body, writer);
    const [post] = await tx.select().from(communityPosts).where(eq(communityPosts.id, postId)).for("no key update");
    if (post === undefined || !maySee(post, writer)) throw new AppError("NOT_FOUND");
    if (post.hiddenAt !== null) throw new AppError("POST_HIDDEN");
    const parent = parentId === undefined ? null : await findParent(tx, postId, parentId);
    await countWriting(tx, writer, "comment", now);
    const id = randomUUID();
    const place = { postId, parentId: parent?.id ?? null, parentSequence: parent?.sequence ?? null };
    await tx.insert(communityComments).values({ id, ...place, authorId: userId, body, createdAt: now });
    await tx
      .update(communityPosts)
      .set({ commentCount: sql`${communityPosts.commentCount} + 1` })
      .where(eq(communityPosts.id, postId));
    const about = { postId, commentId: id, reason: null, now };
    const answered = parent?.authorId ?? null;
    if (answered !== null && answered !== userId) await notify(tx, answered, { kind: "reply", ...about });
    if (post.authorId !== userId && post.authorId !== answered) {
      await notify(tx, post.authorId, { kind: "comment", ...about });
    }
    const [written] = await selectComments(tx, writer).where(eq(communityComments.id, id));
    if (written === undefined) throw new Error("The comment that was just written is not there.");
    return toComment(written, writer, new Set(writer.isModerator ? [userId] : []));
  });
}

/** Possible recipients: the writers of the post and of the comment. */
async function findNotified(tx: Transaction, postId: string, parentId: string | undefined): Promise<string[]> {
  const rows = [
    ...(await tx.select({ id: communityPosts.authorId }).from(communityPosts).where(eq(communityPosts.id, postId))),
    ...(await tx
      .select({ id: communityComments.authorId })
      .from(communityComments)
      .where(eq(communityComments.id, parentId ?? ""))),
  ];
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

async function findParent(tx: Transaction, postId: string, parentId: string) {
  const ofPost = and(eq(communityComments.id, parentId), eq(communityComments.postId, postId));
  const [parent] = await tx.select().from(communityComments).where(ofPost);
  if (parent === undefined || parent.deletedAt !== null || parent.hiddenAt !== null) throw new AppError("NOT_FOUND");
  if (parent.parentId !== null) throw new AppError("REPLY_TOO_DEEP");
  return parent;
}

/** Throws the codes of `commentProblem`, and `TOO_MANY_LINKS`. */
export function checkComment(body: string, { standing }: Pick<Writer, "standing">): void {
  const problem = commentProblem(body);
  if (problem !== null) throw new AppError(problem);
  if (countLinks(body) > maxLinks(standing)) throw new AppError("TOO_MANY_LINKS");
}
