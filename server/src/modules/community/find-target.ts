import type { CommunityTarget } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findVisiblePost } from "./queries.ts";
import { maySee, type Viewer } from "./rules.ts";
import { communityComments } from "./tables.ts";

export interface FoundTarget {
  readonly postId: string;
  readonly authorId: string;
  readonly hiddenAt: Date | null;
}

/** A post or a comment that this reader may see completely; null otherwise. */
export async function findTarget(
  db: Queryable,
  { kind, id }: CommunityTarget,
  reader: Viewer | null,
): Promise<FoundTarget | null> {
  if (kind === "post") {
    const post = await findVisiblePost(db, id, reader);
    return post && { postId: post.id, authorId: post.authorId, hiddenAt: post.hiddenAt };
  }
  const [comment] = await db.select().from(communityComments).where(eq(communityComments.id, id));
  if (comment === undefined || comment.authorId === null || !maySee(comment, reader)) return null;
  if ((await findVisiblePost(db, comment.postId, reader)) === null) return null;
  return { postId: comment.postId, authorId: comment.authorId, hiddenAt: comment.hiddenAt };
}
