import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { type Attachment, attachResult } from "./attach-result.ts";
import { lockWriter } from "./lock-writer.ts";
import { communityPosts } from "./tables.ts";
import { type PostWords, toColumns } from "./write-post.ts";

/**
 * Edits the user's own post; a hidden one stays hidden. Throws `NOT_FOUND` for a missing post or somebody else's, and
 * the codes of `writePost`, except for the rate limit.
 */
export async function editPost(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id, result, ...words }: PostWords & { readonly id: string; readonly result: Attachment | "keep" | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const writer = await lockWriter(tx, userId, now);
    const own = and(eq(communityPosts.id, id), eq(communityPosts.authorId, userId));
    const [post] = await tx.select().from(communityPosts).where(own).for("no key update");
    if (post === undefined) throw new AppError("NOT_FOUND");
    const columns = toColumns(words, writer);
    const attached = result === "keep" ? post.result : result && (await attachResult({ tx, now }, writer, result));
    const isSame =
      columns.category === post.category &&
      columns.title === post.title &&
      columns.body === post.body &&
      JSON.stringify(attached) === JSON.stringify(post.result);
    if (isSame) return;
    await tx
      .update(communityPosts)
      .set({ ...columns, result: attached, editedAt: now })
      .where(eq(communityPosts.id, id));
  });
}
