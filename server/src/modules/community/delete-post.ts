import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { communityPosts } from "./tables.ts";

/** Deletes the user's own post with everything attached to it. Throws `NOT_FOUND`, also for somebody else's post. */
export async function deletePost(db: Database, userId: string, id: string): Promise<void> {
  const own = and(eq(communityPosts.id, id), eq(communityPosts.authorId, userId));
  const deleted = await db.delete(communityPosts).where(own).returning({ id: communityPosts.id });
  if (deleted.length === 0) throw new AppError("NOT_FOUND");
}
