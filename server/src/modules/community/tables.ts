import {
  COMMUNITY_TARGETS,
  MODERATION_ACTIONS,
  NOTIFICATION_KINDS,
  POST_CATEGORIES,
  REPORT_REASONS,
  type ResultSnapshot,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Order of writing, since two rows may have the same millisecond. */
const sequence = () => bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity();
const owner = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A user's nickname. The row is locked while its owner posts, so that limits are enforced. */
export const communityProfiles = pgTable(
  "community_profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    nickname: text("nickname").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [uniqueIndex("community_profiles_nickname").on(sql`lower(${table.nickname})`)],
);

export const communityPosts = pgTable(
  "community_posts",
  {
    id: text("id").primaryKey(),
    sequence: sequence(),
    authorId: owner("author_id"),
    category: text("category", { enum: POST_CATEGORIES }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** Frozen when attached: later changes of the analysis have no effect. */
    result: json("result").$type<ResultSnapshot>(),
    /** Title and text in search form, with their characters and pairs. */
    searchText: text("search_text").notNull(),
    searchPairs: text("search_pairs").array().notNull(),
    likeCount: integer("like_count").notNull().default(0),
    /** Visible comments and replies: neither hidden nor deleted. */
    commentCount: integer("comment_count").notNull().default(0),
    viewCount: integer("view_count").notNull().default(0),
    createdAt: timestampColumn("created_at").notNull(),
    editedAt: timestampColumn("edited_at"),
    hiddenAt: timestampColumn("hidden_at"),
    hiddenReason: text("hidden_reason"),
  },
  (table) => [
    uniqueIndex("community_posts_sequence").on(table.sequence),
    index("community_posts_author").on(table.authorId, table.sequence),
    index("community_posts_category").on(table.category, table.sequence),
    index("community_posts_popular").on(table.likeCount, table.sequence),
    index("community_posts_discussed").on(table.commentCount, table.sequence),
    index("community_posts_search").using("gin", table.searchPairs),
    check("community_posts_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check(
      "community_posts_counts",
      sql`${table.likeCount} >= 0 and ${table.commentCount} >= 0 and ${table.viewCount} >= 0`,
    ),
  ],
);

export const communityComments = pgTable(
  "community_comments",
  {
    id: text("id").primaryKey(),
    sequence: sequence(),
    postId: text("post_id")
      .notNull()
      .references(() => communityPosts.id, { onDelete: "cascade" }),
    /** The comment that this one replies to; replies have no replies. */
    parentId: text("parent_id").references((): AnyPgColumn => communityComments.id, { onDelete: "cascade" }),
    /** Sequence of the parent, for sorting a reply below it. */
    parentSequence: bigint("parent_sequence", { mode: "number" }),
    /** Null, like the body, for a placeholder above replies. */
    authorId: text("author_id").references(() => users.id, { onDelete: "cascade" }),
    body: text("body"),
    createdAt: timestampColumn("created_at").notNull(),
    editedAt: timestampColumn("edited_at"),
    deletedAt: timestampColumn("deleted_at"),
    hiddenAt: timestampColumn("hidden_at"),
    hiddenReason: text("hidden_reason"),
  },
  (table) => [
    index("community_comments_thread").on(
      table.postId,
      sql`(coalesce(${table.parentSequence}, ${table.sequence}))`,
      table.sequence,
    ),
    index("community_comments_parent").on(table.parentId),
    index("community_comments_author").on(table.authorId, table.sequence),
    uniqueIndex("community_comments_sequence").on(table.sequence),
    check(
      "community_comments_words",
      sql`(${table.deletedAt} is null) = (${table.authorId} is not null) and (${table.deletedAt} is null) = (${table.body} is not null)`,
    ),
    check("community_comments_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check("community_comments_reply", sql`(${table.parentId} is null) = (${table.parentSequence} is null)`),
  ],
);

export const communityLikes = pgTable(
  "community_likes",
  {
    userId: owner("user_id"),
    postId: text("post_id")
      .notNull()
      .references(() => communityPosts.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index("community_likes_post").on(table.postId)],
);

/**
 * Times of a user's posts or comments of the last day, including deleted ones, for the rate limit. Older rows are
 * deleted with the next post.
 */
export const communityWritings = pgTable(
  "community_writings",
  {
    userId: owner("user_id"),
    kind: text("kind", { enum: COMMUNITY_TARGETS }).notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("community_writings_user").on(table.userId, table.kind, table.createdAt)],
);

/** Readers' reports of a post or a comment, once per reader. */
export const communityReports = pgTable(
  "community_reports",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reporterId: owner("reporter_id"),
    postId: text("post_id").references(() => communityPosts.id, { onDelete: "cascade" }),
    commentId: text("comment_id").references(() => communityComments.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    detail: text("detail").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** When a moderator decided; null while pending. */
    decidedAt: timestampColumn("decided_at"),
  },
  (table) => [
    uniqueIndex("community_reports_post").on(table.postId, table.reporterId),
    uniqueIndex("community_reports_comment").on(table.commentId, table.reporterId),
    index("community_reports_reporter").on(table.reporterId, table.createdAt),
    index("community_reports_open").on(table.sequence).where(sql`${table.decidedAt} is null`),
    check("community_reports_target", sql`(${table.postId} is null) <> (${table.commentId} is null)`),
  ],
);

export const communityNotifications = pgTable(
  "community_notifications",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The recipient. */
    userId: owner("user_id"),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    postId: text("post_id").notNull(),
    /** The new comment, or the one that moderators acted on. */
    commentId: text("comment_id").references(() => communityComments.id, { onDelete: "cascade" }),
    reason: text("reason"),
    createdAt: timestampColumn("created_at").notNull(),
    readAt: timestampColumn("read_at"),
  },
  (table) => [
    foreignKey({
      name: "community_notifications_post",
      columns: [table.postId],
      foreignColumns: [communityPosts.id],
    }).onDelete("cascade"),
    index("community_notifications_user").on(table.userId, table.sequence),
    index("community_notifications_of_post").on(table.postId),
    index("community_notifications_of_comment").on(table.commentId),
  ],
);

/**
 * Moderation actions. Append-only: a trigger refuses updates and deletes. The ids stay when a moderator or the content
 * is deleted, and then lead nowhere.
 */
export const moderationActions = pgTable(
  "moderation_actions",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    moderatorId: text("moderator_id").notNull(),
    action: text("action", { enum: MODERATION_ACTIONS }).notNull(),
    targetKind: text("target_kind", { enum: COMMUNITY_TARGETS }).notNull(),
    targetId: text("target_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("moderation_actions_target").on(table.targetId)],
);
