import type { Post } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { moderatorsAmong } from "../accounts/index.ts";
import { isLikedBy, isReportedBy, SUMMARY, toSummary } from "./queries.ts";
import { maySee, type Viewer } from "./rules.ts";
import { communityPosts, communityProfiles, communityReports } from "./tables.ts";

/** One post with its text. Throws `NOT_FOUND`, also for one hidden from this reader. */
export async function readPost(db: Database, reader: Viewer | null, id: string): Promise<Post> {
  const [row] = await db
    .select({
      ...SUMMARY,
      body: communityPosts.body,
      result: communityPosts.result,
      editedAt: communityPosts.editedAt,
      isLiked: isLikedBy(db, reader),
      isReported: isReportedBy(db, communityReports.postId, communityPosts.id, reader),
    })
    .from(communityPosts)
    .innerJoin(communityProfiles, eq(communityProfiles.userId, communityPosts.authorId))
    .where(eq(communityPosts.id, id));
  if (row === undefined || !maySee(row, reader)) throw new AppError("NOT_FOUND");
  const { body, result, isLiked, isReported } = row;
  return {
    ...toSummary(row, reader, await moderatorsAmong(db, [row.authorId])),
    body,
    result,
    isLiked,
    isReported,
    editedAt: row.editedAt?.toISOString() ?? null,
    isMine: row.authorId === reader?.id,
  };
}

/** Whether this reader's view counts: the writer's own does not. False if there is no such post. */
export async function countView(db: Database, reader: Viewer | null, id: string): Promise<boolean> {
  const others = sql`${communityPosts.id} = ${id} and ${communityPosts.authorId} <> ${reader?.id ?? ""}`;
  const counted = await db
    .update(communityPosts)
    .set({ viewCount: sql`${communityPosts.viewCount} + 1` })
    .where(others)
    .returning({ id: communityPosts.id });
  return counted.length > 0;
}
