import {
  type CommunityTarget,
  countCharacters,
  MODERATION_REASON_MAX_CHARS,
  type ModerationAction,
} from "@geulgyeol/contract";
import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Transaction } from "../../../db/connection.ts";
import { lockUsersForShare } from "../../accounts/index.ts";
import { lockPost, recountComments } from "../delete-comment.ts";
import { type FoundTarget, findTarget } from "../find-target.ts";
import { findViewer } from "../find-viewer.ts";
import { notify } from "../notify.ts";
import { communityComments, communityPosts, communityReports, moderationActions } from "../tables.ts";

export interface Decision {
  readonly target: CommunityTarget;
  readonly action: ModerationAction;
  readonly reason: string;
}

/**
 * Hides or restores content, or dismisses its reports; records moderator and reason, and notifies the writer of the
 * first two. Throws `NOT_FOUND` (also for non-moderators), `MODERATION_REASON_REQUIRED`, `MODERATION_REASON_TOO_LONG`,
 * and `ALREADY_DECIDED` if nothing would change.
 */
export async function moderate(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { target, action, reason }: Decision,
): Promise<void> {
  const words = reason.trim();
  await db.transaction(async (tx) => {
    const reader = await findViewer(tx, { id: userId });
    if (reader === null || !reader.isModerator) throw new AppError("NOT_FOUND");
    if (words === "") throw new AppError("MODERATION_REASON_REQUIRED");
    if (countCharacters(words) > MODERATION_REASON_MAX_CHARS) throw new AppError("MODERATION_REASON_TOO_LONG");
    const seen = await findTarget(tx, target, reader);
    if (seen === null) throw new AppError("NOT_FOUND");
    // Locked first, then read again, so that the second of two moderators sees the first decision.
    await lockUsersForShare(tx, [seen.authorId]);
    await lockPost(tx, seen.postId);
    const found = await findTarget(tx, target, reader);
    if (found === null) throw new AppError("NOT_FOUND");
    const decided = await decideReports(tx, target, now, action);
    const hasChanged = action === "dismiss" ? decided > 0 : (found.hiddenAt === null) === (action === "hide");
    if (!hasChanged) throw new AppError("ALREADY_DECIDED");
    if (action !== "dismiss") {
      await setHidden(tx, target, found, action === "hide" ? { hiddenAt: now, hiddenReason: words } : SHOWN);
      const kind = action === "hide" ? "hidden" : "restored";
      const commentId = target.kind === "comment" ? target.id : null;
      await notify(tx, found.authorId, { kind, postId: found.postId, commentId, reason: words, now });
    }
    const { kind: targetKind, id: targetId } = target;
    const row = { moderatorId: userId, action, targetKind, targetId, reason: words, createdAt: now };
    await tx.insert(moderationActions).values(row);
  });
}

const SHOWN = { hiddenAt: null, hiddenReason: null } as const;

async function setHidden(
  tx: Transaction,
  { kind, id }: CommunityTarget,
  { postId }: FoundTarget,
  hidden: typeof SHOWN | { readonly hiddenAt: Date; readonly hiddenReason: string },
): Promise<void> {
  if (kind === "post") {
    await tx.update(communityPosts).set(hidden).where(eq(communityPosts.id, id));
    return;
  }
  await tx.update(communityComments).set(hidden).where(eq(communityComments.id, id));
  await recountComments(tx, postId);
}

/** Closes the open reports of the target and returns their number; restored content has none. */
async function decideReports(
  tx: Transaction,
  { kind, id }: CommunityTarget,
  now: Date,
  action: ModerationAction,
): Promise<number> {
  if (action === "restore") return 0;
  const column = kind === "post" ? communityReports.postId : communityReports.commentId;
  const open = and(eq(column, id), isNull(communityReports.decidedAt));
  const decided = await tx
    .update(communityReports)
    .set({ decidedAt: now })
    .where(open)
    .returning({ sequence: communityReports.sequence });
  return decided.length;
}
