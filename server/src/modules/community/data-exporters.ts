import { and, asc, eq, gt } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import {
  communityComments,
  communityLikes,
  communityNotifications,
  communityPosts,
  communityProfiles,
  communityReports,
} from "./tables.ts";

const ROWS_AT_ONCE = 100;

export const communityExporters: readonly DataExporter[] = [
  {
    file: "community-profile.json",
    async *rows(db, userId) {
      const { nickname, createdAt } = communityProfiles;
      yield* await db
        .select({ nickname, createdAt })
        .from(communityProfiles)
        .where(eq(communityProfiles.userId, userId));
    },
  },
  {
    file: "community-posts.json",
    async *rows(db, userId) {
      for (let after = -1; ; ) {
        const page = await db
          .select()
          .from(communityPosts)
          .where(and(eq(communityPosts.authorId, userId), gt(communityPosts.sequence, after)))
          .orderBy(asc(communityPosts.sequence))
          .limit(ROWS_AT_ONCE);
        for (const { authorId: _author, searchText: _text, searchPairs: _pairs, sequence, ...row } of page) {
          after = sequence;
          yield row;
        }
        if (page.length < ROWS_AT_ONCE) return;
      }
    },
  },
  {
    file: "community-comments.json",
    async *rows(db, userId) {
      for (let after = -1; ; ) {
        const page = await db
          .select()
          .from(communityComments)
          .where(and(eq(communityComments.authorId, userId), gt(communityComments.sequence, after)))
          .orderBy(asc(communityComments.sequence))
          .limit(ROWS_AT_ONCE);
        for (const { authorId: _author, parentSequence: _parent, sequence, ...row } of page) {
          after = sequence;
          yield row;
        }
        if (page.length < ROWS_AT_ONCE) return;
      }
    },
  },
  {
    file: "community-likes.json",
    async *rows(db, userId) {
      const { postId, createdAt } = communityLikes;
      const columns = { postId, createdAt };
      yield* await db.select(columns).from(communityLikes).where(eq(communityLikes.userId, userId)).orderBy(createdAt);
    },
  },
  {
    file: "community-reports.json",
    async *rows(db, userId) {
      const { postId, commentId, reason, detail, createdAt } = communityReports;
      const own = eq(communityReports.reporterId, userId);
      yield* await db
        .select({ postId, commentId, reason, detail, createdAt })
        .from(communityReports)
        .where(own)
        .orderBy(createdAt);
    },
  },
  {
    file: "community-notifications.json",
    async *rows(db, userId) {
      const { kind, postId, commentId, reason, createdAt, readAt } = communityNotifications;
      const own = eq(communityNotifications.userId, userId);
      yield* await db
        .select({ kind, postId, commentId, reason, createdAt, readAt })
        .from(communityNotifications)
        .where(own)
        .orderBy(createdAt);
    },
  },
];
