import type { Author, PostSummary } from "@geulgyeol/contract";
import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Queryable } from "../../db/connection.ts";
import { maySee, type Viewer } from "./rules.ts";
import { communityLikes, communityPosts, communityProfiles, communityReports } from "./tables.ts";

/** Columns of a post in lists, with its writer's name. */
export const SUMMARY = {
  id: communityPosts.id,
  sequence: communityPosts.sequence,
  authorId: communityPosts.authorId,
  category: communityPosts.category,
  title: communityPosts.title,
  nickname: communityProfiles.nickname,
  createdAt: communityPosts.createdAt,
  likeCount: communityPosts.likeCount,
  commentCount: communityPosts.commentCount,
  viewCount: communityPosts.viewCount,
  hasResult: sql<boolean>`${communityPosts.result} is not null`,
  hiddenAt: communityPosts.hiddenAt,
  hiddenReason: communityPosts.hiddenReason,
};

export interface SummaryRow {
  readonly id: string;
  readonly authorId: string;
  readonly category: PostSummary["category"];
  readonly title: string;
  readonly nickname: string;
  readonly createdAt: Date;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly viewCount: number;
  readonly hasResult: boolean;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
}

/** @param moderators the writers who are moderators. */
export function toSummary(row: SummaryRow, reader: Viewer | null, moderators: ReadonlySet<string>): PostSummary {
  const { id, category, title, createdAt, likeCount, commentCount, viewCount, hasResult } = row;
  return {
    id,
    category,
    title,
    author: toAuthor(row, moderators),
    createdAt: createdAt.toISOString(),
    likeCount,
    commentCount,
    viewCount,
    hasResult,
    hidden: toHidden(row, reader),
  };
}

export function toAuthor(
  { nickname, authorId }: { nickname: string; authorId: string | null },
  moderators: ReadonlySet<string>,
): z.infer<typeof Author> {
  return { nickname, isModerator: authorId !== null && moderators.has(authorId) };
}

interface Hideable {
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
  readonly authorId: string | null;
}

/** When and why it was hidden, for readers who may know. */
export function toHidden(row: Hideable, reader: Viewer | null) {
  if (row.hiddenAt === null || !maySee(row, reader)) return null;
  return { reason: row.hiddenReason ?? "", at: row.hiddenAt.toISOString() };
}

/** Whether the reader has reported it. */
export function isReportedBy(db: Queryable, target: PgColumn, id: PgColumn, reader: Viewer | null): SQL<boolean> {
  if (reader === null) return sql<boolean>`false`;
  const own = and(eq(communityReports.reporterId, reader.id), eq(target, id));
  return sql<boolean>`${exists(db.select({ one: sql`1` }).from(communityReports).where(own))}`;
}

export function isLikedBy(db: Queryable, reader: Viewer | null): SQL<boolean> {
  if (reader === null) return sql<boolean>`false`;
  const own = and(eq(communityLikes.userId, reader.id), eq(communityLikes.postId, communityPosts.id));
  return sql<boolean>`${exists(db.select({ one: sql`1` }).from(communityLikes).where(own))}`;
}

/** A post that this reader may see, without its text; null otherwise. */
export async function findVisiblePost(db: Queryable, id: string, reader: Viewer | null) {
  const { id: postId, authorId, hiddenAt, title } = communityPosts;
  const [post] = await db.select({ id: postId, authorId, hiddenAt, title }).from(communityPosts).where(eq(postId, id));
  return post !== undefined && maySee(post, reader) ? post : null;
}
