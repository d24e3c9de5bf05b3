import type { Comment } from "@geulgyeol/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Queryable } from "../../db/connection.ts";
import { moderatorsAmong } from "../accounts/index.ts";
import { findVisiblePost, isReportedBy, toAuthor, toHidden } from "./queries.ts";
import { maySee, type Viewer } from "./rules.ts";
import { communityComments, communityProfiles, communityReports } from "./tables.ts";

/** Sequence of the first comment of a thread. */
const thread = sql<number>`coalesce(${communityComments.parentSequence}, ${communityComments.sequence})`;

export interface CommentsWanted {
  readonly postId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * A page of a post's comments, oldest first, each with its replies. Deleted or hidden ones have no text; their writer
 * and moderators see why. Throws `NOT_FOUND` if the reader may not see the post.
 */
export async function listComments(
  db: Database,
  reader: Viewer | null,
  { postId, cursor, limit }: CommentsWanted,
): Promise<{ comments: Comment[]; nextCursor: string | null }> {
  if ((await findVisiblePost(db, postId, reader)) === null) throw new AppError("NOT_FOUND");
  const [first, second] = cursor?.split(".").map(Number) ?? [];
  const after =
    first === undefined
      ? undefined
      : sql`(${thread}, ${communityComments.sequence}) > (${first}::int8, ${second ?? first}::int8)`;
  const rows = await selectComments(db, reader)
    .where(and(eq(communityComments.postId, postId), after))
    .orderBy(asc(thread), asc(communityComments.sequence))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const moderators = await moderatorsAmong(
    db,
    shown.map(({ comment }) => comment.authorId),
  );
  const hasMore = rows.length > limit && last !== undefined;
  return {
    comments: shown.map((row) => toComment(row, reader, moderators)),
    nextCursor: hasMore ? `${last.comment.parentSequence ?? last.comment.sequence}.${last.comment.sequence}` : null,
  };
}

/** Comments with the names of their writers, as `toComment` takes them. */
export function selectComments(db: Queryable, reader: Viewer | null) {
  return db
    .select({
      comment: communityComments,
      nickname: communityProfiles.nickname,
      isReported: isReportedBy(db as Database, communityReports.commentId, communityComments.id, reader),
    })
    .from(communityComments)
    .leftJoin(communityProfiles, eq(communityProfiles.userId, communityComments.authorId))
    .$dynamic();
}

interface CommentRow {
  readonly comment: typeof communityComments.$inferSelect;
  readonly nickname: string | null;
  readonly isReported: boolean;
}

export function toComment(
  { comment, nickname, isReported }: CommentRow,
  reader: Viewer | null,
  moderators: ReadonlySet<string>,
): Comment {
  const { id, parentId, body, authorId, createdAt, editedAt, deletedAt, hiddenAt } = comment;
  const hasWords = deletedAt === null && maySee(comment, reader);
  return {
    id,
    parentId,
    isReported,
    createdAt: createdAt.toISOString(),
    state: deletedAt !== null ? "deleted" : hiddenAt !== null ? "hidden" : "shown",
    author: hasWords && nickname !== null ? toAuthor({ nickname, authorId }, moderators) : null,
    body: hasWords ? body : null,
    editedAt: hasWords ? (editedAt?.toISOString() ?? null) : null,
    isMine: authorId !== null && authorId === reader?.id,
    hidden: toHidden(comment, reader),
  };
}
