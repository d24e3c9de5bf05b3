import type { CommunityTarget, ModerationAction } from "@geulgyeol/contract";
import { desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/connection.ts";
import { communityComments, communityPosts, communityProfiles, moderationActions } from "../tables.ts";

export interface LogEntry {
  readonly id: string;
  readonly moderator: string | null;
  readonly action: ModerationAction;
  readonly target: CommunityTarget;
  readonly title: string | null;
  readonly reason: string;
  readonly at: string;
}

/** Moderation actions, newest first. For moderators. */
export async function readLog(
  db: Database,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ entries: LogEntry[]; nextCursor: string | null }> {
  const ofComment = alias(communityPosts, "of_comment");
  const rows = await db
    .select({
      action: moderationActions,
      moderator: communityProfiles.nickname,
      title: sql<string | null>`coalesce(${communityPosts.title}, ${ofComment.title})`,
    })
    .from(moderationActions)
    .leftJoin(communityProfiles, eq(communityProfiles.userId, moderationActions.moderatorId))
    .leftJoin(communityPosts, eq(communityPosts.id, moderationActions.targetId))
    .leftJoin(communityComments, eq(communityComments.id, moderationActions.targetId))
    .leftJoin(ofComment, eq(ofComment.id, communityComments.postId))
    .where(cursor === undefined ? undefined : lt(moderationActions.sequence, Number(cursor)))
    .orderBy(desc(moderationActions.sequence))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ action, moderator, title }) => ({
      id: String(action.sequence),
      moderator,
      title,
      action: action.action,
      reason: action.reason,
      target: { kind: action.targetKind, id: action.targetId },
      at: action.createdAt.toISOString(),
    })),
    nextCursor: rows.length > limit && last !== undefined ? String(last.action.sequence) : null,
  };
}
