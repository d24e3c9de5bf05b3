import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { communityPosts } from "./tables.ts";

/** Deletes a post of the user's own with all that hangs on it. Throws `NOT_FOUND`, for somebody else's post too. */
export async function deletePost(db: Database, userId: string, id: string): Promise<void> {
  const own = and(eq(communityPosts.id, id), eq(communityPosts.authorId, userId));
  const deleted = await db.delete(communityPosts).where(own).returning({ id: communityPosts.id });
  if (deleted.length === 0) throw new AppError("NOT_FOUND");
}
