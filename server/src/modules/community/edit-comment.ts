import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { lockWriter } from "./lock-writer.ts";
import { communityComments } from "./tables.ts";
import { checkComment } from "./write-comment.ts";

/**
 * Edits the user's own comment; a changed one is marked as edited. Throws `NOT_FOUND` and the codes of `checkComment`.
 */
export async function editComment(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const writer = await lockWriter(tx, userId, now);
    const own = and(eq(communityComments.id, id), eq(communityComments.authorId, userId));
    const [comment] = await tx.select().from(communityComments).where(own).for("no key update");
    if (comment === undefined) throw new AppError("NOT_FOUND");
    checkComment(body, writer);
    if (comment.body === body) return;
    await tx.update(communityComments).set({ body, editedAt: now }).where(eq(communityComments.id, id));
  });
}
